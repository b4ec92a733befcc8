import { describe, expect, it } from "vitest";
import { countConstraints, isIndexable } from "./count-constraints.ts";
import { emptyQuery } from "./filters.ts";

it("counts each filled group and each bit of a set, but not sort or page", () => {
  expect(countConstraints(emptyQuery)).toBe(0);
  expect(countConstraints({ ...emptyQuery, region: "1001", types: 0b101, people: 200, sort: 3, page: 4 })).toBe(4);
  expect(
    countConstraints({ ...emptyQuery, stars: 1, features: 1 << 25, layout: 2, price: 1, area: 9, height: 45 }),
  ).toBe(6);
});

describe("isIndexable", () => {
  it.each([
    ["accepts a city", {}],
    ["accepts a station", { region: "1100200139" }],
    ["accepts a venue type", { types: 1 << 3 }],
    ["accepts a star level", { stars: 1 }],
    ["accepts a layout", { layout: 2 }],
    ["accepts a preset number of people", { people: 200 }],
    ["accepts a venue type in a district", { region: "110105", types: 1 }],
  ] as const)("%s", (_, filters) => {
    expect(isIndexable({ ...emptyQuery, ...filters })).toBe(true);
  });

  it.each([
    ["two conditions", { people: 200, layout: 2 }],
    ["a venue type near a station", { region: "1100200139", types: 1 }],
    ["two venue types in a district", { region: "110105", types: 3 }],
    ["a custom number of people", { people: 137 }],
    ["a price", { price: 30_000 }],
    ["a sort", { sort: 1 }],
    ["a further page", { page: 2 }],
  ] as const)("rejects %s", (_, filters) => {
    expect(isIndexable({ ...emptyQuery, ...filters })).toBe(false);
  });

  it("rejects a minimum area or height", () => {
    expect(isIndexable({ ...emptyQuery, area: 100 })).toBe(false);
    expect(isIndexable({ ...emptyQuery, height: 50 })).toBe(false);
  });
});
