import type { CityWire } from "#contract/schemas/entities.ts";
import type { Output } from "#contract/index.ts";
import { hotCitiesShown } from "#domain/limits.ts";
import { listHotCities } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";
import { listCityWires, toCityWire } from "../cards/list-city-wires.ts";

/** Groups cities by leading letter; letters and slugs in alphabetical order. */
function groupByLetter(list: readonly CityWire[]): Record<string, CityWire[]> {
  const sorted = list.toSorted((a, b) => (a.pinyin < b.pinyin ? -1 : 1));
  return Object.fromEntries(Map.groupBy(sorted, (city) => city.leadingLetter));
}

/**
 * Returns the lists of the city picker: hot cities (at most six, all open), open cities and demand cities by letter, all in
 * China, and the cities abroad, open or not.
 */
export function getCities({ index }: Context): Output<"common/getCitys"> {
  const all = listCityWires(index);
  const china = all.filter(({ global }) => !global).map(toCityWire);
  const abroad = all.filter(({ global }) => global).map(toCityWire);
  const open = china.filter((city) => city.open);
  const hot = listHotCities().flatMap(({ code }) => open.find((city) => city.code === code) ?? []);
  return {
    hotestCity: { orderStructure: hot.slice(0, hotCitiesShown) },
    openedCity: { orderStructure: groupByLetter(open) },
    submitCity: { orderStructure: groupByLetter(china.filter((city) => city.submit)) },
    globalCity: {
      zh: abroad,
      en: abroad.map((city) => ({ ...city, name: city.nameEn })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    },
  };
}
