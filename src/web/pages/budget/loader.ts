import type { LoaderContext } from "../../page.ts";
import { loadMatchingSpaces } from "./load-matching-spaces.ts";
import type { BudgetData, BudgetInput } from "./types.ts";

/** Loads the unit prices of the city, and the spaces that the estimate pays for where the page shows them. */
export async function loadBudget(
  { variant, city, estimate }: BudgetInput,
  context: LoaderContext,
): Promise<BudgetData> {
  const { call, today } = context;
  const data = await call("activity/getRequireData", { type: "budget", city });
  const hasSpaces = variant === "sheet" && data.prices.length > 0;
  const matching = hasSpaces ? await loadMatchingSpaces(call, estimate, data) : { key: "", href: "", spaces: [] };
  return { ...data, matching, today };
}
