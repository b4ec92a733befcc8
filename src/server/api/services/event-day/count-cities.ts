import { findCityByCode } from "../../../geography/reference-city.ts";
import type { GroupVenue } from "../../../search/index/search-index.ts";

/** Counts the venues of each city, most first. */
export function countCities(venues: readonly GroupVenue[]) {
  const counts = Map.groupBy(venues, ({ cityCode }) => cityCode);
  return [...counts]
    .flatMap(([code, own]) => {
      const city = findCityByCode(code);
      return city ? [{ code, name: city.name, pinyin: city.pinyin, count: own.length }] : [];
    })
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code));
}
