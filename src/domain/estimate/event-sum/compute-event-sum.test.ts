import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { toDayNumber } from "../../day.ts";
import { eventTypes } from "../../demand/demand-option.ts";
import { layouts } from "../../space/layouts.ts";
import type { MeetingPackage } from "../../venue/meeting-package.ts";
import { estimateSpace, type PricedSpace, type SpaceEvent } from "../estimate-space.ts";
import { selectUnitPrices } from "../unit-price.ts";
import { computeEventSum, computeSumTotal } from "./compute-event-sum.ts";
import { sumPartKeys } from "./sum-part-names.ts";
import { type SumEvent, toSumMeasures } from "./sum-event.ts";
import { toSumFigures } from "./sum-figures.ts";
import { getSumRates } from "./sum-rates.ts";

const prices = selectUnitPrices(demoUnitPrices, "first");
const rates = getSumRates(prices);
const today = toDayNumber("2026-12-01");
const training: SumEvent = { people: 100, days: 1, layout: "classroom", today };
const space = { priceDay: 20_000, priceHalfDay: 12_000, area: 300 };
const sum = (event: Partial<SumEvent>, venue: Parameters<typeof toSumFigures>[0], own: object = space) =>
  computeEventSum(toSumMeasures({ ...training, ...event }), toSumFigures(venue, own), rates[5]);
const yuanByKey = (found: ReturnType<typeof sum>) =>
  Object.fromEntries(found!.parts.map(({ key, yuan }) => [key, yuan]));

const published = { prices: { lunchBuffet: 198, teaBreak: 58, dinnerBuffet: 238, table: 4000 } };
const fullDay: MeetingPackage = { name: "全天会议包价", span: "day", price: 398, teaBreaks: 2, lunch: "buffet" };

describe("the sum of an event", () => {
  it("adds hire, lunch and tea breaks by published prices", () => {
    const found = sum({ days: 2 }, published);
    expect(yuanByKey(found)).toEqual({ hire: 40_000, lunch: 39_600, teaBreaks: 23_200 });
    expect(found).toMatchObject({ total: 102_800, perHead: 1028, isEstimated: false });
  });

  it("takes the usual price of the city where one is missing, and says so", () => {
    const found = sum({}, { prices: { lunchBuffet: 198 } });
    expect(found!.parts.map(({ key, isEstimated }) => [key, isEstimated])).toEqual([
      ["hire", false],
      ["lunch", false],
      ["teaBreaks", true],
    ]);
    expect(found!.isEstimated).toBe(true);
  });

  it("is unknown where neither price nor area is", () => {
    expect(sum({}, published, {})).toBeUndefined();
  });

  it("seats a dinner at tables, never fewer than the minimum, without lunch and tea", () => {
    expect(yuanByKey(sum({ people: 60, layout: "banquet" }, published))).toEqual({ hire: 20_000, banquet: 28_000 });
    const minimum = { prices: { ...published.prices, minimumTables: 10 } };
    expect(yuanByKey(sum({ people: 60, layout: "banquet" }, minimum))).toEqual({ hire: 20_000, banquet: 40_000 });
  });

  it("charges a buffet for no fewer than its minimum", () => {
    const minimum = { prices: { ...published.prices, minimumBuffetPeople: 30 } };
    expect(yuanByKey(sum({ people: 12 }, minimum)).lunch).toBe(198 * 30);
  });

  it("adds room nights: those that are wanted, else by the rule of the estimate", () => {
    const venue = { ...published, guestRoomPriceFrom: 500 };
    expect(yuanByKey(sum({ days: 2, nights: 1 }, venue)).guestRooms).toBe(30 * 500);
    expect(yuanByKey(sum({ days: 2, nights: 1, rooms: 80 }, venue)).guestRooms).toBe(80 * 500);
    expect(yuanByKey(sum({ days: 2, nights: 1 }, venue)).dinner).toBe(238 * 100);
  });

  it("takes a package where it is cheaper", () => {
    const found = sum({}, { ...published, packages: [fullDay] });
    expect(found).toMatchObject({ total: 39_800, packagePlace: 0 });
    expect(yuanByKey(found)).toEqual({ package: 39_800 });
    expect(sum({}, { ...published, packages: [{ ...fullDay, price: 599 }] })).toMatchObject({ total: 51_400 });
  });

  it("adds what a package lacks", () => {
    const found = sum({}, { ...published, packages: [{ ...fullDay, price: 300, teaBreaks: 1 }] });
    expect(yuanByKey(found)).toEqual({ package: 30_000, teaBreaks: 5800 });
  });

  const thursday = toDayNumber("2026-12-17");
  it.each<[string, Partial<MeetingPackage>, Partial<SumEvent>, boolean]>([
    ["its length", { span: "halfDay" }, {}, false],
    ["too many people", { maximumPeople: 80 }, {}, false],
    ["as many people", { maximumPeople: 100 }, {}, true],
    ["another weekday", { weekdays: [1, 2] }, { dates: { first: thursday, last: thursday } }, false],
    ["its weekdays", { weekdays: [4, 5] }, { days: 2, dates: { first: thursday, last: thursday + 1 } }, true],
    ["a weekday that is not fixed", { weekdays: [4] }, {}, false],
    ["after its last day", { validUntil: "2026-12-16" }, { dates: { first: thursday, last: thursday } }, false],
    ["before its first day", { validFrom: "2026-12-18" }, { dates: { first: thursday, last: thursday } }, false],
    ["run out", { validUntil: "2026-11-30" }, {}, false],
    ["its last day", { validUntil: "2026-12-17" }, { dates: { first: thursday, last: thursday } }, true],
    ["a night for everybody", { span: "dayAndNight" }, {}, false],
    ["without the space", { includesSpace: false }, {}, false],
    ["a dinner", {}, { layout: "banquet" }, false],
  ])("takes a package only where it holds: %s", (_why, change, event, isTaken) => {
    const found = sum(event, { ...published, packages: [{ ...fullDay, price: 10, ...change }] });
    expect(found!.packagePlace === 0).toBe(isTaken);
  });

  it("charges a package for no fewer than its minimum", () => {
    const packages = [{ ...fullDay, price: 300, minimumPeople: 50 }];
    expect(yuanByKey(sum({ people: 20 }, { packages }))).toEqual({ package: 15_000 });
  });
});

