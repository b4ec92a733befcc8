/** Entries of parallel arrays, ordered by key and then by row; keys may be infinite, but not NaN, and rows differ. */
export interface Entries {
  keys: Float64Array;
  rows: Uint32Array;
}

/** Partitions shorter than this are sorted by insertion. */
const fewEntries = 12;

function swap({ keys, rows }: Entries, a: number, b: number): void {
  const key = keys[a]!;
  const row = rows[a]!;
  keys[a] = keys[b]!;
  rows[a] = rows[b]!;
  keys[b] = key;
  rows[b] = row;
}

const isBefore = ({ keys, rows }: Entries, a: number, b: number): boolean =>
  keys[a]! < keys[b]! || (keys[a] === keys[b] && rows[a]! < rows[b]!);

/** Moves the median of the first, middle and last of a range to its start. */
function placePivot(entries: Entries, left: number, right: number): void {
  const middle = (left + right) >> 1;
  if (isBefore(entries, right, middle)) swap(entries, right, middle);
  if (isBefore(entries, middle, left)) swap(entries, middle, left);
  if (isBefore(entries, right, middle)) swap(entries, right, middle);
  swap(entries, left, middle);
}

/** Partitions a range (both ends inclusive) around a pivot and returns its place: what is before it is smaller. */
function partition(entries: Entries, left: number, right: number): number {
  placePivot(entries, left, right);
  const { keys, rows } = entries;
  const pivotKey = keys[left]!;
  const pivotRow = rows[left]!;
  let low = left;
  let high = right + 1;
  for (;;) {
    do low++;
    while (low < right && (keys[low]! < pivotKey || (keys[low] === pivotKey && rows[low]! < pivotRow)));
    do high--;
    while (keys[high]! > pivotKey || (keys[high] === pivotKey && rows[high]! > pivotRow));
    if (low >= high) break;
    swap(entries, low, high);
  }
  swap(entries, left, high);
  return high;
}

function sortByInsertion({ keys, rows }: Entries, left: number, right: number): void {
  for (let from = left + 1; from <= right; from++) {
    const key = keys[from]!;
    const row = rows[from]!;
    let to = from;
    for (; to > left && (keys[to - 1]! > key || (keys[to - 1] === key && rows[to - 1]! > row)); to--) {
      keys[to] = keys[to - 1]!;
      rows[to] = rows[to - 1]!;
    }
    keys[to] = key;
    rows[to] = row;
  }
}

/** Moves the `count` smallest of the entries from `left` to `right` (inclusive) to the front of the range, unsorted. */
export function selectSmallest(entries: Entries, left: number, right: number, count: number): void {
  const target = left + count - 1;
  let first = left;
  let last = right;
  while (last - first >= fewEntries) {
    const place = partition(entries, first, last);
    if (place === target) return;
    if (place < target) first = place + 1;
    else last = place - 1;
  }
  sortByInsertion(entries, first, last);
}

/** Sorts the entries from `left` to `right` (inclusive). */
export function sortEntries(entries: Entries, left: number, right: number): void {
  let first = left;
  let last = right;
  while (last - first >= fewEntries) {
    const place = partition(entries, first, last);
    // The smaller side first: the depth stays logarithmic.
    if (place - first < last - place) {
      sortEntries(entries, first, place - 1);
      first = place + 1;
    } else {
      sortEntries(entries, place + 1, last);
      last = place - 1;
    }
  }
  sortByInsertion(entries, first, last);
}
