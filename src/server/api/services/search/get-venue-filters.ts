import type { Output, Parsed } from "../../../../contract/index.ts";
import { emptyQuery } from "../../../../domain/search/filters.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";
import { buildFilters } from "./build-filters.ts";

/** Returns every venue filter of a city, counted over all its venues. */
export function getVenueFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getAggregateSearchFilterNew">,
): Output<"searchSite/getAggregateSearchFilterNew"> {
  const city = requireCity(key);
  return buildFilters(city, index.searchVenues(emptyQuery, { cityCode: city.code, pageSize: 0 }).facets);
}
