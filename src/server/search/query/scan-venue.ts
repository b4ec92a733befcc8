import { type Shard, type SpaceColumns, unknownPrice } from "../columns/shard.ts";
import { type Criteria, getPrices, getSeats, hasFeatures } from "./criteria.ts";

/** The spaces of one venue that match a query. */
export interface Scan {
  /** Row of the best-fitting space (sorted by price: of the cheapest), or -1. */
  best: number;
  /** Fen a day of the cheapest matching space; `unknownPrice` if unknown. */
  price: number;
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
export function meetsConstraints({ venues, spaces, spaceStart }: Shard, venueRow: number, criteria: Criteria): boolean {
  const end = spaceStart[venueRow + 1]!;
  const start = spaceStart[venueRow]!;
  if (start === end)
    return !criteria.hasSpaceConstraint && hasFeatures(venues.features[venueRow]!, criteria.query.features);
  for (let row = start; row < end; row++) if (isMatch(spaces, row, criteria)) return true;
  return false;
}

/** Scans the matching spaces of a venue, without those of `left`. */
function scanSpaces(
  { spaces, spaceStart }: Shard,
  venueRow: number,
  criteria: Criteria,
  left: ReadonlySet<number> | undefined,
): Scan {
  const { people, layout, sort } = criteria.query;
  const isByPrice = sort === 1 || sort === 2;
  const scan: Scan = { best: -1, price: unknownPrice };
  let bestSeats = 0;
  for (let row = spaceStart[venueRow]!; row < spaceStart[venueRow + 1]!; row++) {
    if (!isMatch(spaces, row, criteria) || left?.has(row)) continue;
    const seatCount = getSeats(spaces, row, layout);
    const isBetterSeated = people > 0 ? seatCount < bestSeats : seatCount > bestSeats;
    const price = spaces.priceDay[row]!;
    // A list ordered by price names the space whose price it is ordered by.
    const isBetter = isByPrice ? price < scan.price || (price === scan.price && isBetterSeated) : isBetterSeated;
    if (scan.best < 0 || isBetter) {
      scan.best = row;
      bestSeats = seatCount;
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
