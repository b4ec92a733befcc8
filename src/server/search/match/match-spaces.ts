import { computeRowSum } from "../query/compute-row-sum.ts";
import { type Shard, countSpaces, findVenueRowOfSpace } from "../columns/shard.ts";
import { type Criteria, getLayoutsSeating, getPageEnd, getSeats } from "../query/criteria.ts";
import { FacetCounter } from "./facet-counts.ts";
import type { MatchResult } from "./match-venues.ts";
import { matchTerms, matchVenueSpaces, rankSpace } from "../query/match-terms.ts";
import { Matches } from "./matches.ts";
import {
  computeSortKey,
  computeSpaceKey,
  distanceKey,
  getPreferencePoints,
  getVenuePoints,
  isRecommended,
  isSortedBySum,
  VenueSpaceMatches,
} from "../query/compute-sort-key.ts";
import { retainFeatured, retainInBounds, retainSeated } from "./retain-in-bounds.ts";
import { selectVenues, type VenueList } from "./select-venues.ts";
import { countByVenue, SpaceBlock, type SpaceTerms } from "./space-block.ts";

/** The state of matching one query. */
interface Matching extends MatchResult {
  shard: Shard;
  criteria: Criteria;
  terms: SpaceTerms | undefined;
  recommended: boolean;
}

/** Shared, as queries run one at a time: the block, copies of its rows, and the matching rows by place in the list. */
const block = new SpaceBlock();
let seatedRows = new Uint32Array(0);
let featuredRows = new Uint32Array(0);
let numbers = new Uint32Array(0);
const venueSpaces = new VenueSpaceMatches();

/** Counts rows under the layouts that seat the requested people. */
function countLayouts(counts: FacetCounter, { shard, criteria }: Matching, rows: Uint32Array, count: number): void {
  const { spaces } = shard;
  const { facetSeats } = criteria;
  if (facetSeats === 1) counts.countLayoutsOfRows(rows, count, spaces.offered);
  else for (let at = 0; at < count; at++) counts.countLayouts(getLayoutsSeating(spaces, rows[at]!, facetSeats));
}

/** Counts features and layouts of the block and returns the matching rows, the first `metCount` of the result. */
function matchBlock(matching: Matching): { rows: Uint32Array; metCount: number } {
  const { shard, criteria, counts } = matching;
  const { spaces } = shard;
  const { minSeats, query } = criteria;
  const { rows } = block;
  const count = retainInBounds(rows, block.count, shard, criteria);
  if (seatedRows.length < rows.length) {
    seatedRows = new Uint32Array(rows.length);
    featuredRows = new Uint32Array(rows.length);
  }
  // A space with too few seats counts in no feature, one without a required feature in no layout.
  const isSeated = minSeats > 0;
  const seated = isSeated ? seatedRows : rows;
  const seatedCount = isSeated ? retainSeated(rows, count, spaces, query.layout, minSeats, seated) : count;
  counts.countFeaturesOfRows(seated, seatedCount, spaces.features);
  if (query.features === 0) {
    countLayouts(counts, matching, rows, count);
    return { rows: seated, metCount: seatedCount };
  }
  const featuredCount = retainFeatured(rows, count, spaces.features, query.features, featuredRows);
  countLayouts(counts, matching, featuredRows, featuredCount);
  if (!isSeated) return { rows: featuredRows, metCount: featuredCount };
  return { rows: seated, metCount: retainFeatured(seated, seatedCount, spaces.features, query.features) };
}

/** Matches the spaces of venues that meet every group: counts every facet and adds them to the matches. */
function matchOpenList(matching: Matching, list: VenueList): void {
  const { shard, terms, recommended, criteria, counts } = matching;
  const addVenues = recommended ? addRecommended : criteria.query.sort === 4 ? addByDistance : addByKey;
  for (let from = 0; block.fill(shard, list, from, terms); from = block.to) {
    const { rows, metCount } = matchBlock(matching);
    countByVenue(shard, list, block, rows, metCount, numbers);
    addVenues(matching, list, rows, metCount);
  }
  counts.countGroups(list.missed, list.rows, list.count, numbers);
}

