import { type Shard, countVenues } from "../columns/shard.ts";
import {
  buildVenuePredicates,
  meetsContext,
  predicateBits,
  type VenuePredicates,
} from "../query/build-venue-predicates.ts";
import type { Criteria } from "../query/criteria.ts";
import { retainAtMost, retainHigh, retainLarge } from "./retain-in-bounds.ts";

/** Venues of a city that may match a query and miss the same group of filters, or none. */
export interface VenueList {
  /** The missed group (`predicateBits`); 0 if they meet all. */
  missed: number;
  /** The first `count` are rows of venues, in order. */
  rows: Uint32Array;
  count: number;
}

/** Lists by missed group. Shared, as queries run one at a time; a venue that misses two groups counts in no facet. */
const lists: readonly VenueList[] = [0, predicateBits.region, predicateBits.type, predicateBits.star].map((missed) => ({
  missed,
  rows: new Uint32Array(0),
  count: 0,
}));
/** The place in `lists` by the set of missed groups; venues that miss two go to the last one, which is not read. */
const placeByMissed = Uint8Array.from([0, 1, 2, 4, 3, 4, 4, 4]);
const allOptions = -1;
const rejected = { rows: new Uint32Array(0), count: 0 };

/** Divides the venues of a city that the terms do not exclude among the lists. */
function divideVenues(
  { venues }: Shard,
  { query }: Criteria,
  { regionRows }: VenuePredicates,
  matches: Uint8Array | undefined,
  count: number,
): void {
  const types = query.types === 0 ? allOptions : query.types;
  const stars = query.stars === 0 ? allOptions : query.stars;
  const { type, star } = venues;
  const targets = [...lists, rejected].map(({ rows }) => rows);
  const counts = new Uint32Array(targets.length);
  for (let row = 0; row < count; row++) {
    if (matches !== undefined && matches[row] === 0) continue;
    const region = regionRows === undefined ? 0 : 1 ^ regionRows[row]!;
    const missed = region | ((((types >>> type[row]!) & 1) ^ 1) << 1) | ((((stars >>> star[row]!) & 1) ^ 1) << 2);
    const place = placeByMissed[missed]!;
    targets[place]![counts[place]!++] = row;
  }
  for (const [place, list] of lists.entries()) list.count = counts[place]!;
}

/** Keeps the venues that have a space large, high or cheap enough, each constraint alone. */
function retainPossible(list: VenueList, { venues }: Shard, criteria: Criteria): void {
  const { minSeats, minArea, minHeight, maxPrice, hasPriceLimit } = criteria;
  const { rows } = list;
  if (minSeats > 0) list.count = retainLarge(rows, list.count, venues.largestCapacity, minSeats);
  if (minArea > 0) list.count = retainLarge(rows, list.count, venues.largestArea, minArea);
  if (minHeight > 0) list.count = retainHigh(rows, list.count, venues.highestCeiling, minHeight);
  if (hasPriceLimit && !criteria.isHalfDay) list.count = retainAtMost(rows, list.count, venues.cheapestDay, maxPrice);
}

/** Keeps the venues that meet a condition. */
function retainVenues(list: VenueList, isMet: (row: number) => boolean): void {
  const { rows } = list;
  let retained = 0;
  for (let at = 0; at < list.count; at++) {
    const row = rows[at]!;
    rows[retained] = row;
    if (isMet(row)) retained++;
  }
  list.count = retained;
}

/**
 * Selects the venues that may match by their own columns, by missed group; the one that meets every group comes first.
 * @param matches 0 for each venue that the terms exclude; undefined if there are none
 */
export function selectVenues(shard: Shard, criteria: Criteria, matches?: Uint8Array): readonly VenueList[] {
  const count = countVenues(shard);
  for (const list of [...lists, rejected]) if (list.rows.length < count) list.rows = new Uint32Array(count);
  const predicates = buildVenuePredicates(shard, criteria);
  divideVenues(shard, criteria, predicates, matches, count);
  for (const list of lists) {
    retainPossible(list, shard, criteria);
    if (predicates.hasContext) retainVenues(list, (row) => meetsContext(shard, row, criteria, predicates));
  }
  return lists;
}
