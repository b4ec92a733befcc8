import { layouts } from "../../../domain/space/layouts.ts";
import { type Shard, unknownPrice } from "../columns/shard.ts";
import { type Criteria, hasFeatures, getLayoutsSeating, getSeats } from "./criteria.ts";

/** The result of evaluating the spaces of one venue for a query. */
export interface Scan {
  met: boolean;
  /** Row of the best-fitting space (sorted by price: of the cheapest), or -1. */
  best: number;
  /** Its seats in the requested layout; 0 if unknown. */
  seatCount: number;
  /** Fen a day of the cheapest matching space; `unknownPrice` if unknown. */
  price: number;
  /** Union of the features of spaces that match apart from features. */
  features: number;
  /** Bit set of the layouts (bit 0 theatre) in which some space would match. */
  layouts: number;
}

export const emptyScan = (): Scan => ({
  met: false,
  best: -1,
  seatCount: 0,
  price: unknownPrice,
  features: 0,
  layouts: 0,
});

const allLayouts = (1 << layouts.length) - 1;

/** Scans the spaces of a venue. One space must meet all constraints on spaces. */
function scanSpaces(
  { spaces, spaceStart }: Shard,
  venueRow: number,
  criteria: Criteria,
  stopAtFirst: boolean,
  scan: Scan,
): void {
  const { minSeats, facetSeats, maxPrice, minArea, minHeight } = criteria;
  const { people, layout, features, sort } = criteria.query;
  const isByPrice = sort === 1 || sort === 2;
  const { priceDay, area, height, features: sets } = spaces;
  const hasPriceLimit = maxPrice !== unknownPrice;
  const end = spaceStart[venueRow + 1]!;
  for (let row = spaceStart[venueRow]!; row < end; row++) {
    // Columns without a constraint are not read.
    if (hasPriceLimit && priceDay[row]! > maxPrice) continue;
    if (minArea > 0 && area[row]! < minArea) continue;
    if (minHeight > 0 && height[row]! < minHeight) continue;
    const seatCount = getSeats(spaces, row, layout);
    const isSeated = seatCount >= minSeats;
    const set = sets[row]!;
    if (isSeated) scan.features |= set;
    if ((set & features) !== features) continue;
    if (scan.layouts !== allLayouts) scan.layouts |= getLayoutsSeating(spaces, row, facetSeats);
    if (!isSeated) continue;
    const isBetterSeated = people > 0 ? seatCount < scan.seatCount : seatCount > scan.seatCount;
    const price = priceDay[row]!;
    // A list ordered by price names the space whose price it is ordered by.
    const isBetter = isByPrice ? price < scan.price || (price === scan.price && isBetterSeated) : isBetterSeated;
    if (!scan.met || isBetter) {
      scan.best = row;
      scan.seatCount = seatCount;
    }
    scan.met = true;
    if (stopAtFirst) return;
    if (price < scan.price) scan.price = price;
  }
}

/** Scans a venue without published spaces: it meets no constraint on spaces, but its own features count. */
function scanVenueWithoutSpaces(
  { venues }: Shard,
  row: number,
  { hasSpaceConstraint, query }: Criteria,
  scan: Scan,
): void {
  if (hasSpaceConstraint) return;
  scan.met = hasFeatures(venues.features[row]!, query.features);
  scan.features = venues.features[row]!;
}

/** Reports whether no space of the venue can be large, high or cheap enough, so the scan can be skipped. */
export const cannotMatch = (
  { venues }: Shard,
  row: number,
  { minSeats, minArea, minHeight, maxPrice }: Criteria,
): boolean =>
  venues.largestCapacity[row]! < minSeats ||
  venues.largestArea[row]! < minArea ||
  venues.highestCeiling[row]! < minHeight ||
  (maxPrice !== unknownPrice && venues.cheapestDay[row]! > maxPrice);

function resetScan(scan: Scan): void {
  scan.met = false;
  scan.best = -1;
  scan.seatCount = 0;
  scan.price = unknownPrice;
  scan.features = 0;
  scan.layouts = 0;
}

const hasSpaces = ({ spaceStart }: Shard, row: number): boolean => spaceStart[row]! < spaceStart[row + 1]!;

/** Scans a venue in full: the best space and the cheapest price, or its own features if it has no spaces. */
export function scanVenueInDetail(shard: Shard, row: number, criteria: Criteria): Scan {
  const scan = emptyScan();
  if (hasSpaces(shard, row)) scanSpaces(shard, row, criteria, false, scan);
  else scanVenueWithoutSpaces(shard, row, criteria, scan);
  return scan;
}

/**
 * Scans a venue as far as counting and sorting need it, without the best space. If a group failed, only whether the rest
 * matches is determined; venue totals are used where no single space has to be checked.
 */
export function scanVenue(shard: Shard, row: number, criteria: Criteria, missed: number, scan: Scan): void {
  resetScan(scan);
  if (cannotMatch(shard, row, criteria)) return;
  const isFeatured = hasFeatures(shard.venues.spaceFeatures[row]!, criteria.query.features);
  if (!hasSpaces(shard, row)) scanVenueWithoutSpaces(shard, row, criteria, scan);
  else if (criteria.hasSpaceConstraint || (isFeatured && criteria.query.features !== 0)) {
    if (isFeatured || missed === 0) scanSpaces(shard, row, criteria, missed !== 0, scan);
  } else applyVenueTotals(shard, row, isFeatured, scan);
}

/** Applies the totals of a venue, if no constraint concerns a single space. */
function applyVenueTotals({ venues }: Shard, row: number, isFeatured: boolean, scan: Scan): void {
  scan.features = venues.spaceFeatures[row]!;
  scan.met = isFeatured;
  if (!isFeatured) return;
  scan.seatCount = venues.largestCapacity[row]!;
  scan.price = venues.cheapestDay[row]!;
  scan.layouts = venues.offered[row]!;
}
