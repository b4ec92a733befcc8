import { useRouter } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { formatOffersHref } from "#domain/offer/offers-address.ts";
import { offerLimits } from "#domain/limits.ts";
import { offersZh as texts } from "#texts/search/offers.zh.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { TextArea } from "#web/ui/forms/field.tsx";
import type { OffersData, OffersInput } from "../page.tsx";
import { ProgrammeTerms } from "./programme-terms.tsx";
import styles from "./programme-form.module.css";

interface FormProps {
  data: OffersData;
  input: OffersInput;
}

/** Renders the programme as a text that can be changed, and what of it was read, block by block. */
export function ProgrammeForm({ data, input }: FormProps) {
  const router = useRouter();
  const { city, q = "" } = input;
  const [typed, setTyped] = useState({ of: q, value: q });
  // Another programme is shown, also by going back: what was typed for this one is dropped.
  if (typed.of !== q) setTyped({ of: q, value: q });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void router.navigate({ href: formatOffersHref(city, { q: typed.value.trim() || undefined }) });
  };
  return (
    <>
      <form action={`/${city}/fangan`} className={styles.form} onSubmit={submit}>
        <TextArea
          label={texts.label}
          maxLength={offerLimits.text}
          name="q"
          onChange={({ target }) => setTyped({ of: q, value: target.value })}
          placeholder={texts.placeholder}
          rows={q.length > 120 ? 4 : 2}
          value={typed.value}
        />
        <Button type="submit" variant="ink">
          {texts.submit}
        </Button>
      </form>
      {data.programme.blocks.length > 0 && <ProgrammeTerms data={data} input={input} />}
    </>
  );
}
