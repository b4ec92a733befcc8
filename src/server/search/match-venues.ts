import { layouts } from "../../domain/space/layout.ts";
import { type Shard, unknownPrice, venueCount } from "./columns.ts";
import { type Criteria, hasFeatures, layoutsSeating, rowsWanted, seatsOf } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import { findWords, rankOfVenue } from "./match-words.ts";
import { Matches } from "./matches.ts";
import { isRecommended, sortKey, venueKey } from "./order.ts";
import { meetsBeside, metresFrom, missesOf, venueTests } from "./venue-tests.ts";

/** What the spaces of one venue give for a query. */
export interface Scan {
  met: boolean;
  /** Row of the space that fits best, or -1. */
  best: number;
  /** People it seats in the layout asked for; 0 where unknown. */
  held: number;
  /** Fen a day of the cheapest space that meets the query; `unknownPrice` where unknown. */
  price: number;
  /** Features found among the spaces that meet all but the features. */
  features: number;
  /** Bit set of the layouts (bit 0 theatre) in which some space would do. */
  layouts: number;
}

const noScan = (): Scan => ({ met: false, best: -1, held: 0, price: unknownPrice, features: 0, layouts: 0 });

const everyLayout = (1 << layouts.length) - 1;

/** One and the same space has to meet everything that is asked of a space. */
function scanSpaces({ spaces, spaceStart }: Shard, venueRow: number, criteria: Criteria, scan: Scan): void {
  const { wanted, counted, mostPrice, leastArea, leastHeight } = criteria;
  const { people, layout, features } = criteria.query;
  const { priceDay, area, height, features: sets } = spaces;
  const priced = mostPrice !== unknownPrice;
  const end = spaceStart[venueRow + 1]!;
  for (let row = spaceStart[venueRow]!; row < end; row++) {
    // What is not asked for is not read.
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
    if (priceDay[row]! < scan.price) scan.price = priceDay[row]!;
  }
}

/** A house whose spaces nobody published can meet no wish about a space; its own features suffice. */
function scanHouse({ venues }: Shard, row: number, { ofSpace, query }: Criteria, scan: Scan): void {
  if (ofSpace) return;
  scan.met = hasFeatures(venues.features[row]!, query.features);
  scan.features = venues.features[row]!;
}

/** No space of the venue is large, high or cheap enough, so that none has to be looked at. */
export const fallsShort = ({ venues }: Shard, row: number, { wanted, leastArea, leastHeight, mostPrice }: Criteria): boolean =>
  venues.largestCapacity[row]! < wanted ||
  venues.largestArea[row]! < leastArea ||
  venues.highestCeiling[row]! < leastHeight ||
  (mostPrice !== unknownPrice && venues.cheapestDay[row]! > mostPrice);

/** What a venue's spaces (its own features where none is published) give for a query. */
export function scanVenue(shard: Shard, row: number, criteria: Criteria, scan = noScan()): Scan {
  scan.met = false;
  scan.best = -1;
  scan.held = 0;
  scan.price = unknownPrice;
  scan.features = 0;
  scan.layouts = 0;
  if (fallsShort(shard, row, criteria)) return scan;
  if (shard.spaceStart[row]! < shard.spaceStart[row + 1]!) scanSpaces(shard, row, criteria, scan);
  else scanHouse(shard, row, criteria, scan);
  return scan;
}

/** Rows that match, sorted by nothing yet, and the counts of every option. */
export interface Matched {
  matches: Matches;
  counts: FacetCounter;
}

/** The venues of a city that meet the criteria, each with the key of the sort asked for. */
export function matchVenues(shard: Shard, criteria: Criteria): Matched {
  const { venues } = shard;
  const { beside, query, words } = criteria;
  const tests = venueTests(shard, criteria);
  const found = findWords(shard, words);
  const recommended = isRecommended(criteria);
  const matches = new Matches(Math.min(rowsWanted(criteria), venueCount(shard)));
  const counts = new FacetCounter(shard);
  const scan = noScan();
  for (let row = 0; row < venueCount(shard); row++) {
    const missed = missesOf(shard, row, criteria, tests);
    // Two misses count nowhere.
    if ((missed & (missed - 1)) !== 0 || !meetsBeside(shard, row, criteria, tests)) continue;
    const rank = found.length === 0 ? 0 : rankOfVenue(shard, row, found);
    if (rank === 0 && found.length > 0) continue;
    scanVenue(shard, row, criteria, scan);
    if (missed === 0) {
      counts.features(scan.features);
      counts.layouts(scan.layouts);
    }
    if (!scan.met) continue;
    counts.venueGroups(row, missed, 1);
    if (missed !== 0) continue;
    const { held, price } = scan;
    const key = recommended
      ? venueKey(shard, row, query.people, held, rank)
      : sortKey(criteria, {
          price,
          held,
          metres: query.sort === 4 ? metresFrom(shard, row, beside) : Number.NaN,
          listedAt: venues.listedAt[row]!,
        });
    matches.add(row, key);
  }
  return { matches, counts };
}
