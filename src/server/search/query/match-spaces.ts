import { type Shard, countSpaces, countVenues } from "../columns/shard.ts";
import { type Criteria, hasFeatures, getLayoutsSeating, getPageEnd, getSeats } from "./criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import type { MatchResult } from "./match-venues.ts";
import { matchTerms, rankSpace, type TermMatches } from "./match-terms.ts";
import { Matches } from "./matches.ts";
import {
  distanceKey,
  VenueSpaceMatches,
  getVenuePoints,
  isRecommended,
  computeSpaceKey,
  computeSortKey,
} from "./compute-sort-key.ts";
import { cannotMatch } from "./scan-venue.ts";
import { meetsContext, failedPredicates, buildVenuePredicates } from "./build-venue-predicates.ts";

/** The state of matching one query. */
interface Matching extends MatchResult {
  shard: Shard;
  criteria: Criteria;
  found: readonly TermMatches[];
  recommended: boolean;
  /** The matches of the current venue. */
  venueSpaces: VenueSpaceMatches;
}

/** Candidate rows of the current venue, with their seats and term ranks. Shared, as queries run one at a time. */
let rows = new Uint32Array(64);
let seats = new Uint32Array(64);
let ranks = new Uint8Array(64);

/*
 * Branches on these bounds would often be mispredicted, so the sign of a difference is the answer (1 or 0), and a row
 * that fails is overwritten by the next one.
 */
const atMost = (value: number, max: number): number => (value - max - 1) >>> 31;
const atLeast = (value: number, min: number): number => (min - value - 1) >>> 31;

/** Collects the spaces of a venue within the price, area and height bounds into `rows`. Returns their number. */
function collectRowsInBounds({ spaces, spaceStart }: Shard, venueRow: number, criteria: Criteria): number {
  const { maxPrice, minArea, minHeight } = criteria;
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
    count += atMost(priceDay[row]!, maxPrice) & atLeast(area[row]!, minArea) & atLeast(height[row]!, minHeight);
  }
  return count;
}

/** Matches the spaces of a venue that fails at most one of the venue groups. */
function matchVenueSpaces(matching: Matching, venueRow: number, missed: number): void {
  const { shard, criteria, found, counts } = matching;
  const { spaces } = shard;
  const { minSeats, facetSeats, query } = criteria;
  const rowCount = collectRowsInBounds(shard, venueRow, criteria);
  let met = 0;
  for (let at = 0; at < rowCount; at++) {
    const row = rows[at]!;
    const rank = found.length === 0 ? 0 : rankSpace(shard, venueRow, row, found);
    if (rank === 0 && found.length > 0) continue;
    const set = spaces.features[row]!;
    const seatCount = getSeats(spaces, row, query.layout);
    const isSeated = atLeast(seatCount, minSeats);
    const isFeatured = atMost((set & query.features) ^ query.features, 0);
    if ((isSeated | isFeatured) === 0) continue;
    if (missed === 0) {
      // A space with too few seats is counted under the empty set, which has no bit.
      counts.countFeatures(set & -isSeated);
      if (isFeatured === 1) counts.countLayouts(getLayoutsSeating(spaces, row, facetSeats));
    }
    rows[met] = row;
    seats[met] = seatCount;
    ranks[met] = rank;
    met += isSeated & isFeatured;
  }
  if (met === 0) return;
  counts.countVenueGroups(venueRow, missed, met);
  if (missed === 0) addMatches(matching, venueRow, met);
}

/** Adds the matching spaces of a venue, the first `count` of `rows`. */
function addMatches(matching: Matching, venueRow: number, count: number): void {
  const { shard, criteria, recommended, matches, venueSpaces } = matching;
  const { spaces } = shard;
  const venuePoints = getVenuePoints(shard, venueRow);
  const distance = distanceKey(shard, venueRow, criteria);
  // Sorted by distance, the spaces of a venue are adjacent: if the venue is too far, none reaches the page.
  if (
    criteria.query.sort === 4 &&
    !recommended &&
    distance >= matches.limit &&
    matches.limit !== Number.POSITIVE_INFINITY
  ) {
    matches.total += count;
    return;
  }
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const seatCount = seats[at]!;
    if (recommended) {
      const key = computeSpaceKey(shard, row, criteria.query.people, seatCount, ranks[at]!);
      if (key - venuePoints < matches.limit) venueSpaces.add(row, key);
      else matches.total++;
    } else {
      const sortable = {
        price: spaces.priceDay[row]!,
        seatCount,
        distanceKey: distance,
        listedAt: spaces.listedAt[row]!,
      };
      matches.add(row, computeSortKey(criteria, sortable));
    }
  }
  venueSpaces.addTo(matches, venuePoints);
}

const venueSpaces = new VenueSpaceMatches();

/** Finds the matching spaces of a city, each with its sort key, and counts every facet option. */
export function matchSpaces(shard: Shard, criteria: Criteria): MatchResult {
  const tests = buildVenuePredicates(shard, criteria);
  const matching: Matching = {
    shard,
    criteria,
    found: matchTerms(shard, criteria.terms),
    recommended: isRecommended(criteria),
    matches: new Matches(Math.min(getPageEnd(criteria), countSpaces(shard))),
    venueSpaces,
    counts: new FacetCounter(shard),
  };
  for (let row = 0; row < countVenues(shard); row++) {
    const missed = failedPredicates(shard, row, criteria, tests);
    // A venue that fails two groups counts in no facet.
    if ((missed & (missed - 1)) !== 0 || cannotMatch(shard, row, criteria)) continue;
    // If a group failed, only spaces that meet everything else count.
    if (missed !== 0 && !hasFeatures(shard.venues.spaceFeatures[row]!, criteria.query.features)) continue;
    if (!meetsContext(shard, row, criteria, tests)) continue;
    matchVenueSpaces(matching, row, missed);
  }
  return matching;
}
