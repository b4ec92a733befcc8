import { type Shard, spaceCount, venueCount } from "./columns.ts";
import { type Criteria, hasFeatures, layoutsSeating, rowsWanted, seatsOf } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import type { Matched } from "./match-venues.ts";
import { findWords, rankOfSpace, type WordPlaces } from "./match-words.ts";
import { Matches } from "./matches.ts";
import { farness, House, housePointsOf, isRecommended, ownSpaceKey, sortKey } from "./order.ts";
import { fallsShort } from "./scan-venue.ts";
import { meetsBeside, missesOf, venueTests } from "./venue-tests.ts";

/** The state of matching one query. */
interface Matching extends Matched {
  shard: Shard;
  criteria: Criteria;
  found: readonly WordPlaces[];
  recommended: boolean;
  /** The matches of the current venue. */
  house: House;
}

/** Candidate rows of the current venue, with their seats and term ranks. Shared, as queries run one at a time. */
let rows = new Uint32Array(64);
let seats = new Uint32Array(64);
let ranks = new Uint8Array(64);

/*
 * Branches on these bounds would often be mispredicted, so the sign of a difference is the answer (1 or 0), and a row
 * that fails is overwritten by the next one.
 */
const atMost = (value: number, most: number): number => (value - most - 1) >>> 31;
const atLeast = (value: number, least: number): number => (least - value - 1) >>> 31;

/** Collects the spaces of a venue within the price, area and height bounds into `rows`. Returns their number. */
function measure({ spaces, spaceStart }: Shard, venueRow: number, criteria: Criteria): number {
  const { mostPrice, leastArea, leastHeight } = criteria;
  const { priceDay, area, height } = spaces;
  const [start, end] = [spaceStart[venueRow]!, spaceStart[venueRow + 1]!];
  if (rows.length < end - start) {
    rows = new Uint32Array(2 * (end - start));
    seats = new Uint32Array(2 * (end - start));
    ranks = new Uint8Array(2 * (end - start));
  }
  let count = 0;
  for (let row = start; row < end; row++) {
    rows[count] = row;
    count += atMost(priceDay[row]!, mostPrice) & atLeast(area[row]!, leastArea) & atLeast(height[row]!, leastHeight);
  }
  return count;
}

/** Matches the spaces of a venue that fails at most one of the venue groups. */
function matchHouse(matching: Matching, venueRow: number, missed: number): void {
  const { shard, criteria, found, counts } = matching;
  const { spaces } = shard;
  const { wanted, counted, query } = criteria;
  const measured = measure(shard, venueRow, criteria);
  let met = 0;
  for (let at = 0; at < measured; at++) {
    const row = rows[at]!;
    const rank = found.length === 0 ? 0 : rankOfSpace(shard, venueRow, row, found);
    if (rank === 0 && found.length > 0) continue;
    const set = spaces.features[row]!;
    const held = seatsOf(spaces, row, query.layout);
    const seated = atLeast(held, wanted);
    const featured = atMost((set & query.features) ^ query.features, 0);
    if ((seated | featured) === 0) continue;
    if (missed === 0) {
      // A space with too few seats is counted under the empty set, which has no bit.
      counts.features(set & -seated);
      if (featured === 1) counts.layouts(layoutsSeating(spaces, row, counted));
    }
    rows[met] = row;
    seats[met] = held;
    ranks[met] = rank;
    met += seated & featured;
  }
  if (met === 0) return;
  counts.venueGroups(venueRow, missed, met);
  if (missed === 0) keep(matching, venueRow, met);
}

/** Adds the matching spaces of a venue, the first `count` of `rows`. */
function keep(matching: Matching, venueRow: number, count: number): void {
  const { shard, criteria, recommended, matches, house } = matching;
  const { spaces } = shard;
  const housePoints = housePointsOf(shard, venueRow);
  const far = farness(shard, venueRow, criteria);
  // Sorted by distance, the spaces of a venue are adjacent: if the venue is too far, none reaches the page.
  if (criteria.query.sort === 4 && !recommended && far >= matches.limit && matches.limit !== Number.POSITIVE_INFINITY) {
    matches.total += count;
    return;
  }
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const held = seats[at]!;
    if (recommended) {
      const key = ownSpaceKey(shard, row, criteria.query.people, held, ranks[at]!);
      if (key - housePoints < matches.limit) house.add(row, key);
      else matches.total++;
    } else {
      const sortable = { price: spaces.priceDay[row]!, held, farness: far, listedAt: spaces.listedAt[row]! };
      matches.add(row, sortKey(criteria, sortable));
    }
  }
  house.addTo(matches, housePoints);
}

const house = new House();

/** Finds the matching spaces of a city, each with its sort key, and counts every facet option. */
export function matchSpaces(shard: Shard, criteria: Criteria): Matched {
  const tests = venueTests(shard, criteria);
  const matching: Matching = {
    shard,
    criteria,
    found: findWords(shard, criteria.words),
    recommended: isRecommended(criteria),
    matches: new Matches(Math.min(rowsWanted(criteria), spaceCount(shard))),
    house,
    counts: new FacetCounter(shard),
  };
  for (let row = 0; row < venueCount(shard); row++) {
    const missed = missesOf(shard, row, criteria, tests);
    // A venue that fails two groups counts in no facet.
    if ((missed & (missed - 1)) !== 0 || fallsShort(shard, row, criteria)) continue;
    // If a group failed, only spaces that meet everything else count.
    if (missed !== 0 && !hasFeatures(shard.venues.spaceFeatures[row]!, criteria.query.features)) continue;
    if (!meetsBeside(shard, row, criteria, tests)) continue;
    matchHouse(matching, row, missed);
  }
  return matching;
}
