import type { Output, Parsed } from "../../../../contract/index.ts";
import { emptyQuery } from "../../../../domain/search/filters.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";
import { buildFilters } from "./build-filters.ts";

/** Returns every space filter of a city, counted over all its spaces. */
export function getSpaceFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getKongJianFilter">,
): Output<"searchSite/getKongJianFilter"> {
  const city = requireCity(key);
  return buildFilters(city, index.searchSpaces(emptyQuery, { cityCode: city.code, pageSize: 0 }).facets);
}
