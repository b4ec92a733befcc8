import { GrowingColumn } from "./growing-table.ts";
import { findCandidates } from "./find-candidates.ts";

/**
 * Texts of many rows in one string, so that one search covers all of them. Each text consists of lines that begin with a
 * line feed; `starts` has one more entry than there are rows.
 */
export interface TextPool {
  text: string;
  starts: Uint32Array;
}

export const getText = ({ text, starts }: TextPool, row: number): string => text.slice(starts[row]!, starts[row + 1]!);

/** A text pool with a bit set for each position where a term may begin even after a letter. */
export interface MarkedPool extends TextPool {
  marks: Uint8Array;
}

export const isMarked = ({ marks }: MarkedPool, at: number): boolean => (marks[at >> 3]! & (1 << (at & 7))) !== 0;

/** A builder of a text pool. */
export class PoolBuilder {
  readonly #parts: string[] = [];
  readonly #starts = new GrowingColumn(Uint32Array);
  #length = 0;

  push(text: string): void {
    this.#starts.push(this.#length);
    this.#parts.push(text);
    this.#length += text.length;
  }

  append({ text, starts }: TextPool, from: number, to: number): void {
    const first = starts[from]!;
    for (let row = from; row < to; row++) this.#starts.push(this.#length + starts[row]! - first);
    this.#parts.push(text.slice(first, starts[to]!));
    this.#length += starts[to]! - first;
  }

  get length(): number {
    return this.#length;
  }

  build(): TextPool {
    this.#starts.push(this.#length);
    return { text: this.#parts.join(""), starts: this.#starts.toArray() };
  }
}

/** A builder of a marked text pool. */
export class MarkedPoolBuilder {
  readonly #pool = new PoolBuilder();
  #marks = new Uint8Array(64);

  #mark(at: number): void {
    if (at >> 3 >= this.#marks.length) {
      const larger = new Uint8Array(Math.max((at >> 3) + 1, this.#marks.length * 2));
      larger.set(this.#marks);
      this.#marks = larger;
    }
    this.#marks[at >> 3]! |= 1 << (at & 7);
  }

  /** @param marks positions within the text */
  push(text: string, marks: readonly number[]): void {
    for (const at of marks) this.#mark(this.#pool.length + at);
    this.#pool.push(text);
  }

  append(source: MarkedPool, from: number, to: number): void {
    const first = source.starts[from]!;
    const shift = this.#pool.length - first;
    for (let at = first; at < source.starts[to]!; at++) if (isMarked(source, at)) this.#mark(at + shift);
    this.#pool.append(source, from, to);
  }

  build(): MarkedPool {
    const pool = this.#pool.build();
    const marks = new Uint8Array((pool.text.length >> 3) + 1);
    marks.set(this.#marks.subarray(0, marks.length));
    return { ...pool, marks };
  }
}

/** Texts of at least so many characters are searched by their pairs: a shorter one is read as fast without them. */
const leastIndexed = 65_536;

/** Returns the row of a position, which is not before row `from`. */
function findRow(starts: Uint32Array, at: number, from: number): number {
  let step = 1;
  let low = from;
  // Beyond the last start there is none.
  for (; starts[low + step]! <= at; step *= 2) low += step;
  for (let high = Math.min(low + step, starts.length - 1); high - low > 1; ) {
    const middle = (low + high) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle;
  }
  return low;
}

function standsAt(text: string, at: number, term: string): boolean {
  for (let of = 0; of < term.length; of++) if (text.charCodeAt(at + of) !== term.charCodeAt(of)) return false;
  return true;
}

/**
 * Calls `visit` with the position and row of each occurrence of the term, in their order. `visit` returns the position to continue
 * from, which must be greater.
 */
export function forEachOccurrence(pool: TextPool, term: string, visit: (at: number, row: number) => number): void {
  const { text, starts } = pool;
  let row = 0;
  if (text.length < leastIndexed || term.length < 2) {
    for (let at = text.indexOf(term); at >= 0; ) {
      row = findRow(starts, at, row);
      at = text.indexOf(term, visit(at, row));
    }
    return;
  }
  const { positions, offset } = findCandidates(pool, term);
  let next = 0;
  for (const position of positions) {
    const at = position - offset;
    if (at < next || !standsAt(text, at, term)) continue;
    row = findRow(starts, at, row);
    next = visit(at, row);
  }
}
