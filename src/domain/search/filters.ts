import { budgets, peoplePresets } from "../demand/demand-option.ts";
import { features } from "../space/features.ts";
import { type LayoutId, layouts } from "../space/layouts.ts";
import { starLevels } from "../venue/star-levels.ts";
import { venueTypes } from "../venue/venue-types.ts";
import type { TermKind } from "./sentence/parsed-term.ts";

/** Which of the two lists. */
export type ListKind = "venue" | "space";

/** Unit in which a bound is stored. */
export type Unit = "people" | "yuan" | "m2" | "dm";

/** How a bound is entered: how many stored units one entered unit is, and the largest entered number. */
export const boundFields: Record<Unit, { scale: number; max: number }> = {
  people: { scale: 1, max: 99_999 },
  yuan: { scale: 1, max: 99_999_999 },
  m2: { scale: 1, max: 99_999_999 },
  dm: { scale: 10, max: 40 },
};

/** What a row of the filter table may have. */
interface FilterShape {
  key: string;
  /** How the value is written and matched: an id, a bit set, the id of one option, or an inclusive bound. */
  kind: "id" | "bits" | "option" | "min" | "max";
  /** Position of the URL group in each list, from 1; a list without a position does not have the filter. */
  groups: { venue?: number; space: number };
  /** What the value is compared with; `mixed`: with a space and its venue together. */
  scope: "venue" | "space" | "mixed";
  /** Kind of the sentence term that sets it. */
  term: TermKind;
  /** Which lists search engines should index: any value, preset values, or none with this filter. */
  indexed: "any" | "presets" | "none";
  /** Key of its option counts in the facets, where it has options. */
  facet?: string;
  /** Its options: bits of a set, or ids of which one is selected. */
  options?: readonly { bit: number; name: string; label?: string }[] | readonly { id: number; name: string }[];
  /** A bit set's rule: a row must have one of the selected bits, or all. */
  match?: "any" | "all";
  /** Unit of a bound. */
  unit?: Unit;
  /** Values of a bound that are offered. */
  presets?: readonly number[];
}

/**
 * The filters of both lists (product.md 2.2), each once, in the order in which their chips are shown. The URL grammar, the
 * contract, criteria, relaxations, chips, titles, fields, the sitemap's rule and the map are driven by this table; the
 * columnar scan is written by hand and checked against its keys by the compiler.
 */
export const filters = [
  {
    key: "region",
    kind: "id",
    groups: { venue: 1, space: 1 },
    scope: "venue",
    term: "region",
    indexed: "any",
    facet: "regions",
  },
  {
    key: "types",
    kind: "bits",
    groups: { venue: 2, space: 2 },
    scope: "venue",
    term: "venueType",
    indexed: "any",
    facet: "types",
    options: venueTypes,
    match: "any",
  },
  {
    key: "stars",
    kind: "bits",
    groups: { venue: 3, space: 3 },
    scope: "venue",
    term: "star",
    indexed: "any",
    facet: "stars",
    options: starLevels,
    match: "any",
  },
  {
    key: "people",
    kind: "min",
    groups: { venue: 4, space: 4 },
    scope: "space",
    term: "people",
    indexed: "presets",
    unit: "people",
    presets: peoplePresets,
  },
  {
    key: "layout",
    kind: "option",
    groups: { venue: 5, space: 5 },
    scope: "space",
    term: "layout",
    indexed: "any",
    facet: "layouts",
    options: layouts,
  },
  {
    key: "price",
    kind: "max",
    groups: { venue: 6, space: 7 },
    scope: "space",
    term: "price",
    indexed: "none",
    unit: "yuan",
    presets: budgets.map(({ id }) => Number(id)),
  },
  {
    key: "area",
    kind: "min",
    groups: { space: 6 },
    scope: "space",
    term: "area",
    indexed: "none",
    unit: "m2",
    presets: [50, 100, 200, 300, 500, 1000],
  },
  {
    key: "height",
    kind: "min",
    groups: { space: 8 },
    scope: "space",
    term: "height",
    indexed: "none",
    unit: "dm",
    presets: [30, 40, 50, 60, 80],
  },
  {
    key: "features",
    kind: "bits",
    groups: { venue: 7, space: 9 },
    scope: "mixed",
    term: "feature",
    indexed: "any",
    facet: "features",
    options: features,
    match: "all",
  },
] as const satisfies readonly FilterShape[];

/** A row of the filter table. */
export type Filter = (typeof filters)[number];
export type FilterKey = Filter["key"];
/** Keys of the filters that are bit sets. */
export type BitsKey = Extract<Filter, { kind: "bits" }>["key"];
/** Keys of the filters that are bounds. */
export type BoundKey = Extract<Filter, { kind: "min" | "max" }>["key"];

export const bitsFilters = filters.filter((filter) => filter.kind === "bits");
export const boundFilters = filters.filter((filter) => filter.kind === "min" || filter.kind === "max");

/** A filter that is a bound. */
export type BoundFilter = Extract<Filter, { kind: "min" | "max" }>;

/** Returns whether a list has a filter. */
export const hasFilter = (list: ListKind, { groups }: { groups: FilterShape["groups"] }): boolean =>
  groups[list] !== undefined;

/** Filters that a venue list does not have. */
export const spaceOnlyFilters = filters.filter(
  (filter): filter is Exclude<Filter, { groups: { venue: number } }> => !hasFilter("venue", filter),
);

/** 0 recommended, 1 price up, 2 price down, 3 capacity, 4 distance, 5 newest, 6 sum of the event up, 7 sum down. */
export type Sort = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const sorts: readonly Sort[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** A query of either list. 0 means any; a venue list leaves out the filters that only spaces have. */
export type ListQuery = {
  /** Region id of at most 9 digits. Whether it belongs to the city is checked by the service. */
  region?: string | undefined;
  layout: LayoutId | 0;
  sort: Sort;
  /** 0 is the first page; so is 1, which is written 0. */
  page: number;
} & Record<BitsKey | BoundKey, number>;

/** A query without any filter. */
export const emptyQuery: ListQuery = {
  types: 0,
  stars: 0,
  people: 0,
  layout: 0,
  area: 0,
  price: 0,
  height: 0,
  features: 0,
  sort: 0,
  page: 0,
};

/** A filter that is a bit set. */
export type BitsFilter = Extract<Filter, { kind: "bits" }>;

/** Returns the selected options of a bit set, in the table's order. */
export const getSelectedOptions = (
  filter: BitsFilter,
  query: ListQuery,
): { bit: number; name: string; label?: string }[] =>
  filter.options.filter(({ bit }) => (query[filter.key] & (1 << bit)) !== 0);

/** Returns the query with a change, on its first page again. */
export const withChange = (query: ListQuery, change: Partial<ListQuery>): ListQuery => ({
  ...query,
  page: 0,
  ...change,
});

/** Returns the query without one filter, on its first page. */
export const clearFilter = (query: ListQuery, key: FilterKey): ListQuery =>
  withChange(query, { [key]: key === "region" ? undefined : 0 });

/** Returns the query with one bit of a set toggled, on its first page. */
export const toggleBit = (query: ListQuery, key: BitsKey, bit: number): ListQuery =>
  withChange(query, { [key]: query[key] ^ (1 << bit) });
