import type { Output, Parsed } from "#contract/index.ts";
import { peoplePresets } from "#domain/demand/demand-option.ts";
import { formatPeople } from "#domain/format.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import { countriesZh } from "#texts/site/countries.zh.ts";
import { findCityByCode, findCityBySlug } from "#server/geography/reference-city.ts";
import { destinationCountries, destinations } from "#server/geography/tables/destinations.ts";
import type { SearchIndex } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { buildVenueQuery } from "./build-venue-query.ts";

/** Bits of the venue types offered abroad. */
const typeBits: readonly number[] = [0, 1, 10, 6, 9];

/** Counts the venues of a type in cities, with `people` only those that seat them in classroom layout. */
function countVenues(index: SearchIndex, bit: number, cityCodes: readonly string[], people: number): number {
  const query = buildVenueQuery(bit, people);
  return cityCodes.reduce((sum, cityCode) => sum + index.searchVenues(query, { cityCode, pageSize: 0 }).total, 0);
}

/**
 * Returns the filters of the South-east Asia pages: the destinations by country with their numbers of venues, and the venue
 * types counted in `cityCode` (else in all of them) for `people`.
 */
export function getSoutheastAsiaFilters(
  { index }: Context,
  { cityCode, people = 0 }: Parsed<"common/getSoutheastAsiaSiteFilter">,
): Output<"common/getSoutheastAsiaSiteFilter"> {
  const counts = index.countVenuesByCity();
  const cityCodes = destinations.map((one) => one.cityCode);
  const city = cityCode ? (findCityBySlug(cityCode) ?? findCityByCode(cityCode)) : undefined;
  const codesOfTypes = city ? cityCodes.filter((code) => code === city.code) : cityCodes;
  return {
    countries: destinationCountries.map(({ code: country }) => ({
      id: country,
      name: countriesZh[country],
      cities: destinations
        .filter((one) => one.country === country)
        .map(({ cityCode: id }) => ({ id, name: findCityByCode(id)!.name, count: counts.get(id) ?? 0 })),
    })),
    types: typeBits.flatMap((bit) =>
      venueTypes
        .filter((type) => type.bit === bit)
        .map(({ name }) => ({ id: String(bit), name, count: countVenues(index, bit, codesOfTypes, people) })),
    ),
    people: peoplePresets.map((each) => ({ id: String(each), name: formatPeople(each) })),
  };
}
