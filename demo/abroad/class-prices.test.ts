import { expect, it } from "vitest";
import { costLevels } from "#domain/destination/compute-trip-cost.ts";
import { destinations } from "#server/geography/tables/destinations.ts";
import { getCataloguePrices } from "#server/api/services/destination/get-catalogue-prices.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { tripPrices } from "../content/trip-prices.ts";
import { demoSeed } from "../demo-seed.ts";
import { generateCatalogue } from "../generate-catalogue.ts";

const codes = new Set(destinations.map(({ cityCode }) => cityCode));
const catalogue = generateCatalogue({ seed: demoSeed, library: [] });
const venues = catalogue.venues.filter(({ cityCode }) => codes.has(cityCode));
const ids = new Set(venues.map(({ id }) => id));
const context = await createMemoryContext({
  venues,
  spaces: catalogue.spaces.filter(({ venueId }) => ids.has(venueId)),
});

const expectRise = (prices: readonly (number | undefined)[], what: string) => {
  const found = prices.filter((price) => price !== undefined);
  expect(found.length, what).toBeGreaterThan(0);
  expect(
    [...new Set(found)].toSorted((a, b) => a - b),
    what,
  ).toEqual(found);
};

it("costs a head more in a higher class, in every city of the demo and for every size of group", async () => {
  expect(codes.size).toBe(12);
  for (const code of codes) {
    for (const people of [20, 80, 200, 400]) {
      const prices = await getCataloguePrices(context, code, people);
      for (const item of ["roomNight", "spaceDay"] as const)
        expectRise(
          costLevels.map((level) => prices[level][item]),
          `${code} ${people} ${item}`,
        );
    }
  }
  for (const { id, body } of tripPrices)
    for (const item of ["meals", "insurance"] as const)
      expectRise(
        costLevels.map((level) => body[item][level]),
        `${id} ${item}`,
      );
});
