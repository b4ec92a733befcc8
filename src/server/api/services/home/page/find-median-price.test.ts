import { expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { findMedianPrice } from "./find-median-price.ts";

it("is that of each venue's cheapest space, in the region alone, without those that publish none", async () => {
  const prices: [id: string, ...prices: (number | undefined)[]][] = [
    ["1", 3_000, 90_000],
    ["2", 5_000],
    ["3", 8_000],
    ["4", undefined],
    ["5", undefined],
  ];
  const context = await createMemoryContext({
    venues: [
      ...prices.map(([id]) => createTestVenue(id, { regionIds: ["110105"] })),
      createTestVenue("6", { regionIds: ["110108"] }),
    ],
    spaces: [
      ...prices.flatMap(([id, ...days]) =>
        days.map((priceDay, at) => createTestSpace(`${id}${at}`, id, priceDay === undefined ? {} : { priceDay })),
      ),
      createTestSpace("61", "6", { priceDay: 1_000 }),
    ],
  });
  expect(findMedianPrice(context, "110000", "110105")).toBe(5_000);
  expect(findMedianPrice(context, "110000", "110108")).toBe(1_000);
  expect(findMedianPrice(context, "110000", "110101")).toBeUndefined();
});
