import quickselect from "quickselect";

/** Rows kept beyond those that a page needs, before the rest is let go again. */
const slack = 8192;

/** Rows and what they are sorted by. Queries run one after another, so that all share them. */
let rows = new Uint32Array(0);
let keys = new Float64Array(0);
let order = new Uint32Array(0);

/** Keys that are not there are infinite: two of them are equal, though their difference is no number. */
function sooner(a: number, b: number): number {
  const [x, y] = [keys[a]!, keys[b]!];
  return x === y ? rows[a]! - rows[b]! : x - y;
}

/** Puts the places of the first `wanted` of `count` rows to the front of the order, in no order among themselves. */
function select(wanted: number, count: number): void {
  for (let at = 0; at < count; at++) order[at] = at;
  // It is written for arrays and takes whatever has their indexes.
  quickselect(order as unknown as number[], wanted - 1, 0, count - 1, sooner);
}

/**
 * The matching rows of one query, each with its key: the smaller the sooner, equals by row. All are counted; of those that
 * cannot stand on the pages up to the one asked for, none is kept.
 */
export class Matches {
  /** How many rows match. */
  total = 0;
  /** A row whose key is not below this one need not be added, only counted. */
  limit: number;
  readonly #wanted: number;
  #kept = 0;

  /** @param wanted rows up to the end of the page asked for */
  constructor(wanted: number) {
    this.#wanted = wanted;
    this.limit = wanted === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const room = wanted * 2 + slack;
    if (rows.length >= room) return;
    rows = new Uint32Array(room);
    keys = new Float64Array(room);
    order = new Uint32Array(room);
  }

  /** Counts a row and keeps it if it may stand on the page. Rows of equal keys come in their order. */
  add(row: number, key: number): void {
    this.total++;
    // While none had to be let go, an infinite key is as good as another.
    if (key >= this.limit && this.limit !== Number.POSITIVE_INFINITY) return;
    rows[this.#kept] = row;
    keys[this.#kept] = key;
    this.#kept++;
    if (this.#kept === this.#wanted * 2 + slack) this.#letGo();
  }

  /** Keeps the rows that are wanted so far, and no more. */
  #letGo(): void {
    select(this.#wanted, this.#kept);
    // In the order of their places, so that each is moved towards the front and none is overwritten.
    const stay = order.subarray(0, this.#wanted).sort();
    let limit = Number.NEGATIVE_INFINITY;
    for (const [to, from] of stay.entries()) {
      rows[to] = rows[from]!;
      keys[to] = keys[from]!;
      limit = Math.max(limit, keys[to]!);
    }
    this.#kept = this.#wanted;
    this.limit = limit;
  }

  /** The rows that were kept, in no order. No query may come between. */
  get kept(): Uint32Array {
    return rows.subarray(0, this.#kept);
  }

  /** The rows from `from` to the end of the page. No query may come between. */
  page(from: number): number[] {
    const end = Math.min(this.#wanted, this.#kept);
    if (from >= end) return [];
    select(end, this.#kept);
    const upTo = order.subarray(0, end);
    if (from > 0) quickselect(upTo as unknown as number[], from, 0, end - 1, sooner);
    return Array.from(upTo.subarray(from).sort(sooner), (at) => rows[at]!);
  }
}
