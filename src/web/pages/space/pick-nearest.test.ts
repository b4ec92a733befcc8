import { expect, it } from "vitest";
import { pickNearest } from "./pick-nearest.ts";

const space = { id: "1", area: 400, partOf: "9" };
const others = [
  { id: "2", area: 60 },
  { id: "9", area: 1200 },
  { id: "3", area: 380 },
  { id: "4" },
  { id: "5", area: 500, partOf: "1" },
];

it("takes related spaces first, then those nearest in size, in their own order", () => {
  const pick = (count: number) => pickNearest(space, others, count).map(({ id }) => id);
  expect(pick(2)).toEqual(["9", "5"]);
  expect(pick(3)).toEqual(["9", "3", "5"]);
  expect(pick(4)).toEqual(["2", "9", "3", "5"]);
});
