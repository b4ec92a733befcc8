import fc from "fast-check";
import { expect, it } from "vitest";
import { type Entries, selectSmallest, sortEntries } from "./select-smallest.ts";

/** Keys with many equals and infinite ones; the row is the place, in a shuffled order. */
const randomEntries = fc
  .array(fc.tuple(fc.constantFrom(0, 1, 2, 3, 5, 8, -1, Number.POSITIVE_INFINITY), fc.double({ noNaN: true })), {
    minLength: 1,
    maxLength: 300,
  })
  .map((pairs): Entries => {
    const order = pairs
      .map(([, weight], row) => ({ weight, row }))
      .toSorted((a, b) => a.weight - b.weight || a.row - b.row);
    return { keys: Float64Array.from(pairs, ([key]) => key), rows: Uint32Array.from(order, ({ row }) => row) };
  });

const listPairs = ({ keys, rows }: Entries) => Array.from(keys, (key, at): [number, number] => [key, rows[at]!]);
const sortPairs = (pairs: [number, number][]) => pairs.toSorted((a, b) => (a[0] === b[0] ? a[1] - b[1] : a[0] - b[0]));

it("moves the smallest entries to the front and sorts a range, ties by row", () =>
  fc.assert(
    fc.property(randomEntries, fc.nat(), fc.nat(), (entries, a, b) => {
      const expected = sortPairs(listPairs(entries));
      const last = entries.keys.length - 1;
      const count = 1 + (a % entries.keys.length);
      selectSmallest(entries, 0, last, count);
      expect(sortPairs(listPairs(entries).slice(0, count))).toEqual(expected.slice(0, count));
      expect(sortPairs(listPairs(entries).slice(count))).toEqual(expected.slice(count));
      const from = b % count;
      if (from > 0) selectSmallest(entries, 0, count - 1, from);
      sortEntries(entries, from, count - 1);
      expect(listPairs(entries).slice(from, count)).toEqual(expected.slice(from, count));
    }),
    { numRuns: 500 },
  ));

it("selects from sorted, reversed and equal keys", () => {
  for (const getKey of [(at: number) => at, (at: number) => -at, () => 7, (at: number) => at % 3]) {
    const rows = Uint32Array.from({ length: 5000 }, (_, at) => at);
    const entries: Entries = { keys: Float64Array.from(rows, getKey), rows };
    const expected = sortPairs(listPairs(entries)).slice(90, 100);
    selectSmallest(entries, 0, 4999, 100);
    sortEntries(entries, 0, 99);
    expect(listPairs(entries).slice(90, 100)).toEqual(expected);
  }
});
