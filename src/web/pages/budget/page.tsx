import { budgetAddress, parseEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { definePage } from "../../page.ts";
import { buildBudgetHead } from "./build-budget-head.ts";
import { budgetPaths } from "./format-budget-href.ts";
import { loadBudget } from "./loader.ts";
import type { BudgetVariant } from "./types.ts";
import { BudgetView } from "./view.tsx";

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
