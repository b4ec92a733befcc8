import { type Shard, unknownPrice } from "../columns/shard.ts";
import { type Criteria, hasFeatures } from "./criteria.ts";
import type { Matches } from "../match/matches.ts";
import { textRanks } from "./match-terms.ts";
import {
  factPoints,
  computeFitPoints,
  personPoints,
  preferencePoints,
  sameVenuePoints,
} from "../columns/compute-score.ts";

/** Key of unknown values: last in every order. */
const unknownLast = Number.POSITIVE_INFINITY;

/** The values that sort keys are computed from. */
export interface Sortable {
  /** Fen; `unknownPrice` where unknown. */
  price: number;
  /** Yuan of the event; NaN where unknown. */
  sum: number;
  /** Seats in the requested layout. */
  seatCount: number;
  distanceKey: number;
  listedAt: number;
}

/** Sorts the best fit first: fewest seats if people are given, else most seats. Unknown last. */
function toCapacityKey(people: number, seatCount: number): number {
  if (seatCount === 0) return unknownLast;
  return people > 0 ? seatCount : -seatCount;
}

const isSumSort = (sort: number): boolean => sort === 6 || sort === 7;

/** Returns whether a list is ordered by what the event costs. */
export const isSortedBySum = ({ query: { sort }, context: { sum } }: Criteria): boolean =>
  isSumSort(sort) && sum !== undefined;

/** Returns whether the recommended order applies: no sort, by distance without a reference point, by the sum of no event. */
export const isRecommended = ({ query: { sort }, point, context: { sum } }: Criteria): boolean =>
  sort === 0 || (sort === 4 && point === undefined) || (isSumSort(sort) && sum === undefined);

/** Returns the squared chord length to a venue if sorting by distance; NaN if unknown or not needed. */
export function distanceKey({ venues }: Shard, row: number, { query, point }: Criteria): number {
  if (query.sort !== 4 || point === undefined) return Number.NaN;
  const x = venues.x[row]! - point.x;
  const y = venues.y[row]! - point.y;
  const z = venues.z[row]! - point.z;
  return x * x + y * y + z * z;
}

/** Returns the sort key for every order but the recommended one, smallest first. */
export function computeSortKey(
  { query: { sort, people } }: Criteria,
  { price, sum, seatCount, distanceKey: distance, listedAt }: Sortable,
): number {
  if (sort === 1) return price === unknownPrice ? unknownLast : price;
  if (sort === 2) return price === unknownPrice ? unknownLast : -price;
  if (sort === 3) return toCapacityKey(people, seatCount);
  if (sort === 4) return Number.isNaN(distance) ? unknownLast : distance;
  if (isSumSort(sort)) return Number.isNaN(sum) ? unknownLast : sort === 6 ? sum : -sum;
  return -listedAt;
}

/** Larger than every sum of points, so that a better term rank comes first. */
const rankStep = 1e9;
const toRankKey = (rank: number): number => (textRanks.exact - rank) * rankStep;

/** Points of a venue that has every preferred feature; 0 without a preference. */
export const getPreferencePoints = (
  { venues }: Shard,
  row: number,
  { context: { preferredFeatures } }: Criteria,
): number => (preferredFeatures && hasFeatures(venues.features[row]!, preferredFeatures) ? preferencePoints : 0);

/** Returns the recommended sort key of a venue: term rank first, then score and fit. */
export const computeVenueKey = (
  { venues }: Shard,
  row: number,
  people: number,
  seatCount: number,
  rank: number,
): number => toRankKey(rank) - venues.score[row]! - computeFitPoints(people, seatCount);

/** Returns the recommended sort key of a space, without the points of its venue. */
export const computeSpaceKey = (
  { spaces }: Shard,
  row: number,
  people: number,
  seatCount: number,
  rank: number,
): number =>
  toRankKey(rank) -
  spaces.knownFacts[row]! * factPoints -
  computeFitPoints(people, seatCount) -
  Math.min(seatCount, personPoints.max) * personPoints.each;

/** The matching spaces of one venue, sorted by their own key. */
export class VenueSpaceMatches {
  #rows = new Uint32Array(64);
  #keys = new Float64Array(64);
  #count = 0;

  /** Inserts a space in order. Venues have few spaces, so this beats a sort and allocates nothing. */
  add(row: number, spaceKey: number): void {
    if (this.#count === this.#rows.length) this.#grow();
    const rows = this.#rows;
    const keys = this.#keys;
    let at = this.#count++;
    for (; at > 0 && keys[at - 1]! > spaceKey; at--) {
      keys[at] = keys[at - 1]!;
      rows[at] = rows[at - 1]!;
    }
    keys[at] = spaceKey;
    rows[at] = row;
  }

  #grow(): void {
    const [rows, keys] = [new Uint32Array(this.#count * 2), new Float64Array(this.#count * 2)];
    rows.set(this.#rows);
    keys.set(this.#keys);
    this.#rows = rows;
    this.#keys = keys;
  }

  /**
   * Adds the spaces to the matches, with the points of their venue, and clears itself. Each further space gets a penalty,
   * so that a list does not begin with a single venue.
   */
  addTo(matches: Matches, venuePoints: number): void {
    for (let before = 0; before < this.#count; before++) {
      matches.add(this.#rows[before]!, this.#keys[before]! - venuePoints + before * sameVenuePoints);
    }
    this.#count = 0;
  }
}

/** Returns the points that a venue adds to its spaces. */
export const getVenuePoints = ({ venues }: Shard, row: number): number => Math.floor(venues.score[row]! / 2);
