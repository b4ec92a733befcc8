import { type Shard, spaceCount, venueCount } from "./columns.ts";
import { type Criteria, hasFeatures, layoutsSeating, rowsWanted, seatsOf } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import type { Matched } from "./match-venues.ts";
import { findWords, rankOfSpace, type WordPlaces } from "./match-words.ts";
import { Matches } from "./matches.ts";
import { farness, House, housePointsOf, isRecommended, ownSpaceKey, sortKey } from "./order.ts";
import { fallsShort } from "./scan-venue.ts";
import { meetsBeside, missesOf, venueTests } from "./venue-tests.ts";

/** What one query is matched with. */
interface Matching extends Matched {
  shard: Shard;
  criteria: Criteria;
  found: readonly WordPlaces[];
  recommended: boolean;
  /** The matches of the house that is looked at. */
  house: House;
}

/** Rows of the house that is looked at, what those seat that match, and their ranks by the words. Queries run one after another, so that all share them. */
let rows = new Uint32Array(64);
let seats = new Uint32Array(64);
let ranks = new Uint8Array(64);

/*
 * Whether a space meets a bound is past guessing, so that a branch would stumble over every other: the sign of a difference
 * is the answer, and a row that is passed over is written and written over by the next.
 */
const atMost = (value: number, most: number): number => (value - most - 1) >>> 31;
const atLeast = (value: number, least: number): number => (least - value - 1) >>> 31;

/** Puts the spaces of a house that are cheap, large and high enough into `rows`. @returns how many these are */
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

/** Matches the spaces of one house that misses at most one of the groups of venues. */
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
      // One that does not seat so many is counted under the empty set, which has no bit.
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

/** Adds the spaces of a house that match, the first so many of `rows`. */
function keep(matching: Matching, venueRow: number, count: number): void {
  const { shard, criteria, recommended, matches, house } = matching;
  const { spaces } = shard;
  const housePoints = housePointsOf(shard, venueRow);
  const far = farness(shard, venueRow, criteria);
  // By distance the spaces of a house stand together: none of a house that is too far comes on the page.
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

/** The spaces of a city that meet the criteria, each with the key of the sort asked for, and the counts of every option. */
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
    // Two misses count nowhere.
    if ((missed & (missed - 1)) !== 0 || fallsShort(shard, row, criteria)) continue;
    // Where a group is missed only what meets all the rest counts.
    if (missed !== 0 && !hasFeatures(shard.venues.spaceFeatures[row]!, criteria.query.features)) continue;
    if (!meetsBeside(shard, row, criteria, tests)) continue;
    matchHouse(matching, row, missed);
  }
  return matching;
}
