import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { layoutByEventType } from "#domain/demand/layout-by-event-type.ts";
import { eventTypes } from "#domain/demand/demand-option.ts";
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

/** Class of the prices where the list names none, or several. */
const usualStar = 4;

function getStar({ filters }: EffectiveQuery): EstimateEvent["star"] {
  const levels = starLevels.filter(({ bit }) => (filters.stars & (1 << bit)) !== 0);
  return estimateStars.find((star) => levels.length === 1 && levels[0]!.star === star) ?? usualStar;
}

/** Nights of the guest rooms that a sentence names: those between the days, one at least. */
const getRoomNights = ({ days = 1 }: EffectiveQuery): number =>
  Math.min(estimateLimits.nights.most, Math.max(1, Math.ceil(days) - 1));

/**
 * Returns the event that a list is searched for. A price of a table means a dinner at round tables; guests stay only where guest
 * rooms are named.
 */
function toEvent(effective: EffectiveQuery): EstimateEvent {
  const { people, days = 1, tablePrice } = effective;
  const isDinner = tablePrice !== undefined || effective.layout === "banquet";
  const named = eventTypes.find(({ id }) => id === effective.eventType)?.id;
  const eventType = named ?? (isDinner ? "banquet" : "training");
  const layout = effective.layout ?? layoutByEventType[eventType] ?? "theatre";
  const nights = effective.rooms ? getRoomNights(effective) : 0;
  return {
    eventType,
    people,
    days: Math.min(days, estimateLimits.days.most),
    layout,
    star: getStar(effective),
    nights,
  };
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
  const event = toEvent(effective);
  const meals = stateMealPrices(event, effective);
  const rooms = effective.rooms && { guestRooms: effective.rooms * getRoomNights(effective) };
  const input = { event, ...meals, quantities: { ...meals.quantities, ...rooms }, budget: total };
  const query = new URLSearchParams({ city: place.pinyin, ...formatEstimateQuery(input) });
  const split = splitBudget(total, computeEstimate(input, prices));
  return {
    text: `${formatBudgetSplit(split)}。`,
    hireADay: getHireADay(split, event.days),
    href: `${formatEstimateHref()}?${query.toString()}`,
  };
}
