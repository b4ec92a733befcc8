import { estimateZh } from "#texts/content/estimate.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { budgetPaths } from "./format-budget-href.ts";
import type { BudgetData } from "./types.ts";

/** Builds the head; both variants and all states have one canonical link. */
export const buildBudgetHead = ({ city }: BudgetData): PageHead => ({
  title: estimateZh.title(city.name),
  description: estimateZh.description(city.name),
  canonical: budgetPaths.sheet,
  jsonLd: [
    buildBreadcrumbJsonLd([{ label: estimateZh.home, href: "/" }, { label: estimateZh.name }], budgetPaths.sheet),
  ],
});
