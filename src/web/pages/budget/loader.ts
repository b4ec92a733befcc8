import type { CompleteEstimateInput } from "#domain/estimate/estimate-event.ts";
import type { DataOf, LoaderContext } from "../../page.ts";
import { loadMatchingSpaces } from "./load-matching-spaces.ts";

/** `sheet` is the estimate with every line; `steps` the form in two steps beside its seven shares. */
export type BudgetVariant = "sheet" | "steps";

export interface BudgetInput {
  variant: BudgetVariant;
  /** Slug or code of the city. */
  city: string;
  estimate: CompleteEstimateInput;
}

/** Loads the unit prices of the city, and the spaces that the estimate pays for where the page shows them. */
export async function loadBudget({ variant, city, estimate }: BudgetInput, context: LoaderContext) {
  const { call, today } = context;
  const data = await call("activity/getRequireData", { type: "budget", city });
  const hasSpaces = variant === "sheet" && data.prices.length > 0;
  const matching = hasSpaces ? await loadMatchingSpaces(call, estimate, data) : { key: "", href: "", spaces: [] };
  return { ...data, matching, today };
}

/** What the page shows. */
export type BudgetData = DataOf<typeof loadBudget>;
