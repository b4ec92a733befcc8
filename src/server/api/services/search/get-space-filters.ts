import type { Output, Parsed } from "#contract/index.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import { requireCity } from "../require-city.ts";
import { cityByCode } from "#server/geography/get-regions.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import { cacheByVersion } from "../cache-by-version.ts";
import type { Context } from "../context.ts";
import { buildFilters } from "./build-filters.ts";

const getFilters = cacheByVersion((index: SearchIndex, cityCode) =>
  buildFilters(cityByCode(cityCode)!, index.searchSpaces(emptyQuery, { cityCode, pageSize: 0 }).facets),
);

/** Returns every space filter of a city, counted over all its spaces. */
export function getSpaceFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getKongJianFilter">,
): Output<"searchSite/getKongJianFilter"> {
  const city = requireCity(key);
  return getFilters(index, city.code);
}
