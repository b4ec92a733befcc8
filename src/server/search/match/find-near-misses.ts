import { nearMissLimits } from "#domain/limits.ts";
import { toFeatureBits } from "#domain/space/features.ts";
import { deniableFeatures } from "#domain/why-not/judge-near-miss.ts";
import { type Shard, unknownPrice } from "../columns/shard.ts";
import { type Criteria, getPrices, getSeats } from "../query/criteria.ts";
import { computeRowSum, getMostSum, isAffordable } from "../query/compute-row-sum.ts";
import { matchTerms, matchVenueSpaces, rankSpace, spaceMatch } from "../query/match-terms.ts";
import { selectVenues } from "./select-venues.ts";

const deniable = toFeatureBits(deniableFeatures);
const tooFar = Number.POSITIVE_INFINITY;
/** More than all shares together, so that a space that fails one must comes before one that fails two. */
const mustStep = 10;

/** A space that narrowly fails a query, by its rows. */
interface NearRow {
  row: number;
  venueRow: number;
  key: number;
}

/** Returns the key of a shortfall; 0 where there is none, infinite where the value is unknown (0) or too far off. */
function toKey(value: number, lacking: number, bound: number): number {
  if (value === 0) return tooFar;
  if (lacking <= 0) return 0;
  return lacking / bound > nearMissLimits.share ? tooFar : mustStep + lacking / bound;
}

/** Returns the key of the features that a space lacks; infinite where one of them can only be unknown. */
function toFeatureKey(lacking: number): number {
  if ((lacking & ~deniable) !== 0) return tooFar;
  let key = 0;
  for (let rest = lacking; rest !== 0; rest &= rest - 1) key += mustStep + nearMissLimits.share;
  return key;
}

/** Returns the key of a sum above the most that the event may cost; infinite where it is unknown. */
function computeSumKey(shard: Shard, row: number, venueRow: number, { context: { sum } }: Criteria): number {
  const most = getMostSum(sum);
  if (sum === undefined || most === undefined) return 0;
  const own = computeRowSum(shard, row, venueRow, sum);
  if (isAffordable(own, sum)) return 0;
  return Number.isNaN(own) ? tooFar : toKey(own, own - most, most);
}

/** Returns how far a space is from meeting every constraint: 0 where it does, infinite where it is no near miss. */
function computeNearKey(shard: Shard, row: number, venueRow: number, criteria: Criteria): number {
  const { spaces } = shard;
  const { minSeats, minArea, minHeight, maxPrice, hasPriceLimit, query } = criteria;
  let key = toFeatureKey(query.features & ~spaces.features[row]!);
  if (minArea > 0) key += toKey(spaces.area[row]!, minArea - spaces.area[row]!, minArea);
  if (minHeight > 0) key += toKey(spaces.height[row]!, minHeight - spaces.height[row]!, minHeight);
  if (hasPriceLimit) {
    const price = getPrices(spaces, criteria)[row]!;
    key += price === unknownPrice ? tooFar : toKey(maxPrice, price - maxPrice, maxPrice);
  }
  if (key !== tooFar) key += computeSumKey(shard, row, venueRow, criteria);
  if (minSeats > 0 && key !== tooFar) {
    const seats = getSeats(spaces, row, query.layout);
    key += toKey(seats, minSeats - seats, minSeats);
  }
  return key >= mustStep * (nearMissLimits.musts + 1) ? tooFar : key;
}

/**
 * Finds the nearest space of a venue among those within the wide bounds; undefined where none is near, and where one meets every
 * constraint: the list has it.
 */
function findNearestSpace(
  shard: Shard,
  venueRow: number,
  criteria: Criteria,
  { minArea, minHeight, maxPrice }: Criteria,
  isNamed: (row: number) => boolean,
): NearRow | undefined {
  const { spaces, spaceStart } = shard;
  const { area, height } = spaces;
  const prices = getPrices(spaces, criteria);
  let nearest: NearRow | undefined;
  for (let row = spaceStart[venueRow]!; row < spaceStart[venueRow + 1]!; row++) {
    if (area[row]! < minArea || height[row]! < minHeight || prices[row]! > maxPrice) continue;
    const key = computeNearKey(shard, row, venueRow, criteria);
    if (key === tooFar || !isNamed(row)) continue;
    if (key === 0) return undefined;
    if (nearest === undefined || key < nearest.key) nearest = { row, venueRow, key };
  }
  return nearest;
}

/** The widest price stays a known one, and within 32 bits. */
const toMost = (bound: number): number => Math.min(Math.ceil(bound * (1 + nearMissLimits.share)), unknownPrice - 1);
const toLeast = (bound: number): number => Math.floor(bound * (1 - nearMissLimits.share));

/** Returns the criteria with bounds as far off as a near miss may be: a venue without a space within them has none. */
const widenBounds = (criteria: Criteria): Criteria => ({
  ...criteria,
  minSeats: toLeast(criteria.minSeats),
  minArea: toLeast(criteria.minArea),
  minHeight: toLeast(criteria.minHeight),
  maxPrice: criteria.hasPriceLimit ? toMost(criteria.maxPrice) : criteria.maxPrice,
});

/**
 * Finds the spaces of a city that narrowly fail the constraints on spaces, at most one of a venue and none of a venue that has a
 * match, the nearest first. One pass over the venues that meet everything else and may have such a space; what is unknown is no
 * miss.
 */
export function findNearMisses(shard: Shard, criteria: Criteria, limit: number): NearRow[] {
  const found = matchTerms(shard, criteria.terms);
  const matches = matchVenueSpaces(shard, found);
  const wide = widenBounds(criteria);
  const [open] = selectVenues(shard, wide, matches);
  const nearest: NearRow[] = [];
  for (let place = 0; place < open!.count; place++) {
    const venueRow = open!.rows[place]!;
    const isVenueNamed = matches === undefined || matches[venueRow] === spaceMatch.all;
    const isNamed = (row: number) => isVenueNamed || rankSpace(shard, venueRow, row, found) > 0;
    const near = findNearestSpace(shard, venueRow, criteria, wide, isNamed);
    if (near === undefined || (nearest.length === limit && near.key >= nearest[limit - 1]!.key)) continue;
    const at = nearest.findIndex(({ key }) => key > near.key);
    nearest.splice(at < 0 ? nearest.length : at, 0, near);
    if (nearest.length > limit) nearest.pop();
  }
  return nearest;
}
