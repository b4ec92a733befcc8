import { expect, test } from "vitest";
import { forEachOccurrence, PoolBuilder, type TextPool } from "./text-pool.ts";

/** Returns a generator of equally distributed numbers below a bound, the same in each run. */
function createRandom(): (bound: number) => number {
  let state = 7;
  return (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % bound;
  };
}

/** Few characters, so that parts of a term occur without it; 路, 距 and 超 begin alike. */
const letters = "路距超国贸酒店ab12";

function buildPool(rows: number, random: (bound: number) => number): TextPool {
  const builder = new PoolBuilder();
  const write = () => Array.from({ length: 1 + random(9) }, () => letters[random(letters.length)]).join("");
  for (let row = 0; row < rows; row++) builder.push(random(5) === 0 ? "" : `\n${write()}\n${write()}`);
  return builder.build();
}

const list = (pool: TextPool, term: string): [at: number, row: number][] => {
  const found: [number, number][] = [];
  forEachOccurrence(pool, term, (at, row) => {
    found.push([at, row]);
    return at + 1;
  });
  return found;
};

/** Finds the same by comparing at each position. */
function listPlainly({ text, starts }: TextPool, term: string): [at: number, row: number][] {
  const found: [number, number][] = [];
  for (let at = 0; at + term.length <= text.length; at++)
    if (text.startsWith(term, at)) found.push([at, starts.findLastIndex((start) => start <= at)]);
  return found;
}

test("finds each occurrence of a term with its row, in a text that is read and in one that is searched by its pairs", () => {
  const random = createRandom();
  let occurrences = 0;
  for (const [rows, terms] of [
    [0, 300],
    [1, 300],
    [40, 300],
    [400, 300],
    [8000, 15],
  ] as const) {
    const pool = buildPool(rows, random);
    for (let at = 0; at < terms; at++) {
      const term = Array.from({ length: 1 + random(5) }, () => letters[random(letters.length)]).join("");
      const expected = listPlainly(pool, term);
      occurrences += expected.length;
      expect(list(pool, term), term).toEqual(expected);
    }
  }
  expect(occurrences).toBeGreaterThan(1000);
});

test("goes on from where it is told", () => {
  const builder = new PoolBuilder();
  for (const text of ["\naaaa", "\nbaa", "\naab"]) builder.push(text);
  const pool = builder.build();
  const rows: number[] = [];
  forEachOccurrence(pool, "aa", (_at, row) => {
    rows.push(row);
    return pool.starts[row + 1]!;
  });
  expect(rows).toEqual([0, 1, 2]);
  expect(list(pool, "aa").length).toBe(5);
  expect(list(pool, "c")).toEqual([]);
  expect(list(pool, "ca")).toEqual([]);
});
