import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay, toDayNumber } from "#domain/day.ts";
import { isSummable, toSumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import { judgeFit } from "#domain/seating/judge-fit.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { sumUpSpace } from "../cards/describe-sum.ts";
import { loadSumRates } from "../cards/load-sum-rates.ts";
import type { VenueWithSpaces } from "../cards/venue-with-spaces.ts";
import type { Context } from "../context.ts";

/**
 * Returns what an event costs in each space of a venue that holds it, as the lists do; undefined without people and layout, and where
 * the usual prices of the city or all sums are unknown.
 */
export async function sumUpSpaces(
  context: Context,
  { venue, spaces }: VenueWithSpaces,
  { people = 0, layout, days = 1 }: Parsed<"hotel/getSiteDetailNew">,
): Promise<Output<"hotel/getSiteDetailNew">["sums"]> {
  const city = findCityByCode(venue.cityCode);
  if (!layout || !city || !isSummable({ people, days })) return undefined;
  const rates = (await loadSumRates(context))(city);
  if (!rates) return undefined;
  const measures = toSumMeasures({ people, layout, days, today: toDayNumber(toChinaDay(context.now())) });
  const sums = spaces.flatMap((space) => {
    const { kind } = judgeFit(space, layout, people);
    const sum = kind === "fits" || kind === "tight" ? sumUpSpace(venue, space, { measures, rates }) : undefined;
    return sum ? [{ id: space.id, ...sum }] : [];
  });
  return sums.length > 0 ? sums : undefined;
}
