import quickselect from "quickselect";

/** Rows and what they are sorted by, for as many as were ever met at once: queries run one after another. */
let rows = new Uint32Array(1024);
let keys = new Float64Array(1024);
let order = new Uint32Array(1024);

/** The matching rows of one query, in the order of their numbers, each with its key: the smaller the sooner. */
export class Matches {
  /** How many rows match. */
  total = 0;

  add(row: number, key: number): void {
    if (this.total === rows.length) grow();
    rows[this.total] = row;
    keys[this.total] = key;
    this.total++;
  }

  rowAt(at: number): number {
    return rows[at]!;
  }

  keyAt(at: number): number {
    return keys[at]!;
  }

  setKey(at: number, key: number): void {
    keys[at] = key;
  }

  /** Rows `from` to `to` (exclusive) of all in the order of their keys, equals by row. No query may come between. */
  page(from: number, to: number): number[] {
    const end = Math.min(to, this.total);
    if (from >= end) return [];
    if (order.length < rows.length) order = new Uint32Array(rows.length);
    const all = order.subarray(0, this.total);
    for (let at = 0; at < all.length; at++) all[at] = at;
    // It is written for arrays and takes whatever has their indexes.
    const items = all as unknown as number[];
    if (end < all.length) quickselect(items, end - 1, 0, all.length - 1, sooner);
    if (from > 0) quickselect(items, from, 0, end - 1, sooner);
    return Array.from(all.subarray(from, end).sort(sooner), (at) => rows[at]!);
  }
}

/** Keys that are not there are infinite: two of them are equal, though their difference is no number. */
function sooner(a: number, b: number): number {
  const [x, y] = [keys[a]!, keys[b]!];
  return x === y ? a - b : x - y;
}

function grow(): void {
  const [moreRows, moreKeys] = [new Uint32Array(rows.length * 2), new Float64Array(rows.length * 2)];
  moreRows.set(rows);
  moreKeys.set(keys);
  [rows, keys] = [moreRows, moreKeys];
}
