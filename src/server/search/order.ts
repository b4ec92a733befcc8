import { type Shard, unknownPrice } from "./columns.ts";
import type { Criteria } from "./criteria.ts";
import type { Matches } from "./matches.ts";
import { textRanks } from "./match-words.ts";
import { factPoints, fitOf, personPoints, sameVenuePoints } from "./score.ts";

/** What stands last, whichever way a list runs. */
const last = Number.POSITIVE_INFINITY;

/** What a sort looks at. */
export interface Sortable {
  /** Fen; `unknownPrice` where unknown. */
  price: number;
  /** People it seats as asked. */
  held: number;
  farness: number;
  listedAt: number;
}

/** Best fit first: with people the least waste, else the most people. Unknown last. */
function byCapacity(people: number, held: number): number {
  if (held === 0) return last;
  return people > 0 ? held : -held;
}

/** The list is in the recommended order: no other was asked for, or distance from nowhere. */
export const isRecommended = ({ query: { sort }, point }: Criteria): boolean =>
  sort === 0 || (sort === 4 && point === undefined);

/** How far a venue is, for the sort by distance alone: smaller is nearer, NaN unknown. */
export function farness({ venues }: Shard, row: number, { query, point }: Criteria): number {
  if (query.sort !== 4 || point === undefined) return Number.NaN;
  const [x, y, z] = [venues.x[row]! - point.x, venues.y[row]! - point.y, venues.z[row]! - point.z];
  return x * x + y * y + z * z;
}

/** The number that a sort other than the recommended compares, the smaller first. */
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

/** Above every sum of points, so that a better rank of the words comes first. */
const rankStep = 1e9;
const rankKey = (rank: number): number => (textRanks.whole - rank) * rankStep;

/** Recommended venues: the words' rank, then what recommends the house, then the fit. */
export const venueKey = ({ venues }: Shard, row: number, people: number, held: number, rank: number): number =>
  rankKey(rank) - venues.score[row]! - fitOf(people, held);

/** What recommends a space without regard to its house. */
export const ownSpaceKey = ({ spaces }: Shard, row: number, people: number, held: number, rank: number): number =>
  rankKey(rank) -
  spaces.known[row]! * factPoints -
  fitOf(people, held) -
  Math.min(held, personPoints.most) * personPoints.each;

/** The matches of one house, sorted by what recommends each by itself. */
export class House {
  #rows = new Uint32Array(64);
  #keys = new Float64Array(64);
  #count = 0;

  /** Few spaces a house: putting each in its place is quicker than a sort, and makes nothing. */
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
   * Adds them to the matches, the points of the house with them: each further space falls behind the better ones, so that
   * no list begins with a single house. The house is empty then.
   */
  addTo(matches: Matches, housePoints: number): void {
    for (let before = 0; before < this.#count; before++) {
      matches.add(this.#rows[before]!, this.#keys[before]! - housePoints + before * sameVenuePoints);
    }
    this.#count = 0;
  }
}

/** What a house adds to the points of its spaces. */
export const housePointsOf = ({ venues }: Shard, row: number): number => Math.floor(venues.score[row]! / 2);
