import { describe, expect, it } from "vitest";
import { conditionCount, isIndexable } from "./conditions.ts";
import { emptySpaceQuery, emptyVenueQuery } from "./grammar.ts";

it("counts every group that asks for something, every bit of a set by itself, neither sort nor page", () => {
  expect(conditionCount(emptyVenueQuery)).toBe(0);
  expect(conditionCount({ ...emptyVenueQuery, region: "1001", types: 0b101, people: 200, sort: 3, page: 4 })).toBe(4);
  expect(
    conditionCount({ ...emptySpaceQuery, stars: 1, features: 1 << 25, layout: 2, price: 1, area: 9, height: 45 }),
  ).toBe(6);
});

describe("a list that people look for", () => {
  it.each([
    ["of a city", {}],
    ["of a station", { region: "1100200139" }],
    ["of a kind", { types: 1 << 3 }],
    ["of a star", { stars: 1 }],
    ["of a layout", { layout: 2 }],
    ["for people as the forms offer them", { people: 200 }],
    ["of a kind in a district", { region: "110105", types: 1 }],
  ] as const)("%s", (_, asked) => {
    expect(isIndexable({ ...emptyVenueQuery, ...asked })).toBe(true);
  });

  it.each([
    ["two conditions", { people: 200, layout: 2 }],
    ["a kind near a station", { region: "1100200139", types: 1 }],
    ["two kinds in a district", { region: "110105", types: 3 }],
    ["people of one's own number", { people: 137 }],
    ["a price", { price: 30_000 }],
    ["a sort", { sort: 1 }],
    ["a further page", { page: 2 }],
  ] as const)("not one with %s", (_, asked) => {
    expect(isIndexable({ ...emptyVenueQuery, ...asked })).toBe(false);
  });

  it("nor one with a least area or height", () => {
    expect(isIndexable({ ...emptySpaceQuery, area: 100 })).toBe(false);
    expect(isIndexable({ ...emptySpaceQuery, height: 50 })).toBe(false);
  });
});
