import type { SpaceQuery } from "../../../domain/search/grammar.ts";
import type { Kind, Understood } from "../../../domain/search/sentence.ts";
import type { Beside, GroupQuery } from "../../search/search-index.ts";

/** Constraints that a sentence adds to a search: groups, and context that groups cannot express. */
export interface Wishes {
  groups: Partial<SpaceQuery>;
  beside: Omit<Beside, "cityCode">;
}

type Range = { min?: number; max?: number };
type Put = (wishes: Wishes, value: unknown, anyOf?: readonly string[]) => void;

/** Sets a group if it is not set yet: the first of two values wins. */
const single =
  (key: "people" | "layout" | "price" | "area" | "height" | "sort"): Put =>
  ({ groups }, value) => {
    groups[key] ??= value as never;
  };

const bit =
  (key: "types" | "stars" | "features", bitOf: (value: number) => number = (value) => value): Put =>
  ({ groups }, value) => {
    groups[key] = (groups[key] ?? 0) | (1 << bitOf(Number(value)));
  };

const listed =
  (key: "brands" | "near" | "regions"): Put =>
  ({ beside }, value) => {
    beside[key] = [...(beside[key] ?? []), String(value)];
  };

/** Appliers by kind (api.md); missing kinds (city, date, days, eventType) are shown to the visitor but do not filter. */
const puts: Partial<Record<Kind, Put>> = {
  region: listed("regions"),
  people: single("people"),
  layout: single("layout"),
  price: single("price"),
  area: single("area"),
  height: single("height"),
  sort: single("sort"),
  venueType: bit("types"),
  // Five stars are bit 0, two or fewer bit 3.
  star: bit("stars", (star) => 5 - Math.max(2, star)),
  feature: bit("features"),
  brand: listed("brands"),
  facility: ({ beside }, value, anyOf = [String(value)]) => {
    beside.facilities = [...(beside.facilities ?? []), anyOf];
  },
  near: listed("near"),
  rating: ({ beside }, value) => {
    beside.rating = Math.max(beside.rating ?? 0, Number(value));
  },
  roomPrice: ({ beside }, value) => {
    beside.roomPrice = { ...beside.roomPrice, ...(value as Range) };
  },
  rooms: ({ beside }, value) => {
    beside.guestRooms = Math.max(beside.guestRooms ?? 0, Number(value));
  },
  name: ({ beside }, value) => {
    beside.keyword = [beside.keyword, String(value)].filter(Boolean).join(" ");
  },
};

/** The URL group of a kind, if there is one. */
const groupOf: Partial<Record<Kind, keyof SpaceQuery>> = {
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
export const inForce = (understood: readonly Understood[], query: GroupQuery): Understood[] =>
  understood.filter(({ kind }) => {
    const group = groupOf[kind];
    return group === undefined || !(query as Partial<SpaceQuery>)[group];
  });

/** Converts parsed terms to constraints. */
export function wishesOf(understood: readonly Understood[]): Wishes {
  const wishes: Wishes = { groups: {}, beside: {} };
  for (const { kind, value, anyOf } of understood) puts[kind]?.(wishes, value, anyOf);
  return wishes;
}

/** Merges the selected groups with those of the sentence; the features of both are required. */
export function together<Q extends GroupQuery>(query: Q, { groups }: Wishes): Q & GroupQuery {
  const said = Object.fromEntries(Object.entries(groups).filter(([key]) => !(query as Record<string, unknown>)[key]));
  return { ...query, ...said, features: query.features | (groups.features ?? 0) };
}
