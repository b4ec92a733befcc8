import { features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { starLevels } from "#domain/venue/star-levels.ts";
import { venueTypes } from "#domain/venue/venue-types.ts";
import type { Shard } from "../columns/shard.ts";
import { predicateBits } from "../query/build-venue-predicates.ts";

/**
 * Number of rows for each option if it alone were selected in its group, other groups unchanged.
 * Arrays are indexed by bit (types, stars, features) or by layout id minus one.
 */
export interface FacetCounts {
  regions: Map<string, number>;
  types: number[];
  stars: number[];
  features: number[];
  layouts: number[];
}

/** A feature set is counted in three pieces of this many bits. */
const pieceBits = 9;
const pieceValues = 1 << pieceBits;
const layoutValues = 1 << layouts.length;

/**
 * Adds counts per bit from counts per value of a piece; `first` is the lowest bit of the piece. The upper half of the
 * values has the highest bit: their sum is its count, and added to the lower half they leave the next bit. Changes `values`.
 */
function addBits(counts: number[], first: number, values: Uint32Array): void {
  for (let half = values.length >> 1; half > 0; half >>= 1) {
    let times = 0;
    for (let value = 0; value < half; value++) {
      const upper = values[half + value]!;
      times += upper;
      values[value]! += upper;
    }
    // The last piece has more values than there are bits.
    if (times > 0) counts[first + 31 - Math.clz32(half)]! += times;
  }
}

/**
 * Queries run one at a time, so they share these arrays: allocating them per query would cost garbage collection.
 * Sets are counted by value, in one to three steps per row, however many bits they have.
 */
const lowFeatures = new Uint32Array(pieceValues);
const middleFeatures = new Uint32Array(pieceValues);
const highFeatures = new Uint32Array(pieceValues);
const featureCounts = [lowFeatures, middleFeatures, highFeatures];
const layoutCounts = new Uint32Array(layoutValues);
const typeCounts = new Uint32Array(venueTypes.length);
const starCounts = new Uint32Array(starLevels.length);
let regionCounts = new Uint32Array(0);

/** A counter of the rows of one query. Only one may be in use at a time. */
export class FacetCounter {
  readonly #shard: Shard;

  constructor(shard: Shard) {
    this.#shard = shard;
    const regions = shard.regions.terms.length;
    if (regionCounts.length < regions) regionCounts = new Uint32Array(regions);
    regionCounts.fill(0, 0, regions);
    for (const counts of [...featureCounts, layoutCounts, typeCounts, starCounts]) counts.fill(0);
  }

  /**
   * Counts venues that miss the same group under their region, type and star, each with a number of rows: in the missed
   * group alone, or in all if they miss none.
   */
  countGroups(missed: number, venueRows: Uint32Array, count: number, numbers: Uint32Array): void {
    const { venues, regions } = this.#shard;
    const { type, star } = venues;
    const { starts, items } = regions;
    if ((missed & ~predicateBits.type) === 0) {
      for (let at = 0; at < count; at++) typeCounts[type[venueRows[at]!]!]! += numbers[at]!;
    }
    if ((missed & ~predicateBits.star) === 0) {
      for (let at = 0; at < count; at++) starCounts[star[venueRows[at]!]!]! += numbers[at]!;
    }
    if ((missed & ~predicateBits.region) !== 0) return;
    for (let at = 0; at < count; at++) {
      const row = venueRows[at]!;
      const number = numbers[at]!;
      const end = starts[row + 1]!;
      for (let item = starts[row]!; item < end; item++) regionCounts[items[item]!]! += number;
    }
  }

  /** Counts the first `count` of `rows` under each of their features, whose bit sets are in `sets`. */
  countFeaturesOfRows(rows: Uint32Array, count: number, sets: Uint32Array): void {
    for (let at = 0; at < count; at++) this.countFeatures(sets[rows[at]!]!);
  }

  /** Counts the first `count` of `rows` under each of their layouts, whose bit sets are in `sets`. */
  countLayoutsOfRows(rows: Uint32Array, count: number, sets: Uint8Array): void {
    for (let at = 0; at < count; at++) layoutCounts[sets[rows[at]!]!]!++;
  }

  /** Counts one row for each of the first `count` bit sets of features. */
  countFeatureSets(sets: Uint32Array, count: number): void {
    for (let at = 0; at < count; at++) this.countFeatures(sets[at]!);
  }

  /** Counts one row for each of the first `count` bit sets of layouts. */
  countLayoutSets(sets: Uint8Array, count: number): void {
    for (let at = 0; at < count; at++) layoutCounts[sets[at]!]!++;
  }

  /** Counts a row under each feature of a bit set. */
  countFeatures(set: number): void {
    lowFeatures[set & (pieceValues - 1)]!++;
    middleFeatures[(set >>> pieceBits) & (pieceValues - 1)]!++;
    highFeatures[(set >>> (2 * pieceBits)) & (pieceValues - 1)]!++;
  }

  /** Counts a row under each layout of a bit set. */
  countLayouts(set: number): void {
    layoutCounts[set]!++;
  }

  /** Returns the counts; once, as they are summed in place. */
  takeCounts(): FacetCounts {
    const { terms } = this.#shard.regions;
    const counts = emptyCounts();
    for (let number = 0; number < terms.length; number++) {
      if (regionCounts[number]! > 0) counts.regions.set(terms[number]!, regionCounts[number]!);
    }
    counts.types = Array.from(typeCounts);
    counts.stars = Array.from(starCounts);
    for (const [piece, values] of featureCounts.entries()) addBits(counts.features, piece * pieceBits, values);
    addBits(counts.layouts, 0, layoutCounts);
    return counts;
  }
}

/** Returns the counts of a city without venues. */
export const emptyCounts = (): FacetCounts => ({
  regions: new Map(),
  types: venueTypes.map(() => 0),
  stars: starLevels.map(() => 0),
  features: features.map(() => 0),
  layouts: layouts.map(() => 0),
});
