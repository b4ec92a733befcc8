import { features } from "../../../domain/space/features.ts";
import { layouts } from "../../../domain/space/layouts.ts";
import { starLevels } from "../../../domain/venue/star-levels.ts";
import { venueTypes } from "../../../domain/venue/venue-types.ts";
import type { Shard } from "../columns/shard.ts";
import { predicateBits } from "./build-venue-predicates.ts";

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

/** Adds counts per bit from counts per value of a piece; `first` is the lowest bit of the piece. */
function addBits(counts: number[], first: number, values: Uint32Array): void {
  for (let value = 1; value < values.length; value++) {
    const times = values[value]!;
    if (times === 0) continue;
    for (let rest = value; rest !== 0; rest &= rest - 1) counts[first + 31 - Math.clz32(rest & -rest)]! += times;
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

  /** Counts `rows` rows of a venue under its region, type and star, if no other group failed. */
  countVenueGroups(row: number, missed: number, rows: number): void {
    const { venues, regions } = this.#shard;
    if ((missed & ~predicateBits.type) === 0) typeCounts[venues.type[row]!]! += rows;
    if ((missed & ~predicateBits.star) === 0) starCounts[venues.star[row]!]! += rows;
    if ((missed & ~predicateBits.region) !== 0) return;
    for (let at = regions.starts[row]!; at < regions.starts[row + 1]!; at++) regionCounts[regions.items[at]!]! += rows;
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

  get counts(): FacetCounts {
    const regions = new Map<string, number>();
    for (const [number, id] of this.#shard.regions.terms.entries()) {
      if (regionCounts[number]! > 0) regions.set(id, regionCounts[number]!);
    }
    const counts: FacetCounts = { ...emptyCounts(), regions, types: [...typeCounts], stars: [...starCounts] };
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
