import type { CityWire } from "../../../contract/entities.ts";
import type { Output } from "../../../contract/index.ts";
import { hotCitiesShown } from "../../../domain/limits.ts";
import { hotCities } from "../../geography/cities.ts";
import type { Context } from "../context.ts";
import { allCities, wireOf } from "./city-wire.ts";

/** Groups cities by leading letter; letters and slugs in alphabetical order. */
function byLetter(list: readonly CityWire[]): Record<string, CityWire[]> {
  const sorted = list.toSorted((a, b) => (a.pinyin < b.pinyin ? -1 : 1));
  return Object.fromEntries(Map.groupBy(sorted, (city) => city.leadingLetter));
}

/** Returns the lists of the city picker: hot cities (at most six, all open), open cities and demand cities by letter. */
export function getCities({ index }: Context): Output<"common/getCitys"> {
  const all = allCities(index);
  const china = all.filter(({ global }) => !global).map(wireOf);
  const abroad = all.filter(({ global }) => global).map(wireOf);
  const open = [...china, ...abroad].filter((city) => city.open);
  const hot = hotCities().flatMap(({ code }) => open.find((city) => city.code === code) ?? []);
  return {
    hotestCity: { orderStructure: hot.slice(0, hotCitiesShown) },
    openedCity: { orderStructure: byLetter(open) },
    submitCity: { orderStructure: byLetter(china.filter((city) => city.submit)) },
    globalCity: {
      zh: abroad,
      en: abroad.map((city) => ({ ...city, name: city.nameEn })).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    },
  };
}
