import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { parseGroups } from "#domain/search/grammar.ts";
import { listAddress } from "#domain/search/list-address.ts";
import type { SearchContext } from "./list-scope.ts";

/** The parsed URL of a list. */
export interface ListInput {
  city: string;
  query: ListQuery;
  searchContext: SearchContext;
  mapShown: boolean;
}

/**
 * Parses a list's URL with the grammar of its groups; undefined where section 2 of the specification makes it a 404:
 * malformed groups, no city, or a query parameter k.
 */
export function parseListInput(
  list: ListKind,
  { params, query: typed }: { params: Record<string, string>; query: Parameters<typeof listAddress.parse>[0] },
): ListInput | undefined {
  const { city, searchParams = "" } = params;
  const query = parseGroups(list, searchParams);
  if (!city || !/^[a-z]+$/.test(city) || !query || typed.k !== undefined) return undefined;
  const { q, lng, lat, box, sum, head, view } = listAddress.parse(typed);
  const searchContext = { ...omitUndefined({ q, box, sum, head }), ...(lng && lat && { lng, lat }) };
  return { city, query, searchContext, mapShown: view === "map" };
}
