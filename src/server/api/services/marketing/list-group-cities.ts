import type { Output, Parsed } from "#contract/index.ts";
import { continentsZh, countryNamesZh } from "#texts/marketing/country-names.zh.ts";
import { countByCity } from "#server/geography/count-by-city.ts";
import type { Context } from "../context.ts";

/** Returns a city with its number of venues as the calls have it. */
const toCityWire = ({ city: { code, name, pinyin }, count }: ReturnType<typeof countByCity>[number]) => ({
  id: code,
  code,
  name,
  pinyin,
  count,
});

/** Returns the cities of a group with their venues. */
export const listGroupCities = (
  { index }: Pick<Context, "index">,
  { groupName }: Parsed<"marketing/getCity">,
): Output<"marketing/getCity"> => countByCity(index.readGroupVenues(groupName)).map(toCityWire);

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
      cities: ofCountry.map(toCityWire),
    })),
  }));
}
