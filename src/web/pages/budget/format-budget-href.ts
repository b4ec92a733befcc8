import { defaultCity } from "#domain/city/city.ts";
import type { EstimateInput } from "#domain/estimate/estimate-event.ts";
import { formatEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import type { BudgetVariant } from "./types.ts";

/** The path of each variant. */
export const budgetPaths: Record<BudgetVariant, string> = {
  sheet: "/activity/budget",
  steps: "/activity/budget-two",
};

/** Formats the address of an estimate in a city (its slug). */
export function formatBudgetHref(variant: BudgetVariant, city: string, estimate: EstimateInput): string {
  const query = new URLSearchParams(city === defaultCity.pinyin ? {} : { city });
  for (const [name, value] of Object.entries(formatEstimateQuery(estimate))) query.set(name, value);
  return `${budgetPaths[variant]}?${query.toString()}`;
}
