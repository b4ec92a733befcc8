import { expect, it } from "vitest";
import { computeRunDown } from "./compute-run-down.ts";

it("computes how long entries last, and how long people eat, also over midnight", () => {
  const { entries, meals, rest } = computeRunDown([
    { at: "18:30", what: "热菜", meal: true },
    { at: "18:45", what: "节目" },
    { at: "23:30", what: "宵夜", meal: true },
    { at: "00:10", what: "散场" },
  ]);
  expect(entries.map(({ minutes }) => minutes)).toEqual([15, 285, 40, undefined]);
  expect({ meals, rest }).toEqual({ meals: 55, rest: 285 });
});

it("has nothing to add up without entries", () => {
  expect(computeRunDown([])).toEqual({ entries: [], meals: 0, rest: 0 });
});
