import { formatDemandFormHref } from "../../../domain/demand/format-demand-form-href.ts";
import { demandEn } from "../../../texts/demand/demand.en.ts";
import { demandZh } from "../../../texts/demand/demand.zh.ts";
import { fillTemplate } from "../../../texts/site/fill-template.ts";
import { WhatNext } from "../../features/demand-form/form/what-next.tsx";
import { definePage } from "../../page.ts";
import { useRuntimeConfig } from "../../platform/runtime-config-context.ts";
import { LinkButton } from "../../ui/forms/button.tsx";
import "../../features/demand-form/form/demand-form.css";

const referencePattern = /^HZ-\d{8}-[2-9A-Z]{4}$/;

export default definePage("case-success", {
  validate: ({ query }) => ({
    reference: referencePattern.test(query.reference ?? "") ? query.reference : undefined,
    english: query.lang === "en",
  }),

  loader: async () => undefined,

  head(_, { english }) {
    const { success } = english ? demandEn : demandZh;
    return {
      title: success.title,
      description: success.description,
      canonical: "/case/success",
      noindex: true,
    };
  },
  lang: ({ english }) => (english ? "en" : undefined),

  component: function CaseSuccessPage({ input }) {
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
  },
});
