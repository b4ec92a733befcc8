import { toUnitSphere } from "#domain/distance.ts";
import { pageSize } from "#domain/limits.ts";
import type { Box } from "#domain/search/box.ts";
import { filters, type ListQuery } from "#domain/search/filters.ts";
import { findLayoutById, type LayoutId, type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { capacityOverflow, findSpaceRows, type Shard, type SpaceColumns, unknownPrice } from "../columns/shard.ts";
import { limitsSum, type SumQuery } from "./compute-row-sum.ts";
import { normaliseText, splitKeyword } from "../columns/normalise-text.ts";

/** Filters and settings of a search that its query cannot express. */
export interface SearchContext {
  cityCode: string;
  /** Terms separated by spaces or commas; all must match. */
  keyword?: string;
  /** Reference point for distances. */
  lng?: number;
  lat?: number;
  /** Regions, any of which matches; ignored if the query names one. */
  regions?: readonly string[];
  /** Groups or brands, any of which matches. */
  brands?: readonly string[];
  /** A hotel group, or one brand of it by id. */
  group?: { name: string; brandId?: string | undefined } | undefined;
  /** Minimum rating. */
  rating?: number;
  /** Bit set of features of venues that come first in the recommended order and exclude no other. */
  preferredFeatures?: number | undefined;
  /** Yuan for half a day, at most; ignored if the query has a price of a day. */
  halfDayPrice?: number | undefined;
  /** The event whose sum is limited, sorted by and shown. */
  sum?: SumQuery | undefined;
  /** Yuan a night, both inclusive. */
  roomPrice?: { min?: number | undefined; max?: number | undefined };
  /** Minimum number of guest rooms. */
  guestRooms?: number;
  /** For each list, the name of a facility must start with one of its entries. */
  facilities?: readonly (readonly string[])[];
  /** Box that the venue must lie in. */
  box?: Box | undefined;
  /** Names of places that must all be nearby. */
  near?: readonly string[];
  /** Ids of the spaces that are booked or held on the event's days: they come after the others, in every order. */
  blockedSpaces?: ReadonlySet<string> | undefined;
  /** Rows per page; 0 if only total and counts are needed. */
  pageSize?: number;
}

/** A query prepared for matching, in the units of the columns. */
export interface Criteria {
  query: ListQuery;
  context: SearchContext;
  terms: readonly string[];
  regions: readonly string[];
  brands: readonly string[];
  facilities: readonly (readonly string[])[];
  near: readonly string[];
  /** Minimum seats of a space; 0 if there is no constraint. */
  minSeats: number;
  /** Seats from which a layout counts in the facets; at least 1. */
  facetSeats: number;
  minArea: number;
  minHeight: number;
  maxPrice: number;
  /** Whether a space without a known price or above `maxPrice` is excluded. */
  hasPriceLimit: boolean;
  /** `maxPrice` is one of half a day. */
  isHalfDay: boolean;
  /** Range of a guest room's price per night in fen; undefined if there is no constraint. */
  nightPrice: { min: number; max: number } | undefined;
  /** Reference point for distances; undefined if not given. */
  point: { x: number; y: number; z: number } | undefined;
  /** Whether a constraint other than features applies to spaces. */
  hasSpaceConstraint: boolean;
  /** Rows of `context.blockedSpaces` in the city's shard; empty until `withBlockedRows` has looked them up. */
  blockedRows: ReadonlySet<number>;
}

/** A layout and its number of seats. */
export interface Seating {
  layout: LayoutKey;
  people: number;
}

/** Converts a bound to fen, below `unknownPrice` so that unknown prices are excluded; `none` if there is no bound. */
const toFen = (yuan: number | undefined, none: number): number =>
  yuan === undefined ? Math.min(none, unknownPrice - 1) : Math.min(Math.round(yuan * 100), unknownPrice - 1);

/** Above every measure, and differences of bounds and measures still fit 32 bits. */
const maxBound = 0x7fff_ffff;

/** Filters that only a space can meet. */
const spaceFilterKeys = filters.flatMap(({ key, scope }) => (scope === "space" ? key : []));

/**
 * Copies a query so that all have the same properties in the same order, whatever they were spread from: reading a property
 * of objects of many shapes costs as much as a comparison of ten rows.
 */
function copyQuery({ region, types, stars, people, layout, area, price, height, features, sort, page }: ListQuery) {
  return { region, types, stars, people, layout, area, price, height, features, sort, page };
}

/** Converts a query to criteria: terms normalised once, numbers in column units. */
export function toCriteria(query: ListQuery, context: SearchContext): Criteria {
  const { people, layout, area, height } = query;
  const price = query.price || (context.halfDayPrice ?? 0);
  const { min, max } = context.roomPrice ?? {};
  return {
    query: copyQuery(query),
    context,
    terms: splitKeyword(context.keyword ?? ""),
    regions: query.region === undefined ? (context.regions ?? []) : [query.region],
    brands: (context.brands ?? []).map(normaliseText).filter((brand) => brand !== ""),
    facilities: (context.facilities ?? []).map((prefixes) => prefixes.map(normaliseText)),
    near: (context.near ?? []).map(normaliseText).filter((place) => place !== ""),
    minSeats: people === 0 && layout === 0 ? 0 : Math.max(1, people),
    facetSeats: Math.max(1, people),
    minArea: Math.min(area * 100, maxBound),
    minHeight: Math.min(height * 10, maxBound),
    maxPrice: price > 0 ? toFen(price, unknownPrice) : unknownPrice,
    hasPriceLimit: price > 0,
    isHalfDay: query.price === 0 && price > 0,
    nightPrice:
      min === undefined && max === undefined ? undefined : { min: toFen(min, 0), max: toFen(max, unknownPrice) },
    point: context.lng === undefined || context.lat === undefined ? undefined : toUnitSphere(context.lng, context.lat),
    hasSpaceConstraint: price > 0 || limitsSum(context.sum) || spaceFilterKeys.some((key) => query[key] !== 0),
    blockedRows: new Set(),
  };
}

/** Returns the criteria with the rows of the blocked spaces of a city. */
export const withBlockedRows = (shard: Shard, criteria: Criteria): Criteria => ({
  ...criteria,
  blockedRows: findSpaceRows(shard, criteria.context.blockedSpaces),
});

/** Returns the number of rows before the requested page. */
export const getPageOffset = ({ query, context }: Criteria): number =>
  (Math.max(1, query.page) - 1) * (context.pageSize ?? pageSize);

/** Returns the number of rows up to the end of the requested page. */
export const getPageEnd = (criteria: Criteria): number =>
  getPageOffset(criteria) + (criteria.context.pageSize ?? pageSize);

/** Returns the trusted capacity in a layout, or the largest of all layouts if it is 0; 0 if unknown. */
export function getSeats(
  { maxCapacity, capacity, overflowCapacities }: SpaceColumns,
  row: number,
  layout: number,
): number {
  const people = layout === 0 ? maxCapacity[row]! : capacity[row * layouts.length + layout - 1]!;
  return people === capacityOverflow ? overflowCapacities.get(row * (layouts.length + 1) + layout)! : people;
}

/** Returns the prices that a price limit is of: of a day, or of half a day. */
export const getPrices = (
  { priceDay, priceHalfDay }: SpaceColumns,
  { isHalfDay }: Pick<Criteria, "isHalfDay">,
): Uint32Array => (isHalfDay ? priceHalfDay : priceDay);

/** Returns whether the set contains every required feature. */
export const hasFeatures = (set: number, required: number): boolean => (set & required) === required;

/** The highest bit of both halves of a word, and an empty word. */
const highBits = 0x8000_8000 | 0;

/**
 * Returns the bit set of layouts (bit 0 theatre) in which a space seats `people`, at least 1. Two capacities are compared
 * in one step: they are below 2^15, so that the high bit of each half of a word, set before the subtraction, tells whether
 * it borrowed. `capacityPairs` has four words for each space, the first layout of a pair in the lower half.
 */
export function getLayoutsSeating(spaces: SpaceColumns, row: number, people: number): number {
  if (people <= 1) return spaces.offered[row]!;
  if (people > capacityOverflow) return listLayoutsSeatingMany(spaces, row, people);
  return compareLayouts(spaces.capacityPairs, row, people);
}

/** Returns the bit set of the layouts with at least `people`, from 1 to `capacityOverflow`, in four words of a row. */
export function compareLayouts(pairs: Uint32Array, row: number, people: number): number {
  const at = row * 4;
  const both = people | (people << 16);
  const first = (((pairs[at]! | highBits) - both) & highBits) >>> 15;
  const second = (((pairs[at + 1]! | highBits) - both) & highBits) >>> 13;
  const third = (((pairs[at + 2]! | highBits) - both) & highBits) >>> 11;
  const fourth = (((pairs[at + 3]! | highBits) - both) & highBits) >>> 9;
  // Even layouts are now in bits 0 to 6 and odd ones in bits 16 to 22.
  const all = first | second | third | fourth;
  return (all | (all >>> 15)) & 0xff;
}

function listLayoutsSeatingMany(spaces: SpaceColumns, row: number, people: number): number {
  let set = 0;
  for (const { id } of layouts) if (getSeats(spaces, row, id) >= people) set |= 1 << (id - 1);
  return set;
}

/** Returns the seating in the requested layout, or in the largest if it is 0; undefined if unknown. */
export function getSeating({ spaces }: Shard, row: number, layout: LayoutId | 0): Seating | undefined {
  const people = getSeats(spaces, row, layout);
  if (people === 0) return undefined;
  const shown = layout || layouts.find(({ id }) => getSeats(spaces, row, id) === people)!.id;
  return { layout: findLayoutById(shown)!.key, people };
}
