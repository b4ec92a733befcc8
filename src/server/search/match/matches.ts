import { type Entries, selectSmallest, sortEntries } from "./select-smallest.ts";

/** Rows stored beyond twice those that a page needs, before pruning. */
const slack = 1024;

/** A row and its sort key. */
interface MatchEntry {
  row: number;
  key: number;
}

const byKey = (a: MatchEntry, b: MatchEntry): number => (a.key === b.key ? a.row - b.row : a.key < b.key ? -1 : 1);

/** Rows and their sort keys. Shared, as queries run one at a time. */
let entries: Entries = { keys: new Float64Array(0), rows: new Uint32Array(0) };

/**
 * The matching rows of one query with their sort keys: smallest first, ties by row. All rows are counted; only those that
 * may appear up to the end of the requested page are stored.
 */
export class Matches {
  /** Number of matching rows. */
  total = 0;
  /** A row with a key at or above this limit need not be added, only counted. */
  limit: number;
  readonly #rowLimit: number;
  readonly #postponed: ReadonlySet<number>;
  readonly #postponedEntries: MatchEntry[] = [];
  readonly #room: number;
  #storedCount = 0;

  /**
   * @param rowLimit number of rows up to the end of the requested page
   * @param postponed rows that come after all others, whatever their key
   */
  constructor(rowLimit: number, postponed: ReadonlySet<number> = new Set()) {
    this.#rowLimit = rowLimit;
    this.#postponed = postponed;
    this.#room = rowLimit * 2 + slack;
    this.limit = rowLimit === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    if (entries.rows.length >= this.#room) return;
    entries = { keys: new Float64Array(this.#room), rows: new Uint32Array(this.#room) };
  }

  /** Counts a row and stores it if it may appear on the page. Rows with equal keys must be added in order. */
  add(row: number, key: number): void {
    this.total++;
    if (this.isPostponed(row)) {
      this.#postponedEntries.push({ row, key });
      return;
    }
    // Before the first pruning an infinite key may still reach the page.
    if (key >= this.limit && this.limit !== Number.POSITIVE_INFINITY) return;
    entries.rows[this.#storedCount] = row;
    entries.keys[this.#storedCount] = key;
    this.#storedCount++;
    if (this.#storedCount === this.#room) this.#prune();
  }

  /** Returns whether a row comes after all others. */
  isPostponed(row: number): boolean {
    return this.#postponed.size > 0 && this.#postponed.has(row);
  }

  /** Drops all but the best rows so far. */
  #prune(): void {
    selectSmallest(entries, 0, this.#storedCount - 1, this.#rowLimit);
    this.#storedCount = this.#rowLimit;
    // Several rows may have the largest key: it need not be at the end.
    this.limit = Number.NEGATIVE_INFINITY;
    for (let at = 0; at < this.#rowLimit; at++) this.limit = Math.max(this.limit, entries.keys[at]!);
  }

  /** Returns the stored rows, unsorted. Valid until the next query. */
  get stored(): Uint32Array {
    return entries.rows.subarray(0, this.#storedCount);
  }

  /** Returns the rows from `from` to the end of the page, sorted. */
  page(from: number): number[] {
    return this.entries(from).map(({ row }) => row);
  }

  /** Returns the rows of `page` with their keys. */
  entries(from: number): MatchEntry[] {
    const found = this.#listStored(from);
    const left = this.#rowLimit - from - found.length;
    // Where rows were dropped, the page is full of stored ones.
    if (left <= 0 || this.#postponedEntries.length === 0) return found;
    const offset = Math.max(0, from - this.#storedCount);
    return [...found, ...this.#postponedEntries.toSorted(byKey).slice(offset, offset + left)];
  }

  #listStored(from: number): MatchEntry[] {
    const last = this.#storedCount - 1;
    const end = Math.min(this.#rowLimit, this.#storedCount);
    if (from >= end) return [];
    if (from > 0) selectSmallest(entries, 0, last, from);
    if (end <= last) selectSmallest(entries, from, last, end - from);
    sortEntries(entries, from, end - 1);
    return Array.from({ length: end - from }, (_, at) => ({
      row: entries.rows[from + at]!,
      key: entries.keys[from + at]!,
    }));
  }
}
