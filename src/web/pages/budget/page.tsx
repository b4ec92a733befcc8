import { estimateZh } from "#texts/content/estimate.zh.ts";
import { budgetAddress, parseEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { budgetPaths } from "./format-budget-href.ts";
import { type BudgetData, type BudgetVariant, loadBudget } from "./loader.ts";
import { BudgetView } from "./view.tsx";

/** Builds the head; both variants and all states have one canonical link. */
const buildBudgetHead = ({ city }: BudgetData): PageHead => ({
  title: estimateZh.title(city.name),
  description: estimateZh.description(city.name),
  canonical: budgetPaths.sheet,
  jsonLd: [
    buildBreadcrumbJsonLd([{ label: estimateZh.home, href: "/" }, { label: estimateZh.name }], budgetPaths.sheet),
  ],
});

export default definePage("budget", {
  validate: ({ path, query }) => ({
    variant: (path === budgetPaths.steps ? "steps" : "sheet") as BudgetVariant,
    city: budgetAddress.parse(query).city,
    estimate: parseEstimateQuery(query),
  }),
  loader: loadBudget,
  head: buildBudgetHead,
  city: ({ city }) => city,
  component: BudgetView,
});
