import { layouts } from "../../domain/space/layout.ts";
import { type Shard, unknownPrice } from "./columns.ts";
import { type Criteria, hasFeatures, layoutsSeating, seatsOf } from "./criteria.ts";

/** The result of evaluating the spaces of one venue for a query. */
export interface Scan {
  met: boolean;
  /** Row of the best-fitting space, or -1. */
  best: number;
  /** Its seats in the requested layout; 0 if unknown. */
  held: number;
  /** Fen a day of the cheapest matching space; `unknownPrice` if unknown. */
  price: number;
  /** Union of the features of spaces that match apart from features. */
  features: number;
  /** Bit set of the layouts (bit 0 theatre) in which some space would match. */
  layouts: number;
}

export const noScan = (): Scan => ({ met: false, best: -1, held: 0, price: unknownPrice, features: 0, layouts: 0 });

const everyLayout = (1 << layouts.length) - 1;

/** Scans the spaces of a venue. One space must meet all constraints on spaces. */
function scanSpaces(
  { spaces, spaceStart }: Shard,
  venueRow: number,
  criteria: Criteria,
  once: boolean,
  scan: Scan,
): void {
  const { wanted, counted, mostPrice, leastArea, leastHeight } = criteria;
  const { people, layout, features } = criteria.query;
  const { priceDay, area, height, features: sets } = spaces;
  const priced = mostPrice !== unknownPrice;
  const end = spaceStart[venueRow + 1]!;
  for (let row = spaceStart[venueRow]!; row < end; row++) {
    // Columns without a constraint are not read.
    if (priced && priceDay[row]! > mostPrice) continue;
    if (leastArea > 0 && area[row]! < leastArea) continue;
    if (leastHeight > 0 && height[row]! < leastHeight) continue;
    const held = seatsOf(spaces, row, layout);
    const seated = held >= wanted;
    const set = sets[row]!;
    if (seated) scan.features |= set;
    if ((set & features) !== features) continue;
    if (scan.layouts !== everyLayout) scan.layouts |= layoutsSeating(spaces, row, counted);
    if (!seated) continue;
    if (!scan.met || (people > 0 ? held < scan.held : held > scan.held)) {
      scan.best = row;
      scan.held = held;
    }
    scan.met = true;
    if (once) return;
    if (priceDay[row]! < scan.price) scan.price = priceDay[row]!;
  }
}

/** Scans a venue without published spaces: it meets no constraint on spaces, but its own features count. */
function scanHouse({ venues }: Shard, row: number, { ofSpace, query }: Criteria, scan: Scan): void {
  if (ofSpace) return;
  scan.met = hasFeatures(venues.features[row]!, query.features);
  scan.features = venues.features[row]!;
}

/** Reports whether no space of the venue can be large, high or cheap enough, so the scan can be skipped. */
export const fallsShort = (
  { venues }: Shard,
  row: number,
  { wanted, leastArea, leastHeight, mostPrice }: Criteria,
): boolean =>
  venues.largestCapacity[row]! < wanted ||
  venues.largestArea[row]! < leastArea ||
  venues.highestCeiling[row]! < leastHeight ||
  (mostPrice !== unknownPrice && venues.cheapestDay[row]! > mostPrice);

function clear(scan: Scan): void {
  scan.met = false;
  scan.best = -1;
  scan.held = 0;
  scan.price = unknownPrice;
  scan.features = 0;
  scan.layouts = 0;
}

const hasSpaces = ({ spaceStart }: Shard, row: number): boolean => spaceStart[row]! < spaceStart[row + 1]!;

/** Scans a venue in full: the best space and the cheapest price, or its own features if it has no spaces. */
export function scanVenue(shard: Shard, row: number, criteria: Criteria): Scan {
  const scan = noScan();
  if (hasSpaces(shard, row)) scanSpaces(shard, row, criteria, false, scan);
  else scanHouse(shard, row, criteria, scan);
  return scan;
}

/**
 * Scans a venue as far as counting and sorting need it, without the best space. If a group failed, only whether the rest
 * matches is determined; venue totals are used where no single space has to be checked.
 */
export function survey(shard: Shard, row: number, criteria: Criteria, missed: number, scan: Scan): void {
  clear(scan);
  if (fallsShort(shard, row, criteria)) return;
  const featured = hasFeatures(shard.venues.spaceFeatures[row]!, criteria.query.features);
  if (!hasSpaces(shard, row)) scanHouse(shard, row, criteria, scan);
  else if (criteria.ofSpace || (featured && criteria.query.features !== 0)) {
    if (featured || missed === 0) scanSpaces(shard, row, criteria, missed !== 0, scan);
  } else takeTogether(shard, row, featured, scan);
}

/** Applies the totals of a venue, if no constraint concerns a single space. */
function takeTogether({ venues }: Shard, row: number, featured: boolean, scan: Scan): void {
  scan.features = venues.spaceFeatures[row]!;
  scan.met = featured;
  if (!featured) return;
  scan.held = venues.largestCapacity[row]!;
  scan.price = venues.cheapestDay[row]!;
  scan.layouts = venues.offered[row]!;
}
