import type { Output, Parsed } from "../../../../contract/index.ts";
import { continentsZh, countryNamesZh } from "../../../../texts/marketing/country-names.zh.ts";
import { findCityByCode, type ReferenceCity } from "../../../geography/reference-city.ts";
import type { Context } from "../context.ts";

/** Returns the cities of the venues with their numbers, most venues first. */
export function countByCity(venues: readonly { cityCode: string }[]): { city: ReferenceCity; count: number }[] {
  const counts = Map.groupBy(venues, ({ cityCode }) => cityCode);
  return [...counts]
    .flatMap(([code, own]) => {
      const city = findCityByCode(code);
      return city ? [{ city, count: own.length }] : [];
    })
    .toSorted((a, b) => b.count - a.count || Number(a.city.code) - Number(b.city.code));
}

/** Returns the cities of a group with their venues. */
export const listGroupCities = (
  { index }: Pick<Context, "index">,
  { groupName }: Parsed<"marketing/getCity">,
): Output<"marketing/getCity"> =>
  countByCity(index.readGroupVenues(groupName)).map(({ city: { code, name, pinyin }, count }) => ({
    id: code,
    code,
    name,
    pinyin,
    count,
  }));

/** Returns the continents of a group with their countries and cities. */
export function listGroupContinents(
  { index }: Pick<Context, "index">,
  { groupName }: Parsed<"marketing/getContinentList">,
): Output<"marketing/getContinentList"> {
  const cities = countByCity(index.readGroupVenues(groupName));
  const byContinent = Map.groupBy(cities, ({ city }) => city.continent);
  return [...byContinent].map(([continent, ofContinent]) => ({
    id: continent,
    name: continentsZh[continent] ?? continent,
    countries: [...Map.groupBy(ofContinent, ({ city }) => city.country)].map(([country, ofCountry]) => ({
      id: country,
      name: countryNamesZh[country] ?? country,
      cities: ofCountry.map(({ city: { code, name, pinyin }, count }) => ({ id: code, code, name, pinyin, count })),
    })),
  }));
}
