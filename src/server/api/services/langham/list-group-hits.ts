import { langhamGroupName } from "#domain/langham/langham-type.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import type { VenueHit } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";

/** More hotels of one group than any city has. */
const maxHotelsInCity = 500;

/** Hits of the group in one city. */
export interface CityHits {
  cityCode: string;
  hits: VenueHit[];
}

/** Lists the group's hotels that match a query by city, the cities with most hotels first; cities without one are left out. */
export function listGroupHits({ index }: Pick<Context, "index">, query: Partial<ListQuery> = {}): CityHits[] {
  const brands = [langhamGroupName];
  return [...index.countVenuesByCity().keys()]
    .map((cityCode) => {
      const context = { cityCode, brands, pageSize: maxHotelsInCity };
      return { cityCode, hits: index.searchVenues({ ...emptyQuery, ...query }, context).hits };
    })
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => b.hits.length - a.hits.length || (a.cityCode < b.cityCode ? -1 : 1));
}

/** Lists hits of all cities, the largest space first. */
export const sortByLargestSpace = (cities: readonly CityHits[]): VenueHit[] =>
  cities
    .flatMap(({ hits }) => hits)
    .toSorted((a, b) => (b.largestArea ?? 0) - (a.largestArea ?? 0) || (a.id < b.id ? -1 : 1));
