import { hotCitiesShown } from "../limits.ts";
import type { City } from "./city.ts";

export type IndexedCity = Pick<City, "code" | "name" | "pinyin" | "leadingLetter">;

/** One group of the city switch: `#` for the position, `hot`, or a letter. */
export interface CityGroup<T extends IndexedCity> {
  key: string;
  cities: T[];
}

/**
 * Groups cities for the city switch (specification, section 9): a locating group `#`, a hot group of at most six open
 * cities, then the letters alphabetically. Within a letter the cities are sorted by slug.
 */
export function groupCities<T extends IndexedCity>(open: T[], hot: IndexedCity[]): CityGroup<T>[] {
  const byCode = new Map(open.map((city) => [city.code, city]));
  const letters = new Map<string, T[]>();
  for (const city of open.toSorted((a, b) => (a.pinyin < b.pinyin ? -1 : 1))) {
    const group = letters.get(city.leadingLetter);
    if (group) group.push(city);
    else letters.set(city.leadingLetter, [city]);
  }
  const shown = hot.flatMap(({ code }) => byCode.get(code) ?? []).slice(0, hotCitiesShown);
  return [
    { key: "#", cities: [] },
    { key: "hot", cities: shown },
    ...[...letters.keys()].sort().map((key) => ({ key, cities: letters.get(key)! })),
  ];
}
