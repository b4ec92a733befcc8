import type { SpaceQuery } from "../../../../../domain/search/grammar.ts";
import type { Kind, ParsedTerm } from "../../../../../domain/search/sentence/parse-sentence.ts";
import type { SearchContext as Beside, GroupQuery } from "../../../../search/index/search-index.ts";

/** Constraints that a sentence adds to a search: groups, and context that groups cannot express. */
export interface SentenceConstraints {
  groups: Partial<SpaceQuery>;
  searchContext: Omit<Beside, "cityCode">;
}

type Range = { min?: number; max?: number };
type Applier = (constraints: SentenceConstraints, value: unknown, anyOf?: readonly string[]) => void;

/** Sets a group if it is not set yet: the first of two values wins. */
const setOnce =
  (key: "people" | "layout" | "price" | "area" | "height" | "sort"): Applier =>
  ({ groups }, value) => {
    groups[key] ??= value as never;
  };

const setBit =
  (key: "types" | "stars" | "features", bitOf: (value: number) => number = (value) => value): Applier =>
  ({ groups }, value) => {
    groups[key] = (groups[key] ?? 0) | (1 << bitOf(Number(value)));
  };

const append =
  (key: "brands" | "near" | "regions"): Applier =>
  ({ searchContext }, value) => {
    searchContext[key] = [...(searchContext[key] ?? []), String(value)];
  };

/** Appliers by kind (api.md); missing kinds (city, date, days, eventType) are shown to the visitor but do not filter. */
const appliers: Partial<Record<Kind, Applier>> = {
  region: append("regions"),
  people: setOnce("people"),
  layout: setOnce("layout"),
  price: setOnce("price"),
  area: setOnce("area"),
  height: setOnce("height"),
  sort: setOnce("sort"),
  venueType: setBit("types"),
  // Five stars are bit 0, two or fewer bit 3.
  star: setBit("stars", (star) => 5 - Math.max(2, star)),
  feature: setBit("features"),
  brand: append("brands"),
  facility: ({ searchContext }, value, anyOf = [String(value)]) => {
    searchContext.facilities = [...(searchContext.facilities ?? []), anyOf];
  },
  near: append("near"),
  rating: ({ searchContext }, value) => {
    searchContext.rating = Math.max(searchContext.rating ?? 0, Number(value));
  },
  roomPrice: ({ searchContext }, value) => {
    searchContext.roomPrice = { ...searchContext.roomPrice, ...(value as Range) };
  },
  rooms: ({ searchContext }, value) => {
    searchContext.guestRooms = Math.max(searchContext.guestRooms ?? 0, Number(value));
  },
  name: ({ searchContext }, value) => {
    searchContext.keyword = [searchContext.keyword, String(value)].filter(Boolean).join(" ");
  },
};

/** The URL group of a kind, if there is one. */
const groupByKind: Partial<Record<Kind, keyof SpaceQuery>> = {
  region: "region",
  people: "people",
  layout: "layout",
  price: "price",
  area: "area",
  height: "height",
  sort: "sort",
  venueType: "types",
  star: "stars",
};

/** Removes terms whose group the visitor selected: a selected value overrides the sentence. */
export const withoutOverridden = (terms: readonly ParsedTerm[], query: GroupQuery): ParsedTerm[] =>
  terms.filter(({ kind }) => {
    const group = groupByKind[kind];
    return group === undefined || !(query as Partial<SpaceQuery>)[group];
  });

/** Converts parsed terms to constraints. */
export function toConstraints(terms: readonly ParsedTerm[]): SentenceConstraints {
  const constraints: SentenceConstraints = { groups: {}, searchContext: {} };
  for (const { kind, value, anyOf } of terms) appliers[kind]?.(constraints, value, anyOf);
  return constraints;
}

/** Merges the selected groups with those of the sentence; the features of both are required. */
export function mergeQuery<Q extends GroupQuery>(query: Q, { groups }: SentenceConstraints): Q & GroupQuery {
  const unsetGroups = Object.fromEntries(
    Object.entries(groups).filter(([key]) => !(query as Record<string, unknown>)[key]),
  );
  return { ...query, ...unsetGroups, features: query.features | (groups.features ?? 0) };
}
