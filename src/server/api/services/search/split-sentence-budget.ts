import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatBudgetSplit } from "#domain/estimate/description/format-budget-split.ts";
import { computeEstimate } from "#domain/estimate/compute-estimate.ts";
import { type EstimateEvent, estimateLimits, estimateStars } from "#domain/estimate/estimate-event.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { formatEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { getHireADay, splitBudget } from "#domain/estimate/split-budget.ts";
import { stateMealPrices } from "#domain/estimate/state-meal-prices.ts";
import { starLevels } from "#domain/venue/star-levels.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { toListEvent } from "./sum/to-list-event.ts";

/** Class of the prices where the list names none, or several. */
const usualStar = 4;

function getStar({ filters }: EffectiveQuery): EstimateEvent["star"] {
  const levels = starLevels.filter(({ bit }) => (filters.stars & (1 << bit)) !== 0);
  return estimateStars.find((star) => levels.length === 1 && levels[0]!.star === star) ?? usualStar;
}

/**
 * Returns what the budget in all that a sentence names leaves for the hire of the space, by the estimate of the event that the list
 * is searched for; undefined without a budget or people, and where there are no unit prices.
 */
export async function splitSentenceBudget(
  context: Context,
  effective: EffectiveQuery,
): Promise<EffectiveQuery["split"]> {
  const { total, people, city } = effective;
  if (total === undefined || people === 0 || people > estimateLimits.people.most) return undefined;
  const place = requireCity(city);
  const { prices } = await loadUnitPrices(context, place);
  if (prices.length === 0) return undefined;
  const { rooms: _, dates: __, ...listEvent } = toListEvent(effective, toChinaDay(context.now()));
  const event: EstimateEvent = { ...listEvent, star: getStar(effective) };
  const meals = stateMealPrices(event, effective);
  const rooms = effective.rooms && { guestRooms: effective.rooms * event.nights! };
  const input = { event, ...meals, quantities: { ...meals.quantities, ...rooms }, budget: total };
  const query = new URLSearchParams({ city: place.pinyin, ...formatEstimateQuery(input) });
  const split = splitBudget(total, computeEstimate(input, prices));
  return {
    text: `${formatBudgetSplit(split)}。`,
    hireADay: getHireADay(split, event.days),
    href: `${formatEstimateHref()}?${query.toString()}`,
  };
}
