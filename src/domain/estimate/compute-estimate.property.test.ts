import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { eventTypes } from "../demand/demand-option.ts";
import { layouts } from "../space/layouts.ts";
import { computeEstimate, type Estimate } from "./compute-estimate.ts";
import { type EstimateEvent, type EstimateInput, lunchKinds, screenKinds, setupKinds } from "./estimate-event.ts";
import { quantityLines } from "./lines/quantity-lines.ts";
import type { PriceRange } from "./price-range.ts";
import { cityLevels, selectUnitPrices } from "./unit-price.ts";

const pricesByLevel = {
  first: selectUnitPrices(demoUnitPrices, "first"),
  newFirst: selectUnitPrices(demoUnitPrices, "newFirst"),
  other: selectUnitPrices(demoUnitPrices, "other"),
};
const anyLevel = fc.constantFrom(...cityLevels);
const days = fc.oneof(fc.constant(0.5), fc.integer({ min: 1, max: 10 }));
const anyEvent: fc.Arbitrary<EstimateEvent> = fc.record({
  eventType: fc.constantFrom(...eventTypes.map(({ id }) => id)),
  people: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 5000 })),
  days,
  layout: fc.constantFrom(...layouts.map(({ key }) => key)),
  star: fc.constantFrom(5 as const, 4 as const, 3 as const),
  nights: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});
const assumptions = fc.record(
  {
    setup: fc.constantFrom(...setupKinds),
    screen: fc.constantFrom(...screenKinds),
    lunch: fc.constantFrom(...lunchKinds),
    teaBreaks: fc.integer({ min: 0, max: 3 }),
    stayPercent: fc.integer({ min: 0, max: 100 }),
    perRoom: fc.constantFrom(1, 2),
    roomStar: fc.constantFrom(5 as const, 4 as const, 3 as const),
    hireWaiver: fc.boolean(),
    hours: fc.integer({ min: 1, max: 16 }),
  },
  { requiredKeys: [] },
);
const keys = fc.constantFrom(...quantityLines.map(({ key }) => key), "agency", "contingency");
const anyInput: fc.Arbitrary<EstimateInput> = fc.record({
  event: anyEvent,
  assumptions,
  added: fc.uniqueArray(keys, { maxLength: 6 }),
});
const anyPrice = fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(0.01, 62.5, 9_999_999));
const lineKeys = fc.constantFrom(...quantityLines.map(({ key }) => key));
const changedInput = fc
  .tuple(
    anyInput,
    fc.dictionary(keys, fc.integer({ min: 0, max: 100 }), { maxKeys: 5 }),
    fc.dictionary(lineKeys, anyPrice, { maxKeys: 5 }),
  )
  .map(([input, quantities, statedPrices]): EstimateInput => ({ ...input, quantities, statedPrices }));

const listSubtotals = ({ lines, percentLines }: Estimate): PriceRange[] =>
  [...lines, ...percentLines].flatMap(({ subtotal }) => subtotal ?? []);
const isOrdered = ({ low, likely, high }: PriceRange) => low <= likely && likely <= high;
const ends = ["low", "likely", "high"] as const;

describe("computeEstimate", () => {
  it("keeps low ≤ likely ≤ high in every unit price, line, group and total, in integer yuan", () => {
    fc.assert(
      fc.property(changedInput, anyLevel, (input, level) => {
        const prices = pricesByLevel[level];
        const estimate = computeEstimate(input, prices);
        const sums = [...listSubtotals(estimate), ...estimate.groups.map(({ subtotal }) => subtotal), estimate.total];
        expect(
          [...sums, ...estimate.lines.flatMap(({ unitPrice }) => unitPrice ?? [])].filter((one) => !isOrdered(one)),
        ).toEqual([]);
        expect(
          sums.flatMap((sum) => ends.map((end) => sum[end])).filter((yuan) => !Number.isSafeInteger(yuan)),
        ).toEqual([]);
      }),
    );
  });

  it("adds up exactly: lines to groups, groups to the total", () => {
    fc.assert(
      fc.property(changedInput, anyLevel, (input, level) => {
        const prices = pricesByLevel[level];
        const estimate = computeEstimate(input, prices);
        for (const end of ends) {
          const lines = listSubtotals(estimate).reduce((sum, subtotal) => sum + subtotal[end], 0);
          const groups = estimate.groups.reduce((sum, { subtotal }) => sum + subtotal[end], 0);
          expect([lines, groups]).toEqual([estimate.total[end], estimate.total[end]]);
        }
      }),
    );
  });

  it("never costs less for more people", () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 300 }), anyLevel, (input, more, level) => {
        const prices = pricesByLevel[level];
        const larger = { ...input, event: { ...input.event, people: input.event.people + more } };
        const [few, many] = [computeEstimate(input, prices).total, computeEstimate(larger, prices).total];
        expect(ends.filter((end) => many[end] < few[end])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("never costs less for more days", () => {
    fc.assert(
      fc.property(anyInput, days, anyLevel, (input, other, level) => {
        const prices = pricesByLevel[level];
        const [shorter, longer] = [input.event.days, other].toSorted((a, b) => a - b);
        const [short, long] = [shorter!, longer!].map(
          (of) => computeEstimate({ ...input, event: { ...input.event, days: of } }, prices).total,
        );
        expect(ends.filter((end) => long![end] < short![end])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("leaves out lines without a price, names them, and counts the rest as before", () => {
    fc.assert(
      fc.property(anyInput, anyLevel, (input, level) => {
        const prices = pricesByLevel[level];
        const all = computeEstimate(input, prices);
        const line = all.lines.find(({ key }) => key !== "hire" && key !== "setup" && key !== "overtime");
        fc.pre(line?.price !== undefined);
        const without = computeEstimate(
          input,
          prices.filter(({ key }) => key !== line!.price!.key),
        );
        expect(without.missing).toContain(line!.key);
        const findSubtotal = (estimate: Estimate, key: string) =>
          estimate.lines.find((one) => one.key === key)?.subtotal;
        expect(findSubtotal(without, line!.key)).toBeUndefined();
        const others = all.lines.filter(({ price }) => price?.key !== line!.price!.key);
        expect(others.map(({ key }) => findSubtotal(without, key))).toEqual(others.map(({ subtotal }) => subtotal));
      }),
    );
  });
});
