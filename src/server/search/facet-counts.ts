import { features } from "../../domain/space/feature.ts";
import { layouts } from "../../domain/space/layout.ts";
import { starLevels } from "../../domain/venue/star.ts";
import { venueTypes } from "../../domain/venue/venue-type.ts";
import type { Shard } from "./columns.ts";
import { misses } from "./venue-tests.ts";

/**
 * How many rows each option would give if it alone were chosen in its group, the other groups as they are.
 * Arrays are by bit (types, stars, features) or by layout id less one.
 */
export interface FacetCounts {
  regions: Map<string, number>;
  types: number[];
  stars: number[];
  features: number[];
  layouts: number[];
}

const byteBits = 8;
const byteValues = 256;

/** How often each value of each byte of a bit set was met: four steps a row, whatever is set in it. */
class BitCounter {
  readonly #met: Uint32Array;

  constructor(bits: number) {
    this.#met = new Uint32Array(Math.ceil(bits / byteBits) * byteValues);
  }

  clear(): void {
    this.#met.fill(0);
  }

  add(set: number): void {
    const met = this.#met;
    for (let from = 0, rest = set; from < met.length; from += byteValues, rest >>>= byteBits)
      met[from + (rest & 255)]!++;
  }

  /** How often each of so many bits was set. */
  counts(bits: number): number[] {
    return Array.from({ length: bits }, (_, bit) => {
      const from = (bit >> 3) * byteValues;
      let count = 0;
      for (let value = 0; value < byteValues; value++) {
        if ((value & (1 << (bit & 7))) !== 0) count += this.#met[from + value]!;
      }
      return count;
    });
  }
}

/** Queries run one after another, so that all count in the same places: what is made anew for each has to be cleared away. */
const inFeatures = new BitCounter(features.length);
const inLayouts = new BitCounter(layouts.length);
const inTypes = new Uint32Array(venueTypes.length);
const inStars = new Uint32Array(starLevels.length);
let inRegions = new Uint32Array(0);

/** Counts the rows of one query. No other may be counted meanwhile. */
export class FacetCounter {
  readonly #shard: Shard;

  constructor(shard: Shard) {
    this.#shard = shard;
    const regions = shard.regions.terms.length;
    if (inRegions.length < regions) inRegions = new Uint32Array(regions);
    inRegions.fill(0, 0, regions);
    for (const counter of [inFeatures, inLayouts]) counter.clear();
    for (const counts of [inTypes, inStars]) counts.fill(0);
  }

  /** Counts `rows` rows of a venue under its region, type and star, where nothing else is missed. */
  venueGroups(row: number, missed: number, rows: number): void {
    const { venues, regions } = this.#shard;
    if ((missed & ~misses.type) === 0) inTypes[venues.type[row]!]! += rows;
    if ((missed & ~misses.star) === 0) inStars[venues.star[row]!]! += rows;
    if ((missed & ~misses.region) !== 0) return;
    for (let at = regions.starts[row]!; at < regions.starts[row + 1]!; at++) inRegions[regions.items[at]!]! += rows;
  }

  /** Counts a row under each feature of a bit set. */
  features(set: number): void {
    inFeatures.add(set);
  }

  /** Counts a row under each layout of a bit set. */
  layouts(set: number): void {
    inLayouts.add(set);
  }

  get counts(): FacetCounts {
    const regions = new Map<string, number>();
    for (const [number, id] of this.#shard.regions.terms.entries()) {
      if (inRegions[number]! > 0) regions.set(id, inRegions[number]!);
    }
    return {
      regions,
      types: [...inTypes],
      stars: [...inStars],
      features: inFeatures.counts(features.length),
      layouts: inLayouts.counts(layouts.length),
    };
  }
}

/** The counts of a city without venues. */
export const noCounts = (): FacetCounts => ({
  regions: new Map(),
  types: venueTypes.map(() => 0),
  stars: starLevels.map(() => 0),
  features: features.map(() => 0),
  layouts: layouts.map(() => 0),
});
