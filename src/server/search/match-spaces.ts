import { type Shard, spaceCount, unknownPrice, venueCount } from "./columns.ts";
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

/** Matches the spaces of one house that misses at most one of the groups of venues. */
function matchHouse(matching: Matching, venueRow: number, missed: number): void {
  const { shard, criteria, found, recommended, matches, counts, house } = matching;
  const { spaces, spaceStart } = shard;
  const { wanted, counted, mostPrice, leastArea, leastHeight, query } = criteria;
  const { priceDay, area, height, features: sets } = spaces;
  const priced = mostPrice !== unknownPrice;
  const far = farness(shard, venueRow, criteria);
  const housePoints = housePointsOf(shard, venueRow);
  const end = spaceStart[venueRow + 1]!;
  let met = 0;
  for (let row = spaceStart[venueRow]!; row < end; row++) {
    // What is not asked for is not read.
    if (priced && priceDay[row]! > mostPrice) continue;
    if (leastArea > 0 && area[row]! < leastArea) continue;
    if (leastHeight > 0 && height[row]! < leastHeight) continue;
    const held = seatsOf(spaces, row, query.layout);
    const seated = held >= wanted;
    const set = sets[row]!;
    const featured = (set & query.features) === query.features;
    if (!seated && !featured) continue;
    const rank = found.length === 0 ? 0 : rankOfSpace(shard, venueRow, row, found);
    if (rank === 0 && found.length > 0) continue;
    if (missed === 0) {
      if (seated) counts.features(set);
      if (featured) counts.layouts(layoutsSeating(spaces, row, counted));
    }
    if (!seated || !featured) continue;
    met++;
    if (missed !== 0) continue;
    if (recommended) {
      const key = ownSpaceKey(shard, row, query.people, held, rank);
      if (key - housePoints < matches.limit) house.add(row, key);
      else matches.total++;
    } else {
      matches.add(
        row,
        sortKey(criteria, { price: priceDay[row]!, held, farness: far, listedAt: spaces.listedAt[row]! }),
      );
    }
  }
  if (met > 0) counts.venueGroups(venueRow, missed, met);
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
