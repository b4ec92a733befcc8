import { countConstraints } from "../../../../domain/search/count-constraints.ts";
import type { Facets, ParsedConstraint } from "../../../../contract/schemas/search-site.ts";
import {
  emptySpaceQuery,
  emptyVenueQuery,
  formatSpaceGroups,
  formatVenueGroups,
  type SpaceQuery,
  formatSpaceListHref,
  type VenueQuery,
  formatVenueListHref,
} from "../../../../domain/search/grammar.ts";

/** Which of the two lists. */
export type ListKind = "venue" | "space";

/** The query of either list; area (m²) and height (decimetres) exist for spaces only. */
export type ListQuery = VenueQuery & Partial<Pick<SpaceQuery, "area" | "height">>;

/** The search context in the query string, next to the URL groups: sentence, position and map box. */
export interface SearchContext {
  q?: string;
  lng?: string;
  lat?: string;
  /** Map box in degrees: west,south,east,north. */
  box?: string;
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
  facets: Facets;
  understood: ParsedConstraint[];
  relax: { kind: string; text: string; total: number; searchParams: string; q?: string; unboxed?: true }[];
}

const toSpaceQuery = (query: ListQuery): SpaceQuery => ({ ...emptySpaceQuery, ...query });

/** Returns the query without conditions. */
export const createEmptyQuery = (kind: ListKind): ListQuery => (kind === "venue" ? emptyVenueQuery : emptySpaceQuery);

/** Formats the hyphen groups of a query. */
export const formatGroups = (kind: ListKind, query: ListQuery): string =>
  kind === "venue" ? formatVenueGroups(query) : formatSpaceGroups(toSpaceQuery(query));

/** Formats the URL of a query with its search context. */
export function formatListHref(scope: ListScope, query: ListQuery): string {
  const path =
    scope.kind === "venue"
      ? formatVenueListHref(scope.city, query)
      : formatSpaceListHref(scope.city, toSpaceQuery(query));
  const queryString = new URLSearchParams(Object.entries(scope.searchContext).filter(([, value]) => value)).toString();
  return queryString ? `${path}?${queryString}` : path;
}

/** Returns the list's query as named values for its map, which shows venues in either list. */
export const toMapQuery = ({ city, searchContext }: ListScope, query: ListQuery) => {
  const { sort: _, page: __, ...conditions } = query;
  const named = Object.entries(conditions).filter(([, value]) => value);
  return {
    city,
    ...(searchContext.q && { q: searchContext.q }),
    ...(Object.fromEntries(named) as Partial<typeof conditions>),
  };
};

/** Returns the query with a change, on its first page again. */
export const withChange = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: 0,
  ...change,
});

/** Kinds of parsed terms that filter nothing: lists have no dates, and the city is in the path. */
const nonFilteringKinds: ReadonlySet<string> = new Set(["city", "date", "days", "eventType", "sort"]);

/** Returns how many conditions apply: selected filters, parsed terms and the map box. */
export function countAppliedConditions(
  query: ListQuery,
  understood: ParsedConstraint[],
  { box }: SearchContext,
): number {
  const terms = new Set(understood.flatMap(({ kind, text }) => (nonFilteringKinds.has(kind) ? [] : text)));
  return countConstraints(query) + terms.size + (box ? 1 : 0);
}

/** Kinds of constraints on a space, not its venue: with one, a list shows the prices of the matching spaces. */
const spaceConstraintKinds: ReadonlySet<string> = new Set(["people", "layout", "price", "area", "height", "feature"]);

/** Returns whether a list constrains its spaces, by its groups or by parsed terms. */
export const hasSpaceConstraint = (query: ListQuery, understood: ParsedConstraint[]): boolean =>
  [query.people, query.layout, query.price, query.area ?? 0, query.height ?? 0, query.features].some(Boolean) ||
  understood.some(({ kind }) => spaceConstraintKinds.has(kind));
