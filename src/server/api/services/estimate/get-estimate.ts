import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { defaultCity } from "#domain/city/city.ts";
import { getNights } from "#domain/estimate/compute-measures.ts";
import { computeEstimate } from "#domain/estimate/compute-estimate.ts";
import { estimateSpace } from "#domain/estimate/estimate-space.ts";
import { formatEstimateQuery, parseEstimateQuery } from "#domain/estimate/parse-estimate-query.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { estimateGroupNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import { splitBudget } from "#domain/estimate/split-budget.ts";
import { stateMealPrices } from "#domain/estimate/state-meal-prices.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Context } from "../context.ts";
import { requireCity } from "../require-city.ts";
import { describeEstimateLines } from "../cards/describe-estimate-lines.ts";
import { loadUnitPrices } from "../cards/load-unit-prices.ts";

/** Returns the input as an address has it: all values as texts. */
const toQuery = (input: object): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]));

/** Loads a space with its venue. @throws ServiceError notFound */
async function loadSpace({ catalogue }: Context, spaceCode: string): Promise<{ space: Space; venue: Venue }> {
  const space = await catalogue.spaceById(spaceCode);
  const venue = space && (await catalogue.venueById(space.venueId));
  if (!venue) throw new ServiceError("notFound");
  return { space, venue };
}

/**
 * Computes an estimate with the unit prices of a city; with a space, its own and those of its venue's city and class.
 * @throws ServiceError notFound (city, space)
 */
export async function getEstimate(
  context: Context,
  { city: cityOf, spaceCode, mealPrice, tablePrice, ...query }: Parsed<"estimate/get">,
): Promise<Output<"estimate/get">> {
  const place = spaceCode === undefined ? undefined : await loadSpace(context, spaceCode);
  const city = requireCity(place?.venue.cityCode ?? cityOf ?? defaultCity.code);
  const { prices, ...level } = await loadUnitPrices(context, city);
  const parsed = parseEstimateQuery(toQuery(query));
  const { event, budget } = parsed;
  const meals = stateMealPrices(event, { mealPrice, tablePrice });
  const input = {
    ...parsed,
    quantities: { ...meals.quantities, ...parsed.quantities },
    statedPrices: { ...meals.statedPrices, ...parsed.statedPrices },
  };
  // The parsed event has defaults of its own: what was not stated is the space's.
  const stated = {
    ...event,
    eventType: query.eventType,
    star: query.star === undefined ? undefined : event.star,
  };
  const inSpace = place && estimateSpace({ ...place.space, star: place.venue.star }, stated, prices, input);
  const estimate = inSpace?.estimate ?? computeEstimate(input, prices);
  const { facts, groups, total, missing } = estimate;
  const address = formatEstimateQuery(inSpace?.input ?? input);
  return {
    city: { code: city.code, name: city.name, pinyin: city.pinyin },
    ...level,
    lines: describeEstimateLines(estimate),
    groups: groups.map(({ group, subtotal }) => ({ group, name: estimateGroupNames[group], subtotal })),
    total,
    ...(budget !== undefined && prices.length > 0 && { split: splitBudget(budget, estimate) }),
    hireBasis: inSpace?.hireBasis,
    perHead: roundYuan(total.likely / facts.event.people),
    missing,
    assumptions: { ...facts.assumptions, star: facts.event.star, nights: getNights(facts.event) },
    query: city.code === defaultCity.code ? address : { city: city.pinyin, ...address },
  };
}
