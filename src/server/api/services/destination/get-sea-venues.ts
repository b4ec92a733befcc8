import type { Output, Parsed } from "#contract/index.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { pageSize } from "#domain/limits.ts";
import { findCityByCode, findCityBySlug } from "#server/geography/reference-city.ts";
import { destinations } from "#server/geography/tables/destinations.ts";
import type { VenueHit } from "#server/search/index/search-index.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { buildVenueQuery } from "./build-venue-query.ts";

type Parameters = Parsed<"marketing/getSeaHotelList">;

/** Returns the codes of the destinations that the input leaves, in the table's order. */
function listCityCodes({ country, cityCode }: Parameters): string[] {
  const city = cityCode && (findCityBySlug(cityCode) ?? findCityByCode(cityCode));
  return destinations
    .filter((one) => !country || one.country === country)
    .filter((one) => !cityCode || (city && one.cityCode === city.code))
    .map((one) => one.cityCode);
}

/** Returns the hits of a slice of several cities' lists, one city after another, and their total. */
function searchCities({ index }: Context, query: ListQuery, codes: readonly string[], page: number) {
  const totals = codes.map((cityCode) => index.searchVenues(query, { cityCode, pageSize: 0 }).total);
  const total = totals.reduce((sum, count) => sum + count, 0);
  const shownPage = Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
  let skip = (shownPage - 1) * pageSize;
  const hits: VenueHit[] = [];
  for (const [at, cityCode] of codes.entries()) {
    const room = pageSize - hits.length;
    if (room === 0) break;
    if (skip < totals[at]!) {
      const found = index.searchVenues(query, { cityCode, pageSize: skip + room }).hits;
      hits.push(...found.slice(skip));
    }
    skip = Math.max(0, skip - totals[at]!);
  }
  return { total, page: shownPage, hits };
}

/** Finds venues of South-east Asia; with `people` only those that seat them in classroom layout, with that space. */
export async function getSeaVenues(context: Context, input: Parameters): Promise<Output<"marketing/getSeaHotelList">> {
  const { type, people = 0 } = input;
  const query = buildVenueQuery(type, people);
  const { total, page, hits } = searchCities(context, query, listCityCodes(input), input.page);
  return { total, page, pageSize, list: await buildVenueCards(context, hits) };
}
