import { expect, it } from "vitest";
import { conditionCount, isIndexable } from "./conditions.ts";
import { emptySpaceQuery, emptyVenueQuery } from "./grammar.ts";

it("counts every group that asks for something, every bit of a set by itself, neither sort nor page", () => {
  expect(conditionCount(emptyVenueQuery)).toBe(0);
  expect(conditionCount({ ...emptyVenueQuery, region: "1001", types: 0b101, people: 200, sort: 3, page: 4 })).toBe(4);
  expect(
    conditionCount({ ...emptySpaceQuery, stars: 1, features: 1 << 25, layout: 2, price: 1, area: 9, height: 45 }),
  ).toBe(6);
});

it("holds a list with two conditions for one that people look for, not with three, nor with a sort", () => {
  expect(isIndexable({ ...emptyVenueQuery, people: 200, layout: 2 })).toBe(true);
  expect(isIndexable({ ...emptyVenueQuery, people: 200, layout: 2, page: 3 })).toBe(true);
  expect(isIndexable({ ...emptyVenueQuery, people: 200, layout: 2, price: 30_000 })).toBe(false);
  expect(isIndexable({ ...emptyVenueQuery, sort: 1 })).toBe(false);
});
