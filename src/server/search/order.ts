import { type Shard, unknownPrice } from "./columns.ts";
import type { Criteria } from "./criteria.ts";
import type { Matches } from "./matches.ts";
import { textRanks } from "./match-words.ts";
import { factPoints, fitOf, personPoints, sameVenuePoints } from "./score.ts";

/** Key of unknown values: last in every order. */
const last = Number.POSITIVE_INFINITY;

/** The values that sort keys are computed from. */
export interface Sortable {
  /** Fen; `unknownPrice` where unknown. */
  price: number;
  /** Seats in the requested layout. */
  held: number;
  farness: number;
  listedAt: number;
}

/** Sorts the best fit first: fewest seats if people are given, else most seats. Unknown last. */
function byCapacity(people: number, held: number): number {
  if (held === 0) return last;
  return people > 0 ? held : -held;
}

/** Reports whether the recommended order applies: no sort, or by distance without a reference point. */
export const isRecommended = ({ query: { sort }, point }: Criteria): boolean =>
  sort === 0 || (sort === 4 && point === undefined);

/** Returns the squared chord length to a venue if sorting by distance; NaN if unknown or not needed. */
export function farness({ venues }: Shard, row: number, { query, point }: Criteria): number {
  if (query.sort !== 4 || point === undefined) return Number.NaN;
  const [x, y, z] = [venues.x[row]! - point.x, venues.y[row]! - point.y, venues.z[row]! - point.z];
  return x * x + y * y + z * z;
}

/** Returns the sort key for every order but the recommended one, smallest first. */
export function sortKey(
  { query: { sort, people } }: Criteria,
  { price, held, farness: far, listedAt }: Sortable,
): number {
  if (sort === 1) return price === unknownPrice ? last : price;
  if (sort === 2) return price === unknownPrice ? last : -price;
  if (sort === 3) return byCapacity(people, held);
  if (sort === 4) return Number.isNaN(far) ? last : far;
  return -listedAt;
}

/** Larger than every sum of points, so that a better term rank comes first. */
const rankStep = 1e9;
const rankKey = (rank: number): number => (textRanks.whole - rank) * rankStep;

/** Returns the recommended sort key of a venue: term rank first, then score and fit. */
export const venueKey = ({ venues }: Shard, row: number, people: number, held: number, rank: number): number =>
  rankKey(rank) - venues.score[row]! - fitOf(people, held);

/** Returns the recommended sort key of a space, without the points of its venue. */
export const ownSpaceKey = ({ spaces }: Shard, row: number, people: number, held: number, rank: number): number =>
  rankKey(rank) -
  spaces.known[row]! * factPoints -
  fitOf(people, held) -
  Math.min(held, personPoints.most) * personPoints.each;

/** The matching spaces of one venue, sorted by their own key. */
export class House {
  #rows = new Uint32Array(64);
  #keys = new Float64Array(64);
  #count = 0;

  /** Inserts a space in order. Venues have few spaces, so this beats a sort and allocates nothing. */
  add(row: number, ownKey: number): void {
    if (this.#count === this.#rows.length) this.#grow();
    const [rows, keys] = [this.#rows, this.#keys];
    let at = this.#count++;
    for (; at > 0 && keys[at - 1]! > ownKey; at--) {
      keys[at] = keys[at - 1]!;
      rows[at] = rows[at - 1]!;
    }
    keys[at] = ownKey;
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
  addTo(matches: Matches, housePoints: number): void {
    for (let before = 0; before < this.#count; before++) {
      matches.add(this.#rows[before]!, this.#keys[before]! - housePoints + before * sameVenuePoints);
    }
    this.#count = 0;
  }
}

/** Returns the points that a venue adds to its spaces. */
export const housePointsOf = ({ venues }: Shard, row: number): number => Math.floor(venues.score[row]! / 2);
