import type { Output, Parsed } from "#contract/index.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { requireCity } from "../require-city.ts";
import { cityByCode } from "#server/geography/get-regions.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import type { Context } from "../context.ts";
import { buildFilters } from "./build-filters.ts";

const getFilters = cacheByVersion((index: SearchIndex, cityCode) =>
  buildFilters(cityByCode(cityCode)!, index.searchVenues(emptyQuery, { cityCode, pageSize: 0 }).facets),
);

/** Returns every venue filter of a city, counted over all its venues. */
export function getVenueFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getAggregateSearchFilterNew">,
): Output<"searchSite/getAggregateSearchFilterNew"> {
  const city = requireCity(key);
  return getFilters(index, city.code);
}
