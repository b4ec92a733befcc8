import type { Estimate } from "./compute-estimate.ts";
import type { EstimateGroup } from "./lines/line-definition.ts";

/** What the budget of an event leaves for the hire of the space, in likely yuan. */
export interface BudgetSplit {
  budget: number;
  dining: number;
  rooms: number;
  /** Left for the hire of all days by dining and guest rooms, which are settled by the people; below 0 where they exceed the budget. */
  left: number;
  /** All else, which depends on what is wanted: equipment, people, service, tax. Not taken off. */
  others: number;
}

/** Splits the budget of an event: what the estimate has for dining and guest rooms is taken off. */
export function splitBudget(budget: number, { groups, total }: Pick<Estimate, "groups" | "total">): BudgetSplit {
  const getLikely = (group: EstimateGroup) => groups.find((one) => one.group === group)!.subtotal.likely;
  const [dining, rooms] = [getLikely("dining"), getLikely("rooms")];
  const others = total.likely - dining - rooms - getLikely("venue");
  return { budget, dining, rooms, left: budget - dining - rooms, others };
}

/** Returns what a budget leaves for the hire of a day; half a day is one. Rounded down to hundreds, as the estimate is. */
export const getHireADay = ({ left }: Pick<BudgetSplit, "left">, days: number): number =>
  Math.max(0, Math.floor(left / Math.max(1, Math.ceil(days)) / 100) * 100);
