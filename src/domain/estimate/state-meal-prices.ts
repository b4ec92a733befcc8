import { tableSeats } from "./compute-measures.ts";
import type { EstimateEvent, EstimateInput } from "./estimate-event.ts";

/** Prices that a planner has said: yuan a head for a meal, and a table. */
interface MealPrices {
  mealPrice?: number | undefined;
  tablePrice?: number | undefined;
}

/**
 * States what a planner pays for meals: it is then all that dining costs, without drinks and tea breaks, and of a dinner at round
 * tables the tables that the people fill.
 */
export function stateMealPrices(
  { people, layout }: Pick<EstimateEvent, "people" | "layout">,
  { mealPrice, tablePrice }: MealPrices,
): Pick<EstimateInput, "quantities" | "statedPrices"> {
  const tables = tablePrice ?? (layout === "banquet" ? mealPrice && mealPrice * tableSeats : undefined);
  if (tables !== undefined) {
    const quantities = { banquet: Math.ceil(people / tableSeats), tableDrinks: 0, lunch: 0, teaBreaks: 0 };
    return { quantities, statedPrices: { banquet: tables } };
  }
  if (mealPrice === undefined) return {};
  return { quantities: { teaBreaks: 0 }, statedPrices: { lunch: mealPrice, dinner: mealPrice } };
}
