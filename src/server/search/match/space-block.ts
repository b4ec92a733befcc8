import type { Shard } from "../columns/shard.ts";
import { rankSpace, spaceMatch, type TermMatches } from "../query/match-terms.ts";
import type { VenueList } from "./select-venues.ts";

/** Rows from which a block is full. */
const fullBlock = 1024;

/** The terms of a keyword, and how many spaces of each venue match them. */
export interface SpaceTerms {
  found: readonly TermMatches[];
  matches: Uint8Array;
}

/**
 * The spaces of some venues of a list, which are matched together: a loop over a thousand rows costs less than the same
 * loop over the dozen of one venue.
 */
export class SpaceBlock {
  /** The first and last (exclusive) place in the list. */
  from = 0;
  to = 0;
  /** The first `count` are rows of spaces, in order. */
  rows = new Uint32Array(2 * fullBlock);
  count = 0;

  /** Fills the block with the spaces of the next venues, those that match the terms. Returns false at the end of the list. */
  fill(shard: Shard, list: VenueList, from: number, terms: SpaceTerms | undefined): boolean {
    const { spaceStart } = shard;
    this.from = from;
    this.to = from;
    this.count = 0;
    while (this.to < list.count && this.count < fullBlock) {
      const venueRow = list.rows[this.to++]!;
      const start = spaceStart[venueRow]!;
      const end = spaceStart[venueRow + 1]!;
      if (this.count + end - start > this.rows.length) this.#grow(this.count + end - start);
      if (terms === undefined || terms.matches[venueRow] === spaceMatch.all) this.#add(start, end);
      else this.#addMatching(shard, venueRow, terms.found);
    }
    return this.to > from;
  }

  #add(start: number, end: number): void {
    const { rows } = this;
    let { count } = this;
    for (let row = start; row < end; row++) rows[count++] = row;
    this.count = count;
  }

  #addMatching(shard: Shard, venueRow: number, found: readonly TermMatches[]): void {
    const { spaceStart } = shard;
    const end = spaceStart[venueRow + 1]!;
    for (let row = spaceStart[venueRow]!; row < end; row++) {
      if (rankSpace(shard, venueRow, row, found) > 0) this.rows[this.count++] = row;
    }
  }

  #grow(length: number): void {
    const larger = new Uint32Array(2 * length);
    larger.set(this.rows);
    this.rows = larger;
  }
}

/** Counts the rows of each venue of a block among its first `count` rows, by its place in the list. */
export function countByVenue(
  { spaceStart }: Shard,
  list: VenueList,
  block: SpaceBlock,
  rows: Uint32Array,
  count: number,
  numbers: Uint32Array,
) {
  let at = 0;
  for (let place = block.from; place < block.to; place++) {
    const end = spaceStart[list.rows[place]! + 1]!;
    const first = at;
    while (at < count && rows[at]! < end) at++;
    numbers[place] = at - first;
  }
}
