import type { Output, Parsed } from "../../../contract/index.ts";
import { emptySpaceQuery } from "../../../domain/search/grammar.ts";
import { askedCity } from "../asked-city.ts";
import type { Context } from "../context.ts";
import { filtersOf } from "./filters-of.ts";

/** Returns every space filter of a city, counted over all its spaces. */
export function getSpaceFilters(
  { index }: Context,
  { city: key }: Parsed<"searchSite/getKongJianFilter">,
): Output<"searchSite/getKongJianFilter"> {
  const city = askedCity(key);
  return filtersOf(city, index.spaces(emptySpaceQuery, { cityCode: city.code, pageSize: 0 }).facets);
}
