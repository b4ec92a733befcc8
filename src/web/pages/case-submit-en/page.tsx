import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { parseDemandFormQuery } from "#domain/demand/parse-demand-form-query.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { definePage } from "../../page.ts";
import { CaseSubmitEnView } from "./view.tsx";

export default definePage("case-submit-en", {
  validate: ({ path, query }) => {
    const link = parseDemandFormQuery(query);
    return { ...link, pageFrom: link.pageFrom ?? path, locale: "en" as const };
  },
  loader: async (input, context) =>
    (await import("../../features/demand-form/prefill/load-prefill.ts")).loadPrefill(input, context),
  head: () => ({
    title: demandEn.form.title,
    description: demandEn.describe,
    canonical: formatDemandFormHref({}, "en"),
  }),
  lang: () => "en",
  alternate: () => formatDemandFormHref(),
  component: CaseSubmitEnView,
  early: "fetched",
});
