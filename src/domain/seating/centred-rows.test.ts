import fc from "fast-check";
import { expect, it } from "vitest";
import type { Group } from "./arrangement.ts";
import { centredRows } from "./centred-rows.ts";

/** Creates rows of desks with `seats` seats each; a desk is one metre wide. */
const rowsOf = (rows: number, desks: number, seats: number): Group[] =>
  Array.from({ length: rows * desks }, (_, at) => {
    const [x, y] = [Math.floor(at / desks) * 2, at % desks];
    return {
      tables: [{ x, y, width: 0.5, height: 1 }],
      seats: Array.from({ length: seats }, (_, seat) => ({ x: x + 0.7, y: y + (seat + 0.5) / seats, facing: 0 })),
    };
  });
const placesOf = (groups: readonly Group[]) => groups.flatMap(({ seats }) => seats.map(({ x, y }) => `${x} ${y}`));

it("fills a short last row from its centre", () => {
  const taken = centredRows(rowsOf(2, 6, 2), [16], 3).slice(0, 8);
  expect(taken.slice(6).map(({ tables }) => tables[0]!.y)).toEqual([2, 3]);
});

it("seats the requested people together when they end within a shortened row", () => {
  const taken = centredRows(rowsOf(1, 8, 2), [3, 8], 4);
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
        const groups = rowsOf(rows, desks, seats);
        const ordered = centredRows(
          groups,
          cuts.toSorted((a, b) => a - b),
          desks / 2,
        );
        expect(placesOf(ordered).toSorted()).toEqual(placesOf(groups).toSorted());
        const size = desks * seats;
        for (let row = 0; row < rows; row++) {
          const whole = !cuts.some((cut) => cut > row * size && cut < (row + 1) * size);
          const [from, to] = [row * desks, (row + 1) * desks];
          if (whole) expect(ordered.slice(from, to)).toEqual(groups.slice(from, to));
        }
      },
    ),
  );
});
