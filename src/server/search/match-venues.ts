import { type Shard, venueCount } from "./columns.ts";
import { type Criteria, rowsWanted } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import { findWords, rankOfVenue } from "./match-words.ts";
import { Matches } from "./matches.ts";
import { farness, isRecommended, sortKey, venueKey } from "./order.ts";
import { noScan, survey } from "./scan-venue.ts";
import { meetsBeside, missesOf, venueTests } from "./venue-tests.ts";

/** Matching rows, not sorted yet, and the facet counts. */
export interface Matched {
  matches: Matches;
  counts: FacetCounter;
}

/**
 * Finds the matching venues of a city, each with its sort key, and counts every facet option.
 * @param maxRows number of rows to retain, the first by sort key
 */
export function matchVenues(shard: Shard, criteria: Criteria, wanted = rowsWanted(criteria)): Matched {
  const { venues } = shard;
  const { query, words } = criteria;
  const tests = venueTests(shard, criteria);
  const found = findWords(shard, words);
  const recommended = isRecommended(criteria);
  const matches = new Matches(Math.min(wanted, venueCount(shard)));
  const counts = new FacetCounter(shard);
  const scan = noScan();
  for (let row = 0; row < venueCount(shard); row++) {
    const missed = missesOf(shard, row, criteria, tests);
    // A venue that fails two groups counts in no facet.
    if ((missed & (missed - 1)) !== 0 || !meetsBeside(shard, row, criteria, tests)) continue;
    const rank = found.length === 0 ? 0 : rankOfVenue(shard, row, found);
    if (rank === 0 && found.length > 0) continue;
    survey(shard, row, criteria, missed, scan);
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
          farness: farness(shard, row, criteria),
          listedAt: venues.listedAt[row]!,
        });
    matches.add(row, key);
  }
  return { matches, counts };
}
