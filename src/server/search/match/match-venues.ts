import { type Shard, countVenues, findVenueRowOfSpace } from "../columns/shard.ts";
import { limitsSum } from "../query/compute-row-sum.ts";
import { type Criteria, getPageEnd, getSeats } from "../query/criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import { matchTerms, rankVenues } from "../query/match-terms.ts";
import { Matches } from "./matches.ts";
import {
  distanceKey,
  isRecommended,
  isSortedBySum,
  computeSortKey,
  computeVenueKey,
  getPreferencePoints,
} from "../query/compute-sort-key.ts";
import { retainFeatured } from "./retain-in-bounds.ts";
import { meetsConstraints, type Scan, scanVenue } from "../query/scan-venue.ts";
import { selectVenues, type VenueList } from "./select-venues.ts";
import { VenueScans } from "./venue-scans.ts";

/** Matching rows, not sorted yet, and the facet counts. */
export interface MatchResult {
  matches: Matches;
  counts: FacetCounter;
}

/** The state of matching one query. */
interface Matching extends MatchResult {
  shard: Shard;
  criteria: Criteria;
  /** Rank of each venue for the terms; undefined if there are none. */
  ranks: Uint8Array | undefined;
  /** What the venues that have a blocked space offer, by their rows. */
  openScans: ReadonlyMap<number, Scan>;
}

/** Shared, as queries run one at a time. */
const scans = new VenueScans();

/** Adds the matching venues of a list with their sort keys. */
function addMatches({ shard, criteria, ranks, openScans, matches }: Matching, { rows, count }: VenueList): void {
  const { people } = criteria.query;
  const { listedAt } = shard.venues;
  const { numbers, seatCounts, prices } = scans;
  const recommended = isRecommended(criteria);
  const isBySum = isSortedBySum(criteria);
  for (let place = 0; place < count; place++) {
    if (numbers[place] === 0) continue;
    const row = rows[place]!;
    // What a list ordered by sum needs of a venue is the sum of the space that it names.
    const open = isBySum ? scanVenue(shard, row, criteria) : openScans.get(row);
    const seatCount =
      open && open.best >= 0 ? getSeats(shard.spaces, open.best, criteria.query.layout) : seatCounts[place]!;
    const key = recommended
      ? computeVenueKey(shard, row, people, seatCount, ranks === undefined ? 0 : ranks[row]!) -
        getPreferencePoints(shard, row, criteria)
      : computeSortKey(criteria, {
          price: open ? open.price : prices[place]!,
          sum: open ? open.sum : Number.NaN,
          seatCount,
          distanceKey: distanceKey(shard, row, criteria),
          listedAt: listedAt[row]!,
        });
    matches.add(row, key);
  }
}

/** Matches venues that meet every group: counts every facet and adds them to the matches. */
function matchOpenList(matching: Matching, list: VenueList): void {
  const { shard, criteria, counts } = matching;
  const { hasSpaceConstraint, query } = criteria;
  scans.reserve(list.count);
  if (hasSpaceConstraint || query.features !== 0) scans.scanSpaces(shard, list, criteria);
  else scans.readTotals(shard, list);
  if (!hasSpaceConstraint) scans.addVenuesWithoutSpaces(shard, list, query.features);
  counts.countFeatureSets(scans.features, list.count);
  counts.countLayoutSets(scans.layouts, list.count);
  counts.countGroups(list.missed, list.rows, list.count, scans.numbers);
  addMatches(matching, list);
}

/**
 * Returns whether the totals by which venues are selected decide that a venue has a matching space: with one constraint on
 * spaces, the space with the largest or smallest value meets it.
 */
function isDecidedByTotals({
  minSeats,
  minArea,
  minHeight,
  hasPriceLimit,
  isHalfDay,
  hasSpaceConstraint,
  query,
  context,
}: Criteria): boolean {
  if (!hasSpaceConstraint) return query.features === 0;
  // No total has the lowest price of half a day.
  if (isHalfDay || limitsSum(context.sum)) return false;
  const constraints = [minSeats > 0, minArea > 0, minHeight > 0, hasPriceLimit, query.features !== 0];
  return query.layout === 0 && query.features === 0 && constraints.filter(Boolean).length === 1;
}

/** Matches venues that miss a group: they count in that group, if they meet the rest. */
function matchMissingList({ shard, criteria, counts }: Matching, list: VenueList): void {
  const { hasSpaceConstraint, query } = criteria;
  if (hasSpaceConstraint && query.features !== 0)
    list.count = retainFeatured(list.rows, list.count, shard.venues.spaceFeatures, query.features);
  scans.reserve(list.count);
  const { numbers } = scans;
  if (isDecidedByTotals(criteria)) numbers.fill(1, 0, list.count);
  else
    for (let place = 0; place < list.count; place++)
      numbers[place] = meetsConstraints(shard, list.rows[place]!, criteria) ? 1 : 0;
  counts.countGroups(list.missed, list.rows, list.count, numbers);
}

/** Scans the venues that have a blocked space. */
function scanBlockedVenues(shard: Shard, criteria: Criteria): Map<number, Scan> {
  const rows = new Set([...criteria.blockedRows].map((row) => findVenueRowOfSpace(shard, row)));
  return new Map([...rows].map((row) => [row, scanVenue(shard, row, criteria)]));
}

/**
 * Finds the matching venues of a city, each with its sort key, and counts every facet option.
 * @param maxRows number of rows to retain, the first by sort key
 */
export function matchVenues(shard: Shard, criteria: Criteria, maxRows = getPageEnd(criteria)): MatchResult {
  const ranks = rankVenues(shard, matchTerms(shard, criteria.terms));
  const openScans = scanBlockedVenues(shard, criteria);
  // The best space of a venue is blocked where all that match are.
  const postponed = [...openScans].flatMap(([row, { best }]) => (criteria.blockedRows.has(best) ? row : []));
  const matching: Matching = {
    shard,
    criteria,
    ranks,
    openScans,
    matches: new Matches(Math.min(maxRows, countVenues(shard)), new Set(postponed)),
    counts: new FacetCounter(shard),
  };
  for (const list of selectVenues(shard, criteria, ranks)) {
    if (list.missed === 0) matchOpenList(matching, list);
    else matchMissingList(matching, list);
  }
  return matching;
}
