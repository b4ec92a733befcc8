import type { LoaderContext } from "../../page.ts";
import type { SoutheastAsiaData, SoutheastAsiaInput } from "./types.ts";

/** Loads the destinations for the trip, then the venues of the chosen one and the types among them. */
export async function loadSoutheastAsia(
  { trip, city, type, page }: SoutheastAsiaInput,
  { call }: LoaderContext,
): Promise<SoutheastAsiaData> {
  const overview = await call("marketing/getSeaDestinations", { ...trip, ...(city && { city }) });
  const { code: cityCode } = overview.chosen.city;
  const [venues, { types }] = await Promise.all([
    call("marketing/getSeaHotelList", { cityCode, people: trip.people, page, ...(type !== undefined && { type }) }),
    call("common/getSoutheastAsiaSiteFilter", { cityCode, people: trip.people }),
  ]);
  return { overview, venues, types };
}
