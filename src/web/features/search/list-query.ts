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

/** What either list is asked for; area and height are the space list's own. */
export type ListQuery = VenueQuery & Partial<Pick<SpaceQuery, "area" | "height">>;

/** The words, the place and the piece of the map that travel beside the groups. */
export interface Beside {
  q?: string;
  lng?: string;
  lat?: string;
  /** The piece of the map: west,south,east,north. */
  box?: string;
}

/** What the filters need to know of the list they stand on. */
export interface ListPlace {
  kind: ListKind;
  /** Slug of the city. */
  city: string;
  beside: Beside;
}

/** What either list answers, without its rows. */
export interface ListAnswer {
  total: number;
  facets: Facets;
  understood: Understood[];
  relax: { kind: string; text: string; total: number; searchParams: string; q?: string; unboxed?: true }[];
}

const asSpace = (query: ListQuery): SpaceQuery => ({ ...emptySpaceQuery, ...query });

/** No condition at all. */
export const emptyQuery = (kind: ListKind): ListQuery => (kind === "venue" ? emptyVenueQuery : emptySpaceQuery);

/** The hyphen groups of a query. */
export const groupsOf = (kind: ListKind, query: ListQuery): string =>
  kind === "venue" ? formatVenueGroups(query) : formatSpaceGroups(asSpace(query));

/** The URL of a query, with the words and the place beside it. */
export function hrefOf(place: ListPlace, query: ListQuery): string {
  const path = place.kind === "venue" ? venueListHref(place.city, query) : spaceListHref(place.city, asSpace(query));
  const words = new URLSearchParams(Object.entries(place.beside).filter(([, value]) => value)).toString();
  return words ? `${path}?${words}` : path;
}

/** What a map of a list asks for, in named values: the map of either list shows venues. */
export const mapQueryOf = ({ city, beside }: ListPlace, query: ListQuery) => {
  const { sort: _, page: __, ...asked } = query;
  const named = Object.entries(asked).filter(([, value]) => value);
  return { city, ...(beside.q && { q: beside.q }), ...(Object.fromEntries(named) as Partial<typeof asked>) };
};

/** A changed condition begins at the first page again. */
export const changed = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({ ...query, page: 0, ...change });

/** What is said and narrows nothing: a list knows no days, and its city is in its path. */
const toldOnly: ReadonlySet<string> = new Set(["city", "date", "days", "eventType", "sort"]);

/** How many conditions apply: the chosen ones, those of the words, and the piece of the map. */
export function countApplied(query: ListQuery, understood: Understood[], { box }: Beside): number {
  const said = new Set(understood.flatMap(({ kind, text }) => (toldOnly.has(kind) ? [] : text)));
  return conditionCount(query) + said.size + (box ? 1 : 0);
}

/** What is asked of a hall, not of its house: the prices of such a list are those of the halls that meet it. */
const ofHall: ReadonlySet<string> = new Set(["people", "layout", "price", "area", "height", "feature"]);

/** Whether a list asks anything of a hall, by its groups or in words. */
export const asksOfHall = (query: ListQuery, understood: Understood[]): boolean =>
  [query.people, query.layout, query.price, query.area ?? 0, query.height ?? 0, query.features].some(Boolean) ||
  understood.some(({ kind }) => ofHall.has(kind));
