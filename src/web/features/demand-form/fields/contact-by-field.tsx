import { useController } from "react-hook-form";
import { contactOptions } from "#domain/demand/demand-option.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { PickList } from "./pick-list.tsx";

/** Renders how the visitor wants to be reached; a call with the time that it would come at. */
export function ContactByField({ form, texts, locale }: DemandForm) {
  const { field } = useController({ control: form.control, name: "contactBy" });
  const options = contactOptions.map(({ id, [locale]: name }) => ({
    id,
    name:
      id === "call" || id === "later" ? (
        <CallbackText
          format={(time) => (time ? fillTemplate(texts.promise.contactChoices[id], { time }) : name)}
          locale={locale}
          contactBy={id}
        />
      ) : (
        name
      ),
  }));
  return (
    <PickList
      label={texts.form.contactBy}
      name="contactBy"
      onPick={(id) => field.onChange(id || "call")}
      options={options}
      value={field.value}
    />
  );
}
