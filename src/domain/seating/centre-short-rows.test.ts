import fc from "fast-check";
import { expect, it } from "vitest";
import type { FurnitureGroup } from "./arrangement.ts";
import { centreShortRows } from "./centre-short-rows.ts";

/** Creates rows of desks with `seats` seats each; a desk is one metre wide. */
const createRows = (rows: number, desks: number, seats: number): FurnitureGroup[] =>
  Array.from({ length: rows * desks }, (_, at) => {
    const [x, y] = [Math.floor(at / desks) * 2, at % desks];
    return {
      tables: [{ x, y, width: 0.5, height: 1 }],
      seats: Array.from({ length: seats }, (_, seat) => ({ x: x + 0.7, y: y + (seat + 0.5) / seats, facing: 0 })),
    };
  });
const formatPlaces = (groups: readonly FurnitureGroup[]) =>
  groups.flatMap(({ seats }) => seats.map(({ x, y }) => `${x} ${y}`));

it("fills a short last row from its centre", () => {
  const taken = centreShortRows(createRows(2, 6, 2), [16], 3).slice(0, 8);
  expect(taken.slice(6).map(({ tables }) => tables[0]!.y)).toEqual([2, 3]);
});

it("seats the requested people together when they end within a shortened row", () => {
  const taken = centreShortRows(createRows(1, 8, 2), [3, 8], 4);
  expect(
    taken
      .map(({ tables }) => tables[0]!.y)
      .slice(0, 4)
      .sort(),
  ).toEqual([2, 3, 4, 5]);
  // The desk that the third person shares with an empty seat comes second.
  expect(
    taken
      .map(({ tables }) => tables[0]!.y)
      .slice(0, 2)
      .sort(),
  ).toEqual([3, 4]);
});

it("preserves all seats and the order of fully used rows", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(140), { maxLength: 2 }),
      (rows, desks, seats, cuts) => {
        const groups = createRows(rows, desks, seats);
        const ordered = centreShortRows(
          groups,
          cuts.toSorted((a, b) => a - b),
          desks / 2,
        );
        expect(formatPlaces(ordered).toSorted()).toEqual(formatPlaces(groups).toSorted());
        const size = desks * seats;
        for (let row = 0; row < rows; row++) {
          const isComplete = !cuts.some((cut) => cut > row * size && cut < (row + 1) * size);
          const [from, to] = [row * desks, (row + 1) * desks];
          if (isComplete) expect(ordered.slice(from, to)).toEqual(groups.slice(from, to));
        }
      },
    ),
  );
});
