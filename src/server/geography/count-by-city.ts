import { findCityByCode, type ReferenceCity } from "./reference-city.ts";

/** Counts venues by city, most first, then by code; a city that the reference data lack is left out. */
export function countByCity(venues: readonly { cityCode: string }[]): { city: ReferenceCity; count: number }[] {
  const counts = Map.groupBy(venues, ({ cityCode }) => cityCode);
  return [...counts]
    .flatMap(([code, own]) => {
      const city = findCityByCode(code);
      return city ? [{ city, count: own.length }] : [];
    })
    .toSorted((a, b) => b.count - a.count || Number(a.city.code) - Number(b.city.code));
}
