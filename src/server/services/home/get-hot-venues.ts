import type { Output, Parsed } from "../../../contract/index.ts";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { askedCity } from "../asked-city.ts";
import { venueCards } from "../card/venue-card.ts";
import type { Context } from "../context.ts";

const defaultSize = 8;

/** Returns the top-ranked venues of a city. */
export function getHotVenues(
  context: Context,
  { city, size = defaultSize }: Parsed<"home/getHotHotels">,
): Promise<Output<"home/getHotHotels">> {
  const { hits } = context.index.venues(emptyVenueQuery, { cityCode: askedCity(city).code, pageSize: size });
  return venueCards(context, hits);
}
