import { formatBox, parseBox } from "#domain/search/box.ts";
import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import { parseGroups } from "#domain/search/grammar.ts";
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

/** The query parameters of a list's URL. */
type ListParameters = Readonly<Record<"q" | "k" | "lng" | "lat" | "box" | "view", string | undefined>>;

/** Parses sentence, position and map box from a list's query parameters; invalid values are left out. */
function parseSearchContext(parameters: ListParameters): SearchContext {
  const q =
    parameters.q
      ?.trim()
      .slice(0, maxSentenceLength)
      .replace(/\p{Cs}/gu, "") || undefined;
  const parseDegrees = (value: string | undefined, max: number) =>
    value && /^-?\d{1,3}(\.\d{1,8})?$/.test(value) && Math.abs(Number(value)) <= max ? value : undefined;
  const [lng, lat] = [parseDegrees(parameters.lng, 180), parseDegrees(parameters.lat, 90)];
  const box = parseBox(parameters.box);
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
  { params, query: parameters }: { params: Record<string, string>; query: ListParameters },
): ListInput | undefined {
  const { city, searchParams = "" } = params;
  const query = parseGroups(list, searchParams);
  if (!city || !/^[a-z]+$/.test(city) || !query || parameters.k !== undefined) return undefined;
  return { city, query, searchContext: parseSearchContext(parameters), mapShown: parameters.view === "map" };
}
