import { type Shard, countVenues } from "../columns/shard.ts";
import { type Criteria, getPageEnd } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import { matchTerms, rankVenue } from "./match-terms.ts";
import { Matches } from "./matches.ts";
import { distanceKey, isRecommended, computeSortKey, computeVenueKey } from "./compute-sort-key.ts";
import { emptyScan, scanVenue } from "./scan-venue.ts";
import { meetsContext, failedPredicates, buildVenuePredicates } from "./build-venue-predicates.ts";

/** Matching rows, not sorted yet, and the facet counts. */
export interface MatchResult {
  matches: Matches;
  counts: FacetCounter;
}

/**
 * Finds the matching venues of a city, each with its sort key, and counts every facet option.
 * @param maxRows number of rows to retain, the first by sort key
 */
export function matchVenues(shard: Shard, criteria: Criteria, maxRows = getPageEnd(criteria)): MatchResult {
  const { venues } = shard;
  const { query, terms } = criteria;
  const tests = buildVenuePredicates(shard, criteria);
  const found = matchTerms(shard, terms);
  const recommended = isRecommended(criteria);
  const matches = new Matches(Math.min(maxRows, countVenues(shard)));
  const counts = new FacetCounter(shard);
  const scan = emptyScan();
  for (let row = 0; row < countVenues(shard); row++) {
    const missed = failedPredicates(shard, row, criteria, tests);
    // A venue that fails two groups counts in no facet.
    if ((missed & (missed - 1)) !== 0 || !meetsContext(shard, row, criteria, tests)) continue;
    const rank = found.length === 0 ? 0 : rankVenue(shard, row, found);
    if (rank === 0 && found.length > 0) continue;
    scanVenue(shard, row, criteria, missed, scan);
    if (missed === 0) {
      counts.countFeatures(scan.features);
      counts.countLayouts(scan.layouts);
    }
    if (!scan.met) continue;
    counts.countVenueGroups(row, missed, 1);
    if (missed !== 0) continue;
    const { seatCount, price } = scan;
    const key = recommended
      ? computeVenueKey(shard, row, query.people, seatCount, rank)
      : computeSortKey(criteria, {
          price,
          seatCount,
          distanceKey: distanceKey(shard, row, criteria),
          listedAt: venues.listedAt[row]!,
        });
    matches.add(row, key);
  }
  return { matches, counts };
}
