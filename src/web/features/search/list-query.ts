import { conditionCount } from "../../../domain/search/conditions.ts";
import type { Facets, Understood } from "../../../contract/search-site.ts";
import {
  emptySpaceQuery,
  emptyVenueQuery,
  formatSpaceGroups,
  formatVenueGroups,
  type SpaceQuery,
  spaceListHref,
  type VenueQuery,
  venueListHref,
} from "../../../domain/search/grammar.ts";

/** Which of the two lists. */
export type ListKind = "venue" | "space";

/** The query of either list; area (m²) and height (decimetres) exist for spaces only. */
export type ListQuery = VenueQuery & Partial<Pick<SpaceQuery, "area" | "height">>;

/** The search context in the query string, next to the URL groups: sentence, position and map box. */
export interface Beside {
  q?: string;
  lng?: string;
  lat?: string;
  /** Map box in degrees: west,south,east,north. */
  box?: string;
}

/** Which list of which city, with its search context: with a query it makes a URL. */
export interface ListPlace {
  kind: ListKind;
  /** Slug of the city. */
  city: string;
  beside: Beside;
}

/** The answer of either list without its rows. */
export interface ListAnswer {
  total: number;
  facets: Facets;
  understood: Understood[];
  relax: { kind: string; text: string; total: number; searchParams: string; q?: string; unboxed?: true }[];
}

const asSpace = (query: ListQuery): SpaceQuery => ({ ...emptySpaceQuery, ...query });

/** Returns the query without conditions. */
export const emptyQuery = (kind: ListKind): ListQuery => (kind === "venue" ? emptyVenueQuery : emptySpaceQuery);

/** Formats the hyphen groups of a query. */
export const groupsOf = (kind: ListKind, query: ListQuery): string =>
  kind === "venue" ? formatVenueGroups(query) : formatSpaceGroups(asSpace(query));

/** Formats the URL of a query with its search context. */
export function hrefOf(place: ListPlace, query: ListQuery): string {
  const path = place.kind === "venue" ? venueListHref(place.city, query) : spaceListHref(place.city, asSpace(query));
  const words = new URLSearchParams(Object.entries(place.beside).filter(([, value]) => value)).toString();
  return words ? `${path}?${words}` : path;
}

/** Returns the list's query as named values for its map, which shows venues in either list. */
export const mapQueryOf = ({ city, beside }: ListPlace, query: ListQuery) => {
  const { sort: _, page: __, ...asked } = query;
  const named = Object.entries(asked).filter(([, value]) => value);
  return { city, ...(beside.q && { q: beside.q }), ...(Object.fromEntries(named) as Partial<typeof asked>) };
};

/** Returns the query with a change, on its first page again. */
export const changed = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({ ...query, page: 0, ...change });

/** Kinds of parsed terms that filter nothing: lists have no dates, and the city is in the path. */
const toldOnly: ReadonlySet<string> = new Set(["city", "date", "days", "eventType", "sort"]);

/** Returns how many conditions apply: selected filters, parsed terms and the map box. */
export function countApplied(query: ListQuery, understood: Understood[], { box }: Beside): number {
  const said = new Set(understood.flatMap(({ kind, text }) => (toldOnly.has(kind) ? [] : text)));
  return conditionCount(query) + said.size + (box ? 1 : 0);
}

/** Kinds of constraints on a space, not its venue: with one, a list shows the prices of the matching spaces. */
const ofHall: ReadonlySet<string> = new Set(["people", "layout", "price", "area", "height", "feature"]);

/** Returns whether a list constrains its spaces, by its groups or by parsed terms. */
export const asksOfHall = (query: ListQuery, understood: Understood[]): boolean =>
  [query.people, query.layout, query.price, query.area ?? 0, query.height ?? 0, query.features].some(Boolean) ||
  understood.some(({ kind }) => ofHall.has(kind));
