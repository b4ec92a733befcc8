import type { Output, Parsed } from "../../../../contract/index.ts";
import { emptyVenueQuery } from "../../../../domain/search/grammar.ts";
import { requireCity } from "../require-city.ts";
import type { Context } from "../context.ts";
import { buildFilters } from "./build-filters.ts";

/** Returns every venue filter of a city, counted over all its venues. */
export function getVenueFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getAggregateSearchFilterNew">,
): Output<"searchSite/getAggregateSearchFilterNew"> {
  const city = requireCity(key);
  return buildFilters(city, index.searchVenues(emptyVenueQuery, { cityCode: city.code, pageSize: 0 }).facets);
}
