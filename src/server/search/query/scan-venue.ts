import { type Shard, type SpaceColumns, unknownPrice } from "../columns/shard.ts";
import { computeRowSum, isAffordable, limitsSum, meetsSumLimit, type SumQuery } from "./compute-row-sum.ts";
import { isSortedBySum } from "./compute-sort-key.ts";
import { type Criteria, getPrices, getSeats, hasFeatures } from "./criteria.ts";

/** The spaces of one venue that match a query. */
export interface Scan {
  /** Row of the best-fitting space (sorted by price: of the cheapest), or -1. */
  best: number;
  /** Fen a day of the cheapest matching space; `unknownPrice` if unknown. */
  price: number;
  /** Yuan of the event in the best space; NaN if unknown or not requested. */
  sum: number;
}

/** Returns whether a space meets every constraint on spaces. Columns without a constraint are not read. */
function isMatch(spaces: SpaceColumns, row: number, criteria: Criteria): boolean {
  const { minSeats, maxPrice, minArea, minHeight, hasPriceLimit, query } = criteria;
  return (
    !(hasPriceLimit && getPrices(spaces, criteria)[row]! > maxPrice) &&
    !(minArea > 0 && spaces.area[row]! < minArea) &&
    !(minHeight > 0 && spaces.height[row]! < minHeight) &&
    hasFeatures(spaces.features[row]!, query.features) &&
    getSeats(spaces, row, query.layout) >= minSeats
  );
}

/** Returns whether a venue has a space that meets every constraint on spaces; one without spaces by its own features. */
export function meetsConstraints(shard: Shard, venueRow: number, criteria: Criteria): boolean {
  const { venues, spaces, spaceStart } = shard;
  const end = spaceStart[venueRow + 1]!;
  const start = spaceStart[venueRow]!;
  if (start === end)
    return !criteria.hasSpaceConstraint && hasFeatures(venues.features[venueRow]!, criteria.query.features);
  for (let row = start; row < end; row++)
    if (isMatch(spaces, row, criteria) && meetsSumLimit(shard, row, venueRow, criteria)) return true;
  return false;
}

/** The yuan of the event by which a space is limited or ordered; NaN where no list needs it. */
const computeNeededSum = (shard: Shard, row: number, venueRow: number, sum: SumQuery | undefined): number =>
  sum === undefined ? Number.NaN : computeRowSum(shard, row, venueRow, sum);

/** Returns what a space costs in a list that is ordered by price or sum, and 0 in the others. */
function getOrderedCost(price: number, sum: number, criteria: Criteria): number {
  if (isSortedBySum(criteria)) return Number.isNaN(sum) ? Number.POSITIVE_INFINITY : sum;
  return criteria.query.sort === 1 || criteria.query.sort === 2 ? price : 0;
}

/** Scans the matching spaces of a venue, without those of `left`. */
function scanSpaces(shard: Shard, venueRow: number, criteria: Criteria, left: ReadonlySet<number> | undefined): Scan {
  const { spaces, spaceStart } = shard;
  const { people, layout } = criteria.query;
  const { sum } = criteria.context;
  const scan: Scan = { best: -1, price: unknownPrice, sum: Number.NaN };
  let bestSeats = 0;
  let bestCost = 0;
  for (let row = spaceStart[venueRow]!; row < spaceStart[venueRow + 1]!; row++) {
    if (!isMatch(spaces, row, criteria) || left?.has(row)) continue;
    const ownSum = computeNeededSum(shard, row, venueRow, sum);
    if (limitsSum(sum) && !isAffordable(ownSum, sum)) continue;
    const seatCount = getSeats(spaces, row, layout);
    const price = spaces.priceDay[row]!;
    // A list ordered by price names the space whose price it is ordered by.
    const cost = getOrderedCost(price, ownSum, criteria);
    const isBetterSeated = people > 0 ? seatCount < bestSeats : seatCount > bestSeats;
    if (scan.best < 0 || cost < bestCost || (cost === bestCost && isBetterSeated)) {
      scan.best = row;
      scan.sum = ownSum;
      bestSeats = seatCount;
      bestCost = cost;
    }
    if (price < scan.price) scan.price = price;
  }
  return scan;
}

/** Finds the best space of a venue and the cheapest price: among blocked spaces only where no other matches. */
export function scanVenue(shard: Shard, venueRow: number, criteria: Criteria): Scan {
  const { blockedRows } = criteria;
  if (blockedRows.size === 0) return scanSpaces(shard, venueRow, criteria, undefined);
  const open = scanSpaces(shard, venueRow, criteria, blockedRows);
  return open.best < 0 ? scanSpaces(shard, venueRow, criteria, undefined) : open;
}
