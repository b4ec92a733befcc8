import { formatBox, parseBox } from "../../../../domain/search/box.ts";
import type { ListKind, ListQuery } from "../../../../domain/search/filters.ts";
import { parseGroups } from "../../../../domain/search/grammar.ts";
import type { SearchContext } from "./list-scope.ts";

/** The parsed URL of a list. */
export interface ListInput {
  city: string;
  query: ListQuery;
  searchContext: SearchContext;
  mapShown: boolean;
}

/** UTF-16 units of the sentence that are parsed; a surrogate pair cut in two at the end is dropped. */
const maxSentenceLength = 200;

/** Parses sentence, position and map box from a list's query string; invalid values are left out. */
export function parseSearchContext(search: Record<string, string>): SearchContext {
  const q =
    search.q
      ?.trim()
      .slice(0, maxSentenceLength)
      .toWellFormed()
      .replace(/\uFFFD+$/, "") || undefined;
  const parseDegrees = (value: string | undefined, max: number) =>
    value && /^-?\d{1,3}(\.\d{1,8})?$/.test(value) && Math.abs(Number(value)) <= max ? value : undefined;
  const [lng, lat] = [parseDegrees(search.lng, 180), parseDegrees(search.lat, 90)];
  const box = parseBox(search.box);
  return {
    ...(q && { q }),
    ...(lng && lat && { lng, lat }),
    ...(box && { box: formatBox(box) }),
  };
}

/**
 * Parses a list's URL with the grammar of its groups; undefined where section 2 of the specification makes it a 404:
 * malformed groups, no city, or a query parameter k.
 */
export function parseListInput(
  list: ListKind,
  url: { params: Record<string, string>; search: Record<string, string> },
): ListInput | undefined {
  const { city, searchParams = "" } = url.params;
  const query = parseGroups(list, searchParams);
  if (!city || !/^[a-z]+$/.test(city) || !query || url.search.k !== undefined) return undefined;
  return { city, query, searchContext: parseSearchContext(url.search), mapShown: url.search.view === "map" };
}
