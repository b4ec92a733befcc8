import { formatDemandFormHref } from "../../../domain/demand/format-demand-form-href.ts";
import { demandEn } from "../../../texts/demand/demand.en.ts";
import { demandZh } from "../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../texts/site/fill-template.ts";
import { WhatNext } from "../../features/demand-form/form/what-next.tsx";
import type { PageProps } from "../../page.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import type { CaseSuccessData, CaseSuccessInput } from "./types.ts";
import "../../features/demand-form/form/demand-form.css";

/** Renders the confirmation of a demand: its reference number and what happens next. */
export function CaseSuccessView({ input }: PageProps<CaseSuccessInput, CaseSuccessData>) {
  const { adviser, hotline } = useRuntimeConfig();
  const texts = input.english ? demandEn : demandZh;
  const { success } = texts;
  const lead = input.reference ? fillTemplate(success.lead, { reference: input.reference }) : success.leadPlain;
  return (
    <main className="page form-page done-page demand-form" id="main">
      <h1>{success.title}</h1>
      <p className="lead">{lead}</p>
      <WhatNext texts={texts} adviser={adviser} title={success.next} />
      <p className="soft">{fillTemplate(success.hotline, { hotline })}</p>
      <p className="acts">
        <LinkButton href="/">{success.home}</LinkButton>
        <LinkButton href={formatDemandFormHref()} variant="plain">
          {success.another}
        </LinkButton>
      </p>
    </main>
  );
}
