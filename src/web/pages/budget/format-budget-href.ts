import type { EstimateInput } from "#domain/estimate/estimate-event.ts";
import { budgetAddress, toAddressValues } from "#domain/estimate/parse-estimate-query.ts";
import type { BudgetVariant } from "./loader.ts";

/** The path of each variant. */
export const budgetPaths: Record<BudgetVariant, string> = {
  sheet: "/activity/budget",
  steps: "/activity/budget-two",
};

/** Formats the address of an estimate in a city (its slug). */
export const formatBudgetHref = (variant: BudgetVariant, city: string, estimate: EstimateInput): string =>
  budgetPaths[variant] + budgetAddress.format({ city, ...toAddressValues(estimate) });
