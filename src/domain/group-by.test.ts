import { expect, it } from "vitest";
import { groupBy } from "./group-by.ts";

it("groups items in the order of their first ones", () => {
  expect([...groupBy([3, 1, 4, 1, 5], (item) => item % 2)]).toEqual([
    [1, [3, 1, 1, 5]],
    [0, [4]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
