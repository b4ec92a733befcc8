import type { SpaceQuery } from "../../../domain/search/grammar.ts";
import type { Kind, Understood } from "../../../domain/search/sentence.ts";
import type { Beside, GroupQuery } from "../../search/search-index.ts";

/** What a sentence adds to a search: groups of its own, and what the groups cannot say. */
export interface Wishes {
  groups: Partial<SpaceQuery>;
  beside: Omit<Beside, "cityCode">;
}

type Range = { min?: number; max?: number };
type Put = (wishes: Wishes, value: unknown, anyOf?: readonly string[]) => void;

/** The first of two that speak of the same quantity is kept. */
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

/** By kind (api.md); what is not here (city, date, days, eventType) is told to the visitor and filters nothing. */
const puts: Partial<Record<Kind, Put>> = {
  region: listed("regions"),
  people: single("people"),
  layout: single("layout"),
  price: single("price"),
  area: single("area"),
  height: single("height"),
  sort: single("sort"),
  venueType: bit("types"),
  // Five stars are bit 0, two and fewer bit 3.
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

/** The group that a kind speaks of, where there is one. */
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

/** What of the understood stays in force beside the groups that the visitor chose: a chosen value stands over a said one. */
export const inForce = (understood: readonly Understood[], query: GroupQuery): Understood[] =>
  understood.filter(({ kind }) => {
    const group = groupOf[kind];
    return group === undefined || !(query as Partial<SpaceQuery>)[group];
  });

/** The understood as filters. */
export function wishesOf(understood: readonly Understood[]): Wishes {
  const wishes: Wishes = { groups: {}, beside: {} };
  for (const { kind, value, anyOf } of understood) puts[kind]?.(wishes, value, anyOf);
  return wishes;
}

/** The chosen groups with the said ones; features of both must be met. */
export function together<Q extends GroupQuery>(query: Q, { groups }: Wishes): Q & GroupQuery {
  const said = Object.fromEntries(Object.entries(groups).filter(([key]) => !(query as Record<string, unknown>)[key]));
  return { ...query, ...said, features: query.features | (groups.features ?? 0) };
}
