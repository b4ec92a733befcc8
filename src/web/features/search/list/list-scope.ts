import type { EffectiveQuery, NamedCity, Understood } from "#contract/schemas/search-site.ts";
import { toNamedValues } from "./fetch/fetch-page.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import type { ListFacets } from "./trim-filters.ts";
import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import { formatListHref, formatListPath } from "#domain/search/grammar.ts";
import { listAddress } from "#domain/search/list-address.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";

/** The search context in the query string, next to the URL groups: sentence, position and map box. */
export interface SearchContext {
  q?: string | undefined;
  lng?: string | undefined;
  lat?: string | undefined;
  /** Map box in degrees: west,south,east,north. */
  box?: string | undefined;
  /** Budget in yuan: of the event in all, a head. */
  sum?: string | undefined;
  head?: string | undefined;
}

/** Which list of which city, with its search context: with a query it makes a URL. */
export interface ListScope {
  kind: ListKind;
  /** Slug of the city. */
  city: string;
  searchContext: SearchContext;
}

/** The answer of either list without its rows. */
export interface ListAnswer {
  total: number;
  facets: ListFacets;
  /** Slug of the city that the answer is for. */
  cityPinyin: string;
  /** Further cities that the sentence names. */
  otherCities: NamedCity[];
  understood: Understood[];
  /** Pieces of the sentence that were not understood. */
  unread: string[];
  /** Nothing of the sentence was understood: there are no rows. */
  isUnread: boolean;
  /** The sentence without the words that selected filters replace. */
  q: string;
  relax: {
    kind: string;
    text: string;
    total: number;
    searchParams: string;
    q?: string;
    unboxed?: true;
    unbudgeted?: true;
  }[];
  /** The selected filters. */
  query: ListQuery;
  effective: EffectiveQuery;
}

const addContext = (path: string, searchContext: SearchContext): string =>
  path + listAddress.format(searchContext, Object.keys(searchContext));

/** Formats the URL of a query with its search context. */
export const formatScopeHref = ({ kind, city, searchContext }: ListScope, query: Partial<ListQuery>): string =>
  addContext(formatListHref(kind, city, query), searchContext);

/** Formats the URL of groups that an answer has formatted, with their search context. */
export const formatGroupsHref = ({ kind, city, searchContext }: ListScope, groups: string): string =>
  addContext(formatListPath(kind, city, groups), searchContext);

/** Returns the scope with a change of its search context. */
export const withContext = (scope: ListScope, change: SearchContext): ListScope => ({
  ...scope,
  searchContext: { ...scope.searchContext, ...change },
});

/** Formats the URL of the same search in another city: without the region, the map box and the words that name this city. */
export function formatNearbyCityHref(
  { kind, searchContext }: ListScope,
  city: string,
  { query, understood }: Pick<ListAnswer, "query" | "understood">,
): string {
  const name = understood.find((term) => term.kind === "city")?.text ?? "";
  const q = removeText(searchContext.q ?? "", name);
  const { region: _, ...elsewhere } = query;
  return formatScopeHref(
    { kind, city, searchContext: { ...searchContext, q, box: undefined } },
    { ...elsewhere, page: 0 },
  );
}

/** Returns the list's query as named values for its map, which shows venues in either list. */
export const toMapQuery = ({ kind, city, searchContext }: ListScope, query: ListQuery) => {
  const { sort: _, page: __, ...conditions } = query;
  return {
    city,
    ...(kind === "space" && { kind }),
    ...pickDefined(searchContext, ["q", "sum", "head"]),
    ...toNamedValues(conditions),
  };
};