/** Matches the spaces of venues that miss a group: they count in that group, if they meet the rest. */
function matchMissingList({ shard, criteria, terms, counts }: Matching, list: VenueList): void {
  const { spaces, venues } = shard;
  const { minSeats, query } = criteria;
  if (query.features !== 0) list.count = retainFeatured(list.rows, list.count, venues.spaceFeatures, query.features);
  for (let from = 0; block.fill(shard, list, from, terms); from = block.to) {
    const { rows } = block;
    let count = retainInBounds(rows, block.count, shard, criteria);
    if (query.features !== 0) count = retainFeatured(rows, count, spaces.features, query.features);
    if (minSeats > 0) count = retainSeated(rows, count, spaces, query.layout, minSeats);
    countByVenue(shard, list, block, rows, count, numbers);
  }
  counts.countGroups(list.missed, list.rows, list.count, numbers);
}

/** Adds the matching rows of the block to the matches. */
type AddVenues = (matching: Matching, list: VenueList, rows: Uint32Array, count: number) => void;

const addRecommended: AddVenues = ({ shard, criteria, terms, matches }, list, rows) => {
  const { spaces } = shard;
  const { layout, people } = criteria.query;
  let at = 0;
  for (let place = block.from; place < block.to; place++) {
    const venueRow = list.rows[place]!;
    const venuePoints = getVenuePoints(shard, venueRow) + getPreferencePoints(shard, venueRow, criteria);
    for (const end = at + numbers[place]!; at < end; at++) {
      const row = rows[at]!;
      const rank = terms === undefined ? 0 : rankSpace(shard, venueRow, row, terms.found);
      const key = computeSpaceKey(shard, row, people, getSeats(spaces, row, layout), rank);
      if (matches.isPostponed(row)) matches.add(row, key - venuePoints);
      else if (key - venuePoints < matches.limit) venueSpaces.add(row, key);
      else matches.total++;
    }
    venueSpaces.addTo(matches, venuePoints);
  }
};

/** Spaces of a venue are adjacent by distance: if the venue is too far, none reaches the page. */
const addByDistance: AddVenues = ({ shard, criteria, matches }, list, rows) => {
  let at = 0;
  for (let place = block.from; place < block.to; place++) {
    const number = numbers[place]!;
    if (number === 0) continue;
    const distance = distanceKey(shard, list.rows[place]!, criteria);
    const key = Number.isNaN(distance) ? Number.POSITIVE_INFINITY : distance;
    const end = at + number;
    if (key >= matches.limit && matches.limit !== Number.POSITIVE_INFINITY) matches.total += number;
    else for (; at < end; at++) matches.add(rows[at]!, key);
    at = end;
  }
};

const addByKey: AddVenues = ({ shard, criteria, matches }, _list, rows, count) => {
  const { spaces } = shard;
  const { layout, sort } = criteria.query;
  const bySum = isSortedBySum(criteria) ? criteria.context.sum : undefined;
  for (let at = 0; at < count; at++) {
    const row = rows[at]!;
    const price = spaces.priceDay[row]!;
    const listedAt = spaces.listedAt[row]!;
    const seatCount = sort === 3 ? getSeats(spaces, row, layout) : 0;
    const sum = bySum ? computeRowSum(shard, row, findVenueRowOfSpace(shard, row), bySum) : Number.NaN;
    matches.add(row, computeSortKey(criteria, { price, sum, seatCount, listedAt, distanceKey: Number.NaN }));
  }
};

/** Finds the matching spaces of a city, each with its sort key, and counts every facet option. */
export function matchSpaces(shard: Shard, criteria: Criteria): MatchResult {
  const found = matchTerms(shard, criteria.terms);
  const matches = matchVenueSpaces(shard, found);
  const matching: Matching = {
    shard,
    criteria,
    terms: matches && { found, matches },
    recommended: isRecommended(criteria),
    matches: new Matches(Math.min(getPageEnd(criteria), countSpaces(shard)), criteria.blockedRows),
    counts: new FacetCounter(shard),
  };
  for (const list of selectVenues(shard, criteria, matches)) {
    if (numbers.length < list.count) numbers = new Uint32Array(list.rows.length);
    if (list.missed === 0) matchOpenList(matching, list);
    else matchMissingList(matching, list);
  }
  return matching;
}
