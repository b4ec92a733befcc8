import type { Output, Parsed } from "../../../contract/index.ts";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { askedCity } from "../asked-city.ts";
import type { Context } from "../context.ts";
import { filtersOf } from "./filters-of.ts";

/** Returns every venue filter of a city, counted over all its venues. */
export function getVenueFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getAggregateSearchFilterNew">,
): Output<"searchSite/getAggregateSearchFilterNew"> {
  const city = askedCity(key);
  return filtersOf(city, index.venues(emptyVenueQuery, { cityCode: city.code, pageSize: 0 }).facets);
}
