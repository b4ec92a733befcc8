import { findVenueRowOfSpace, type Shard, type SpaceColumns } from "../columns/shard.ts";
import { limitsSum, meetsSumLimit } from "../query/compute-row-sum.ts";
import { type Criteria, getPrices, getSeats } from "../query/criteria.ts";

/*
 * Each function keeps those of the first `count` rows that meet one condition, in order, and returns their number. A row
 * that fails is overwritten by the next one: the sign of a difference (1 or 0) moves the place to write, since a branch
 * would often be mispredicted. One loop for one column: it is read only if the query needs it, and stays in the cache.
 */

/** Keeps the rows whose value is at most `max`; the differences fit 32 bits. */
export function retainAtMost(rows: Uint32Array, count: number, values: Uint32Array, max: number): number {
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[retained] = row;
    retained += (values[row]! - max - 1) >>> 31;
  }
  return retained;
}

/** Keeps the rows whose area is at least `min`. */
export function retainLarge(rows: Uint32Array, count: number, area: Uint32Array, min: number): number {
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[retained] = row;
    retained += (min - area[row]! - 1) >>> 31;
  }
  return retained;
}

/** Keeps the rows whose height is at least `min`. */
export function retainHigh(rows: Uint32Array, count: number, height: Uint16Array, min: number): number {
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[retained] = row;
    retained += (min - height[row]! - 1) >>> 31;
  }
  return retained;
}

/** Copies the rows with all of the required features to `to`, which may be `rows` itself. */
export function retainFeatured(
  rows: Uint32Array,
  count: number,
  features: Uint32Array,
  required: number,
  to = rows,
): number {
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    to[retained] = row;
    // What is missing is 0 or positive, since a bit set leaves the sign of a number free (`column-widths.ts`).
    retained += (((features[row]! & required) ^ required) - 1) >>> 31;
  }
  return retained;
}

/** Copies the rows with at least `min` seats in a layout (0: the largest of all) to `to`, which may be `rows` itself. */
export function retainSeated(
  rows: Uint32Array,
  count: number,
  spaces: SpaceColumns,
  layout: number,
  min: number,
  to = rows,
): number {
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    to[retained] = row;
    retained += (min - getSeats(spaces, row, layout) - 1) >>> 31;
  }
  return retained;
}

/** Keeps the rows whose sum is within its limits. */
function retainAffordable(rows: Uint32Array, count: number, shard: Shard, criteria: Criteria): number {
  let retained = 0;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    rows[retained] = row;
    if (meetsSumLimit(shard, row, findVenueRowOfSpace(shard, row), criteria)) retained++;
  }
  return retained;
}

/**
 * Keeps the rows within the bounds of price, sum, area and height, and those that seat the requested people in any layout: the
 * others count in no facet.
 */
export function retainInBounds(rows: Uint32Array, count: number, shard: Shard, criteria: Criteria): number {
  const { maxPrice, minArea, minHeight, facetSeats, hasPriceLimit } = criteria;
  const { spaces } = shard;
  const { area, height } = spaces;
  let retained = count;
  if (hasPriceLimit) retained = retainAtMost(rows, retained, getPrices(spaces, criteria), maxPrice);
  if (minArea > 0) retained = retainLarge(rows, retained, area, minArea);
  if (minHeight > 0) retained = retainHigh(rows, retained, height, minHeight);
  if (facetSeats > 1) retained = retainSeated(rows, retained, spaces, 0, facetSeats);
  // Last: it costs the most.
  if (limitsSum(criteria.context.sum)) retained = retainAffordable(rows, retained, shard, criteria);
  return retained;
}
