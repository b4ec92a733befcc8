import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { computeEstimate } from "./compute-estimate.ts";
import type { EstimateInput } from "./estimate-event.ts";
import { parseEstimateQuery } from "./parse-estimate-query.ts";
import { formatUnitPrice, pickStatedPrices, parseUnitPrice, toStatedPrice } from "./to-stated-price.ts";
import { selectUnitPrices } from "./unit-price.ts";

const prices = selectUnitPrices(demoUnitPrices, "first");
const training = parseEstimateQuery({ people: "180", screen: "led" });
const state = (input: EstimateInput, statedPrices: Record<string, number>) =>
  computeEstimate({ ...input, statedPrices }, prices);
const findLine = (estimate: ReturnType<typeof computeEstimate>, key: string) =>
  estimate.lines.find((line) => line.key === key)!;

describe("a stated unit price", () => {
  it("takes the place of low, likely and high, and of a price that is unknown", () => {
    const tea = findLine(state(training, { teaBreaks: 62.5 }), "teaBreaks");
    expect([tea.unitPrice, tea.subtotal, tea.isStated]).toEqual([
      { low: 62.5, likely: 62.5, high: 62.5 },
      { low: 22_500, likely: 22_500, high: 22_500 },
      true,
    ]);
    const without = prices.filter(({ key }) => key !== tea.price?.key);
    expect(computeEstimate(training, without).missing).toContain("teaBreaks");
    const complete = computeEstimate({ ...training, statedPrices: { teaBreaks: 62.5 } }, without);
    expect([complete.missing, findLine(complete, "teaBreaks").subtotal?.likely]).toEqual([[], 22_500]);
  });

  it("of the hire is what the set-up day and overtime are shares of, and nothing reduces it", () => {
    const input = { ...training, assumptions: { setup: "day", hours: 10, hireWaiver: true } } as const;
    const [usual, stated] = [computeEstimate(input, prices), state(input, { hire: 30_000 })];
    expect(findLine(stated, "hire").subtotal).toEqual({ low: 30_000, likely: 30_000, high: 30_000 });
    const share = prices.find(({ key }) => key === findLine(usual, "setup").price?.key)!;
    expect(findLine(stated, "setup").unitPrice).toEqual({
      low: 300 * share.low,
      likely: 300 * share.likely,
      high: 300 * share.high,
    });
    const [day, half] = ["fullday", "halfday"].map((kind) => prices.find(({ key }) => key === `venue.${kind}.s5`)!);
    const rate = prices.find(({ key }) => key === findLine(usual, "overtime").price?.key)!;
    const halfHire = Math.round((30_000 * half!.likely) / day!.likely);
    expect(findLine(stated, "overtime").unitPrice?.likely).toBe(Math.round((halfHire * rate.likely) / 100));
  });

  it("of equipment is what the sheet shows for the days of the event, and of its first day in the address", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 1, max: 30 }), (yuan, days) => {
        const input = { ...training, event: { ...training.event, days } };
        const stated = toStatedPrice("led", yuan, computeEstimate(input, prices).facts, prices);
        const led = findLine(state(input, { led: stated }), "led");
        expect(led.unitPrice?.likely).toBe(yuan);
        const once = findLine(state(training, { led: stated }), "led");
        expect(once.unitPrice?.likely).toBe(stated);
      }),
    );
  });

  it("of the hire ends where the event changes between half a day and days", () => {
    const stated = { hire: 30_000, led: 400 };
    expect(pickStatedPrices(stated, { days: 1 }, { days: 3 })).toBe(stated);
    expect(pickStatedPrices(stated, { days: 1 }, { days: 0.5 })).toEqual({ led: 400 });
  });

  it.each([
    ["62.5", 62.5],
    ["¥30,000", 30_000],
    ["3万", 30_000],
    ["0", 0],
    ["9999999", 9_999_999],
    ["10000000", undefined],
    ["1.234", undefined],
    ["-5", undefined],
    ["便宜", undefined],
    ["", undefined],
  ])("is read from %j as %j", (typed, yuan) => {
    expect(parseUnitPrice(typed)).toBe(yuan);
  });

  it("is shown with the decimals that it has", () => {
    expect([8, 62.5, 0.25, 35_280].map(formatUnitPrice)).toEqual(["8", "62.5", "0.25", "35,280"]);
  });
});
