import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { searchVenues } from "../search-venues.ts";

/** Two spaces for 200: by usual prices of three stars a day costs 39,600 for their meals, of five stars more. */
const context = await createMemoryContext({
  venues: [createTestVenue("1", { star: 3 }), createTestVenue("2", { star: 5 })],
  spaces: [
    createTestSpace("11", "1", { capacity: { classroom: 220, theatre: 300, banquet: 200 }, priceDay: 12_000 }),
    createTestSpace("21", "2", { capacity: { classroom: 240, theatre: 320, banquet: 220 }, priceDay: 28_000 }),
  ],
});

const read = async (q: string, values: object = {}) => {
  const { understood, effective, list, unread } = await searchVenues(context, {
    city: "beijing",
    q,
    page: 1,
    ...values,
  });
  const price = understood.find((term) => term.kind === "price" || term.kind === "total");
  return {
    of: price?.kind === "price" ? price.of : price?.kind,
    total: effective.total,
    budget: effective.budget,
    found: list.map(({ id }) => id).toSorted(),
    unread,
  };
};

describe("a budget in a sentence", () => {
  it.each<[string, string | undefined, number | undefined, number, string[]]>([
    ["200人课桌式，预算8万", "sum", 80_000, 0, ["1"]],
    ["200人课桌式，预算30万", "sum", 300_000, 0, ["1", "2"]],
    ["200人课桌式，预算3万", "hire", undefined, 30_000, ["1", "2"]],
    ["200人课桌式，预算1.5万", "hire", undefined, 15_000, ["1"]],
    ["200人课桌式，场租8万以内", "hire", undefined, 80_000, ["1", "2"]],
    ["200人课桌式，日租金2万", "hire", undefined, 20_000, ["1"]],
    ["200人课桌式两天，预算8万", "sum", 80_000, 0, []],
    ["预算8万", "hire", undefined, 80_000, ["1", "2"]],
    ["200人课桌式，总预算6万", "total", 60_000, 0, ["1"]],
    ["200人课桌式，人均300", "total", 60_000, 0, ["1"]],
  ])("%s", async (sentence, of, total, budget, found) => {
    expect(await read(sentence)).toEqual({ of, total, budget, found, unread: [] });
  });

  it("gives way to a selected one", async () => {
    expect(await read("200人课桌式，总预算6万", { sum: 300_000 })).toMatchObject({ total: 300_000, found: ["1", "2"] });
    expect(await read("200人课桌式", { head: 300 })).toMatchObject({ found: ["1"] });
  });

  it("limits nothing without people", async () => {
    expect(await read("", { sum: 1000 })).toMatchObject({ found: ["1", "2"] });
  });
});
