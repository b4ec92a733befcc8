import type { VenueCard } from "#contract/schemas/entities.ts";
import { toChinaDay, toDayNumber } from "#domain/day.ts";
import { getUsualEventType } from "#domain/estimate/complete-assumptions.ts";
import { isSummable, toSumMeasures } from "#domain/estimate/event-sum/sum-event.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { findLayoutById } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { GroupContext } from "#server/search/index/search-index.ts";
import { sumUpSpace } from "../cards/describe-sum.ts";
import { loadSumRates } from "../cards/load-sum-rates.ts";
import type { Context } from "../context.ts";

/**
 * Returns what gives the event of a group's list, a day of the usual kind, with the usual prices of a city; undefined without people and
 * a layout.
 */
export async function createGroupSums(
  context: Pick<Context, "content" | "now">,
  { people, layout: layoutId }: ListQuery,
): Promise<GroupContext["getSum"]> {
  const layout = findLayoutById(layoutId)?.key;
  if (!layout) return undefined;
  const event = { eventType: getUsualEventType(layout), people, days: 1, layout, nights: 0 };
  if (!isSummable(event)) return undefined;
  const getRates = await loadSumRates(context);
  const measures = toSumMeasures({ ...event, today: toDayNumber(toChinaDay(context.now())) });
  return (code) => {
    const city = findCityByCode(code);
    const rates = city && getRates(city);
    return rates && { measures, rates };
  };
}

/** Returns what adds to a venue's card what the event costs in the space that it names. Cards are shared: a changed one is a copy. */
export const createGroupCardSums =
  (getSum: GroupContext["getSum"]) =>
  (card: VenueCard, venue: Venue, space: Space | undefined): VenueCard => {
    const query = getSum?.(venue.cityCode);
    const sum = query && card.fit && space && sumUpSpace(venue, space, query);
    return sum ? { ...card, fit: { ...card.fit!, sum } } : card;
  };
