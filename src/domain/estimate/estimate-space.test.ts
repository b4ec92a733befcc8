import fc from "fast-check";
import { expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { computeEstimate } from "./compute-estimate.ts";
import { estimateSpace, type PricedSpace } from "./estimate-space.ts";
import { formatEstimateQuery, parseEstimateQuery } from "./parse-estimate-query.ts";
import { selectUnitPrices } from "./unit-price.ts";

const prices = selectUnitPrices(demoUnitPrices, "first");
const event = { people: 180, layout: "classroom" } as const;
const findLine = (space: PricedSpace, more: Partial<Parameters<typeof estimateSpace>[1]>, key: string) =>
  estimateSpace(space, { ...event, ...more }, prices)!.estimate.lines.find((line) => line.key === key);

it.each([
  ["its own price of a day", { area: 384, priceDay: 28_600 }, 1, "own", 28_600],
  ["its own price of half a day", { area: 384, priceHalfDay: 16_000, priceDay: 28_600 }, 0.5, "own", 16_000],
  ["twice its price of a day", { area: 384, priceDay: 28_600 }, 2, "own", 57_200],
  ["the usual price where its own is 0", { area: 384, priceDay: 0 }, 1, "usual", undefined],
])("takes as hire %s", (_what, space, days, basis, subtotal) => {
  const result = estimateSpace(space, { ...event, days }, prices)!;
  expect(result.hireBasis).toBe(basis);
  const { low, likely, high } = findLine(space, { days }, "hire")!.subtotal!;
  if (subtotal === undefined) expect(low < likely && likely < high).toBe(true);
  else expect([low, likely, high]).toEqual([subtotal, subtotal, subtotal]);
});

it("converts the price of the other length in the proportion of the usual ones", () => {
  const [halfDay, day] = ["halfday", "fullday"].map(
    (kind) => prices.find(({ key }) => key === `venue.${kind}.s4`)!.likely,
  );
  const result = estimateSpace({ area: 384, priceDay: 20_000 }, { ...event, days: 0.5 }, prices)!;
  expect(result.hireBasis).toBe("converted");
  expect(result.input.statedPrices).toEqual({ hire: Math.round((20_000 * halfDay!) / day!) });
});

it("hires no screen where the space has one, and no guest rooms", () => {
  const keys = ({ led }: PricedSpace) =>
    estimateSpace({ area: 384, led }, event, prices)!.estimate.lines.map(({ key }) => key);
  expect(keys({ led: { width: 6, height: 3.4 } })).toContain("builtInScreen");
  expect(keys({})).toContain("led");
  expect(keys({})).not.toContain("guestRooms");
});

it("is unknown where there are no unit prices, and names the hire where nothing tells it", () => {
  expect(estimateSpace({ area: 384 }, event, [])).toBeUndefined();
  const withoutHire = prices.filter(({ key }) => !key.startsWith("venue."));
  const result = estimateSpace({ area: 384, priceHalfDay: 9000 }, event, withoutHire)!;
  expect([result.hireBasis, result.estimate.missing.includes("hire")]).toEqual([undefined, true]);
});

it("is the same on the budget page, whose address carries all of it", () => {
  const yuan = fc.option(fc.integer({ min: 0, max: 200_000 }), { nil: undefined });
  const anySpace = fc.record({
    area: fc.option(fc.integer({ min: 5, max: 60_000 }), { nil: undefined }),
    led: fc.option(fc.constant({ width: 6, height: 3 }), { nil: undefined }),
    priceDay: yuan,
    priceHalfDay: yuan,
    priceEvening: yuan,
    star: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  });
  const anyEvent = fc.record({
    people: fc.integer({ min: 1, max: 3000 }),
    layout: fc.constantFrom("classroom" as const, "banquet" as const, "theatre" as const),
    days: fc.constantFrom(0.5, 1, 3),
  });
  fc.assert(
    fc.property(anySpace, anyEvent, (space, anyOf) => {
      const { input, estimate } = estimateSpace(space, anyOf, prices)!;
      const onPage = computeEstimate(parseEstimateQuery(formatEstimateQuery(input)), prices);
      expect(onPage.total).toEqual(estimate.total);
    }),
  );
});
