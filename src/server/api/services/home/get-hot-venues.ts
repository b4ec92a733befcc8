import type { Output, Parsed } from "#contract/index.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { requireCity } from "../require-city.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";

const defaultSize = 8;

/** Returns the top-ranked venues of a city. */
export function getHotVenues(
  context: Context,
  { city, size = defaultSize }: Parsed<"home/getHotHotels">,
): Promise<Output<"home/getHotHotels">> {
  const { hits } = context.index.searchVenues(emptyQuery, { cityCode: requireCity(city).code, pageSize: size });
  return buildVenueCards(context, hits);
}
