import { defaultCity } from "#domain/city/city.ts";
import { parseEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { definePage } from "../../page.ts";
import { buildBudgetHead } from "./build-budget-head.ts";
import { budgetPaths } from "./format-budget-href.ts";
import { loadBudget } from "./loader.ts";
import type { BudgetVariant } from "./types.ts";
import { BudgetView } from "./view.tsx";

/** A city as the contract reads it: its slug or its code. */
const cityPattern = /^(?:[a-z]{2,40}|\d{6})$/;

export default definePage("budget", {
  validate: ({ path, query }) => ({
    variant: (path === budgetPaths.steps ? "steps" : "sheet") as BudgetVariant,
    city: cityPattern.test(query.city ?? "") ? query.city! : defaultCity.pinyin,
    estimate: parseEstimateQuery(query),
  }),
  loader: loadBudget,
  head: buildBudgetHead,
  city: ({ city }) => city,
  component: BudgetView,
});
