import { features } from "../space/feature.ts";
import { type LayoutId, layouts } from "../space/layout.ts";
import { starLevels } from "../venue/star.ts";
import { venueTypes } from "../venue/venue-type.ts";

/**
 * The groups in the URLs of the venue and space lists (product.md 2.2). Only this file parses or formats them.
 * 0 means "any". Bit positions follow the tables of features, stars and venue types.
 */
export interface VenueQuery {
  /** Region id, at most 9 digits. The service checks whether the city has it. */
  region?: string | undefined;
  types: number;
  stars: number;
  people: number;
  layout: LayoutId | 0;
  /** Maximum price in yuan a day. */
  price: number;
  features: number;
  sort: Sort;
  /** 0 and 1 both mean the first page, which is written as 0. */
  page: number;
}

export interface SpaceQuery extends VenueQuery {
  /** Minimum area in m². */
  area: number;
  /** Minimum clear height in decimetres. */
  height: number;
}

/** 0 recommended, 1 price up, 2 price down, 3 capacity, 4 distance, 5 newest. */
export type Sort = 0 | 1 | 2 | 3 | 4 | 5;
export const sorts: readonly Sort[] = [0, 1, 2, 3, 4, 5];

export const emptyVenueQuery: VenueQuery = {
  types: 0,
  stars: 0,
  people: 0,
  layout: 0,
  price: 0,
  features: 0,
  sort: 0,
  page: 0,
};
export const emptySpaceQuery: SpaceQuery = { ...emptyVenueQuery, area: 0, height: 0 };

type Key = keyof SpaceQuery;
const venueKeys: readonly (keyof VenueQuery)[] = [
  "region",
  "types",
  "stars",
  "people",
  "layout",
  "price",
  "features",
  "sort",
  "page",
];
const spaceKeys: readonly Key[] = [...venueKeys.slice(0, 5), "area", "price", "height", ...venueKeys.slice(6)];
const venueGroupsAtLeast = 5;
/** The highest page number that a URL can name. */
const lastPage = 99_999;

const known = (table: readonly { bit: number }[]): number => table.reduce((set, { bit }) => set | (1 << bit), 0);
const masks: Partial<Record<Key, number>> = {
  types: known(venueTypes),
  stars: known(starLevels),
  features: known(features),
};
const highest: Partial<Record<Key, number>> = { layout: layouts.length, sort: sorts.length - 1, page: lastPage };

/** Returns the canonical value of a group; unknown and out-of-range values become 0. */
function understoodValue(key: Key, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > 999_999_999) return 0;
  const mask = masks[key];
  if (mask !== undefined) return value & mask;
  if (value > (highest[key] ?? value)) return 0;
  return key === "page" && value === 1 ? 0 : value;
}

/** Returns the canonical value of each group from a record of numbers or digit strings. */
function understood(values: object, keys: readonly Key[]): Partial<SpaceQuery> {
  const query: Record<string, unknown> = {};
  for (const key of keys) {
    const value = understoodValue(key, Number((values as Record<string, unknown>)[key] ?? 0));
    if (key !== "region") query[key] = value;
    else if (value > 0) query.region = String(value);
  }
  return query;
}

function parse(groups: string, keys: readonly Key[], least: number): Partial<SpaceQuery> | undefined {
  if (!/^(?:-\d+)+$/.test(groups)) return undefined;
  const digits = groups.slice(1).split("-");
  if (digits.length < least || digits.length > keys.length) return undefined;
  const values = digits.map((text, at) => [keys[at], text.length > 9 ? 0 : Number(text)]);
  return understood(Object.fromEntries(values), keys);
}

const format = (query: VenueQuery, keys: readonly Key[]): string[] => {
  const canonical = understood(query, keys);
  return keys.map((key) => String(canonical[key] ?? 0));
};

const joined = (groups: string[]): string => groups.map((group) => `-${group}`).join("");

/** Parses the 5 to 9 groups of a venue list ("-0-0-0-200-2"). Returns undefined if they are malformed (a 404). */
export const parseVenueGroups = (searchParams: string): VenueQuery | undefined =>
  parse(searchParams, venueKeys, venueGroupsAtLeast) as VenueQuery | undefined;

/** Parses the exactly 11 groups of a space list. Returns undefined if they are malformed (a 404). */
export const parseSpaceGroups = (searchParams: string): SpaceQuery | undefined =>
  parse(searchParams, spaceKeys, spaceKeys.length) as SpaceQuery | undefined;

/** Formats a venue query as its canonical groups: the shortest form of 5 or more. */
export function formatVenueGroups(query: VenueQuery): string {
  const groups = format(query, venueKeys);
  while (groups.length > venueGroupsAtLeast && groups.at(-1) === "0") groups.pop();
  return joined(groups);
}

/** Formats a space query as its canonical groups, always 11. */
export const formatSpaceGroups = (query: SpaceQuery): string => joined(format(query, spaceKeys));

/** Builds a query from named values (an API call's input); unknown and out-of-range values become 0. */
export const canonicalVenueQuery = (values: object): VenueQuery => understood(values, venueKeys) as VenueQuery;
export const canonicalSpaceQuery = (values: object): SpaceQuery => understood(values, spaceKeys) as SpaceQuery;

/** Formats the path of a city's venue list; `citySlug` is the city's pinyin. */
export const venueListHref = (citySlug: string, query: VenueQuery): string =>
  `/${citySlug}/changdi${formatVenueGroups(query)}`;

/** Formats the path of a city's space list. */
export const spaceListHref = (citySlug: string, query: SpaceQuery): string =>
  `/${citySlug}/kongjian${formatSpaceGroups(query)}`;

/** Toggles one bit of a set and goes back to the first page. */
export const toggled = <Q extends VenueQuery>(query: Q, key: "types" | "stars" | "features", bit: number): Q => ({
  ...query,
  [key]: query[key] ^ (1 << bit),
  page: 0,
});

/** Clears one group and goes back to the first page. */
export const cleared = <Q extends VenueQuery>(query: Q, key: keyof Q): Q => ({
  ...query,
  [key]: key === "region" ? undefined : 0,
  page: 0,
});