const yuan = fc.option(
  fc.integer({ min: 1, max: 3_000_000 }).map((fen) => fen / 100),
  { nil: undefined },
);
const anySpace: fc.Arbitrary<PricedSpace> = fc.record({
  priceDay: yuan,
  priceHalfDay: yuan,
  priceEvening: yuan,
  area: fc.option(fc.integer({ min: 10, max: 2000 }), { nil: undefined }),
});
const anyEvent = fc.record({
  people: fc.integer({ min: 1, max: 2000 }),
  days: fc.oneof(fc.constant(0.5), fc.integer({ min: 1, max: 6 })),
  layout: fc.constantFrom(...layouts.map(({ key }) => key)),
  eventType: fc.option(fc.constantFrom(...eventTypes.map(({ id }) => id)), { nil: undefined }),
  nights: fc.integer({ min: 0, max: 5 }),
});

/** Adds up the lines of the estimate that a sum has. */
function addEstimateLines(own: PricedSpace, event: SpaceEvent, statedPrices: Record<string, number>) {
  const { estimate, hireBasis } = estimateSpace(own, { ...event, star: 5 }, prices, { statedPrices })!;
  if (hireBasis === undefined) return undefined;
  const keys: readonly string[] = sumPartKeys;
  return estimate.lines.reduce((total, { key, subtotal }) => total + (keys.includes(key) ? subtotal!.likely : 0), 0);
}

describe("the sum and the estimate", () => {
  it("agree on hire, meals and guest rooms", () => {
    fc.assert(
      fc.property(anySpace, anyEvent, fc.record({ lunch: yuan, teaBreak: yuan, table: yuan }), (own, event, given) => {
        const venue = { prices: { lunchBuffet: given.lunch, teaBreak: given.teaBreak, table: given.table } } as object;
        const measures = toSumMeasures({ ...event, today });
        const stated = { lunch: given.lunch, teaBreaks: given.teaBreak, banquet: given.table };
        const statedPrices = Object.fromEntries(Object.entries(stated).filter(([, price]) => price !== undefined));
        const found = computeEventSum(measures, toSumFigures(venue, own as object), rates[5]);
        // Without an area the estimate takes that which the people need.
        if (found === undefined) return;
        expect(found.total).toBe(addEstimateLines(own, event, statedPrices as Record<string, number>));
      }),
      { numRuns: 2000 },
    );
  });

  it("has parts that add up to the total of the search index", () => {
    fc.assert(
      fc.property(
        anySpace,
        anyEvent,
        fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
        (own, event, list) => {
          const measures = toSumMeasures({ ...event, today });
          const figures = toSumFigures({ packages: list.map((price) => ({ ...fullDay, price })) }, own as object);
          const found = computeEventSum(measures, figures, rates[4]);
          const total = computeSumTotal(measures, figures, rates[4]);
          expect(found?.total ?? Number.NaN).toBe(total);
          if (found) expect(found.parts.reduce((added, part) => added + part.yuan, 0)).toBe(total);
        },
      ),
    );
  });
});
