import quickselect from "quickselect";

/** Rows stored beyond those a page needs, before pruning. */
const slack = 8192;

/** Rows and their sort keys. Shared, as queries run one at a time. */
let rows = new Uint32Array(0);
let keys = new Float64Array(0);
let order = new Uint32Array(0);

/** Compares by key, then by row. Unknown keys are infinite, and the difference of two would be NaN. */
function compareRows(a: number, b: number): number {
  const [x, y] = [keys[a]!, keys[b]!];
  return x === y ? rows[a]! - rows[b]! : x - y;
}

/** Moves the positions of the smallest `rowLimit` of `count` rows to the front of `order`, unsorted. */
function selectFirst(rowLimit: number, count: number): void {
  for (let at = 0; at < count; at++) order[at] = at;
  // quickselect is typed for arrays but works on anything indexable.
  quickselect(order as unknown as number[], rowLimit - 1, 0, count - 1, compareRows);
}

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
  #storedCount = 0;

  /** @param rowLimit number of rows up to the end of the requested page */
  constructor(rowLimit: number) {
    this.#rowLimit = rowLimit;
    this.limit = rowLimit === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const room = rowLimit * 2 + slack;
    if (rows.length >= room) return;
    rows = new Uint32Array(room);
    keys = new Float64Array(room);
    order = new Uint32Array(room);
  }

  /** Counts a row and stores it if it may appear on the page. Rows with equal keys must be added in order. */
  add(row: number, key: number): void {
    this.total++;
    // Before the first pruning an infinite key may still reach the page.
    if (key >= this.limit && this.limit !== Number.POSITIVE_INFINITY) return;
    rows[this.#storedCount] = row;
    keys[this.#storedCount] = key;
    this.#storedCount++;
    if (this.#storedCount === this.#rowLimit * 2 + slack) this.#prune();
  }

  /** Drops all but the best rows so far. */
  #prune(): void {
    selectFirst(this.#rowLimit, this.#storedCount);
    // Sorted by position, so that rows move towards the front and none is overwritten.
    const retained = order.subarray(0, this.#rowLimit).sort();
    let limit = Number.NEGATIVE_INFINITY;
    for (const [to, from] of retained.entries()) {
      rows[to] = rows[from]!;
      keys[to] = keys[from]!;
      limit = Math.max(limit, keys[to]!);
    }
    this.#storedCount = this.#rowLimit;
    this.limit = limit;
  }

  /** Returns the stored rows, unsorted. Valid until the next query. */
  get stored(): Uint32Array {
    return rows.subarray(0, this.#storedCount);
  }

  /** Returns the rows from `from` to the end of the page, sorted. */
  page(from: number): number[] {
    return this.entries(from).map(({ row }) => row);
  }

  /** Returns the rows of `page` with their keys. */
  entries(from: number): { row: number; key: number }[] {
    const end = Math.min(this.#rowLimit, this.#storedCount);
    if (from >= end) return [];
    selectFirst(end, this.#storedCount);
    const upTo = order.subarray(0, end);
    if (from > 0) quickselect(upTo as unknown as number[], from, 0, end - 1, compareRows);
    return Array.from(upTo.subarray(from).sort(compareRows), (at) => ({ row: rows[at]!, key: keys[at]! }));
  }
}
