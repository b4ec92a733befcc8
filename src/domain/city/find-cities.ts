import type { City } from "./city.ts";

/** What a city can be found by; `initials` and `reading` are those of the Chinese name (bj, xinjiapo). */
export type FindableCity = Pick<City, "name" | "pinyin" | "nameEn" | "venueCount"> & {
  initials?: string | undefined;
  reading?: string | undefined;
};

/** Makes 「Shen Zhen」 shenzhen and 深圳市 深圳. */
const normaliseQuery = (query: string): string =>
  query
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s'’·-]+/g, "")
    .replace(/(\p{Script=Han}{2})市$/u, "$1");

/** Returns how well a city matches: 0 its name or initials, 1 their beginning, 2 inside the name; undefined if it does not. */
function rankCity({ name, pinyin, nameEn, initials = "", reading = "" }: FindableCity, query: string) {
  const terms = [name, pinyin, initials, reading, nameEn.toLowerCase().replaceAll(" ", "")];
  if (terms.includes(query)) return 0;
  if (terms.some((term) => term.startsWith(query))) return 1;
  return name.includes(query) ? 2 : undefined;
}

/**
 * Returns the cities that a text names: Chinese name or part of it (深), pinyin with or without spaces (shen zhen), initials
 * (sz) or English name; the best match first, then those with more venues. All cities for an empty text.
 */
export function findCities<T extends FindableCity>(cities: readonly T[], query: string): T[] {
  const text = normaliseQuery(query);
  if (text === "") return [...cities];
  return cities
    .flatMap((city) => {
      const rank = rankCity(city, text);
      return rank === undefined ? [] : [{ city, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || b.city.venueCount - a.city.venueCount)
    .map(({ city }) => city);
}
