import { features } from "../space/features.ts";
import { type LayoutId, layouts } from "../space/layouts.ts";
import { starLevels } from "../venue/star-levels.ts";
import { venueTypes } from "../venue/venue-types.ts";

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
const minVenueGroups = 5;
/** The highest page number that a URL can name. */
const maxPage = 99_999;

const toMask = (table: readonly { bit: number }[]): number => table.reduce((set, { bit }) => set | (1 << bit), 0);
const masks: Partial<Record<Key, number>> = {
  types: toMask(venueTypes),
  stars: toMask(starLevels),
  features: toMask(features),
};
const maxValues: Partial<Record<Key, number>> = { layout: layouts.length, sort: sorts.length - 1, page: maxPage };

/** Returns the canonical value of a group; unknown and out-of-range values become 0. */
function toCanonicalValue(key: Key, value: number): number {
  if (!Number.isSafeInteger(value) || value < 0 || value > 999_999_999) return 0;
  const mask = masks[key];
  if (mask !== undefined) return value & mask;
  if (value > (maxValues[key] ?? value)) return 0;
  return key === "page" && value === 1 ? 0 : value;
}

/** Returns the canonical value of each group from a record of numbers or digit strings. */
function toCanonicalValues(values: object, keys: readonly Key[]): Partial<SpaceQuery> {
  const query: Record<string, unknown> = {};
  for (const key of keys) {
    const value = toCanonicalValue(key, Number((values as Record<string, unknown>)[key] ?? 0));
    if (key !== "region") query[key] = value;
    else if (value > 0) query.region = String(value);
  }
  return query;
}

function parseGroups(groups: string, keys: readonly Key[], minGroups: number): Partial<SpaceQuery> | undefined {
  if (!/^(?:-\d+)+$/.test(groups)) return undefined;
  const digits = groups.slice(1).split("-");
  if (digits.length < minGroups || digits.length > keys.length) return undefined;
  const values = digits.map((text, at) => [keys[at], text.length > 9 ? 0 : Number(text)]);
  return toCanonicalValues(Object.fromEntries(values), keys);
}

const formatGroups = (query: VenueQuery, keys: readonly Key[]): string[] => {
  const canonical = toCanonicalValues(query, keys);
  return keys.map((key) => String(canonical[key] ?? 0));
};

const joinGroups = (groups: string[]): string => groups.map((group) => `-${group}`).join("");

/** Parses the 5 to 9 groups of a venue list ("-0-0-0-200-2"). Returns undefined if they are malformed (a 404). */
export const parseVenueGroups = (searchParams: string): VenueQuery | undefined =>
  parseGroups(searchParams, venueKeys, minVenueGroups) as VenueQuery | undefined;

/** Parses the exactly 11 groups of a space list. Returns undefined if they are malformed (a 404). */
export const parseSpaceGroups = (searchParams: string): SpaceQuery | undefined =>
  parseGroups(searchParams, spaceKeys, spaceKeys.length) as SpaceQuery | undefined;

/** Formats a venue query as its canonical groups: the shortest form of 5 or more. */
export function formatVenueGroups(query: VenueQuery): string {
  const groups = formatGroups(query, venueKeys);
  while (groups.length > minVenueGroups && groups.at(-1) === "0") groups.pop();
  return joinGroups(groups);
}

/** Formats a space query as its canonical groups, always 11. */
export const formatSpaceGroups = (query: SpaceQuery): string => joinGroups(formatGroups(query, spaceKeys));

/** Builds a query from named values (an API call's input); unknown and out-of-range values become 0. */
export const toCanonicalVenueQuery = (values: object): VenueQuery => toCanonicalValues(values, venueKeys) as VenueQuery;
export const toCanonicalSpaceQuery = (values: object): SpaceQuery => toCanonicalValues(values, spaceKeys) as SpaceQuery;

/** Formats the path of a city's venue list; `citySlug` is the city's pinyin. */
export const formatVenueListHref = (citySlug: string, query: VenueQuery): string =>
  `/${citySlug}/changdi${formatVenueGroups(query)}`;

/** Formats the path of a city's space list. */
export const formatSpaceListHref = (citySlug: string, query: SpaceQuery): string =>
  `/${citySlug}/kongjian${formatSpaceGroups(query)}`;

/** Toggles one bit of a set and goes back to the first page. */
export const toggleBit = <Q extends VenueQuery>(query: Q, key: "types" | "stars" | "features", bit: number): Q => ({
  ...query,
  [key]: query[key] ^ (1 << bit),
  page: 0,
});

/** Clears one group and goes back to the first page. */
export const clearFilter = <Q extends VenueQuery>(query: Q, key: keyof Q): Q => ({
  ...query,
  [key]: key === "region" ? undefined : 0,
  page: 0,
});
