import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { parseDemandFormQuery } from "#domain/demand/parse-demand-form-query.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { definePage } from "../../page.ts";
import { CaseSubmitView } from "./view.tsx";

export default definePage("case-submit", {
  validate: ({ path, query }) => {
    const link = parseDemandFormQuery(query);
    return { ...link, pageFrom: link.pageFrom ?? path, locale: "zh" as const };
  },
  loader: async (input, context) =>
    (await import("../../features/demand-form/prefill/load-prefill.ts")).loadPrefill(input, context),
  head: () => ({ title: demandZh.form.title, description: demandZh.describe, canonical: formatDemandFormHref() }),
  city: ({ city }) => city,
  alternate: () => formatDemandFormHref({}, "en"),
  component: CaseSubmitView,
  early: "fetched",
});
