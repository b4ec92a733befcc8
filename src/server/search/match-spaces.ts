import { type Shard, venueCount } from "./columns.ts";
import { type Criteria, hasFeatures, layoutsSeating, meetsMeasures, seatsOf } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import type { Matched } from "./match-venues.ts";
import { findWords, rankOfSpace, type WordPlaces } from "./match-words.ts";
import { Matches } from "./matches.ts";
import { isRecommended, ownSpaceKey, setApart, sortKey } from "./order.ts";
import { meetsBeside, metresFrom, missesOf, venueTests } from "./venue-tests.ts";

/** What one query is matched with. */
interface Matching extends Matched {
  shard: Shard;
  criteria: Criteria;
  found: readonly WordPlaces[];
  recommended: boolean;
}

/** Matches the spaces of one house that misses at most one of the groups of venues. */
function matchHouse(matching: Matching, venueRow: number, missed: number): void {
  const { shard, criteria, found, recommended, matches, counts } = matching;
  const { spaces, spaceStart, venues } = shard;
  const { query, wanted, counted } = criteria;
  const metres = query.sort === 4 ? metresFrom(shard, venueRow, criteria.beside) : Number.NaN;
  const first = matches.total;
  const end = spaceStart[venueRow + 1]!;
  let met = 0;
  for (let row = spaceStart[venueRow]!; row < end; row++) {
    if (!meetsMeasures(spaces, row, criteria)) continue;
    const held = seatsOf(spaces, row, query.layout);
    const seated = held >= wanted;
    const set = spaces.features[row]!;
    const featured = hasFeatures(set, query.features);
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
    const key = recommended
      ? ownSpaceKey(shard, row, query.people, held, rank)
      : sortKey(criteria, { price: spaces.priceDay[row]!, held, metres, listedAt: spaces.listedAt[row]! });
    matches.add(row, key);
  }
  if (met > 0) counts.venueGroups(venueRow, missed, met);
  if (recommended && matches.total > first) setApart(matches, first, venues.score[venueRow]!);
}

/** The spaces of a city that meet the criteria, each with the key of the sort asked for, and the counts of every option. */
export function matchSpaces(shard: Shard, criteria: Criteria): Matched {
  const tests = venueTests(shard, criteria);
  const matching: Matching = {
    shard,
    criteria,
    found: findWords(shard, criteria.words),
    recommended: isRecommended(criteria),
    matches: new Matches(),
    counts: new FacetCounter(shard),
  };
  for (let row = 0; row < venueCount(shard); row++) {
    const missed = missesOf(shard, row, criteria, tests);
    // Two misses count nowhere.
    if ((missed & (missed - 1)) !== 0 || !meetsBeside(shard, row, criteria, tests)) continue;
    matchHouse(matching, row, missed);
  }
  return matching;
}
