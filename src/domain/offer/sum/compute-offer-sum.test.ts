import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { createTestSpace } from "#tests/create-test-venue.ts";
import { toDayNumber } from "../../day.ts";
import { computeEventSum } from "../../estimate/event-sum/compute-event-sum.ts";
import { toSumMeasures } from "../../estimate/event-sum/sum-event.ts";
import { toSumFigures } from "../../estimate/event-sum/sum-figures.ts";
import { getSumRates } from "../../estimate/event-sum/sum-rates.ts";
import { selectUnitPrices } from "../../estimate/unit-price.ts";
import type { MeetingPackage } from "../../venue/meeting-package.ts";
import { at, createSession } from "../create-session.fixture.ts";
import type { Programme, ProgrammeBlock, SessionBlock } from "../programme.ts";
import { computeOfferSum, type OfferSum } from "./compute-offer-sum.ts";

const rates = getSumRates(selectUnitPrices(demoUnitPrices, "first"))[5];
const today = toDayNumber("2026-12-01");
const meal = (name: string, more: Partial<SessionBlock>) =>
  createSession({ kind: "meal", name, place: "restaurant", ...more });
const lunch = meal("午餐", { from: at(12), to: at(13.5) });
const tea = meal("茶歇", { place: "foyer", from: at(15), to: at(15.5) });
const dinner = meal("晚宴", { place: "space", layout: "banquet", from: at(18.5), to: at(21) });

const ballroom = createTestSpace("h", "v", { priceDay: 42_000, priceHalfDay: 25_000, priceEvening: 18_000, area: 648 });
const group = createTestSpace("g", "v", { priceDay: 5000, priceHalfDay: 3000, area: 60 });
const diningRoom = createTestSpace("d", "v", { priceHalfDay: 20_000, priceEvening: 15_000 });
const prices = { lunchBuffet: 138, teaBreak: 60, dinnerBuffet: 238, table: 3280 };
const fullDay: MeetingPackage = { name: "全天会议包价", span: "day", price: 398, teaBreaks: 2, lunch: "buffet" };

function sum(blocks: readonly ProgrammeBlock[], venue: object = { prices }, used: readonly string[] = []) {
  const programme: Programme = { blocks };
  const placements = blocks.flatMap((block, index) =>
    block.kind !== "rooms" && block.place === "space"
      ? Array.from({ length: block.count }, (_, at) => ({
          block: index,
          spaceId: (used[index] ?? "h").split(" ")[at]!,
        }))
      : [],
  );
  return computeOfferSum(programme, placements, {
    venue,
    spaces: [ballroom, group, { ...group, id: "g2" }, { ...group, id: "g3" }, diningRoom],
    rates,
    today,
  });
}
const yuanByKey = (found: OfferSum | undefined) =>
  Object.fromEntries(found!.lines.map(({ key, spaceId, yuan }) => [spaceId ? `${key} ${spaceId}` : key, yuan]));

describe("the sum of an offer", () => {
  it("has hire by block, meals by head and table, and guest rooms by night", () => {
    const found = sum(
      [
        createSession(),
        { ...lunch, people: 200 },
        createSession({ kind: "breakout", people: 30, count: 3, layout: "fishbone", from: at(13.5), to: at(17) }),
        { ...dinner, people: 200 },
        { kind: "rooms", name: "客房", rooms: 80, nights: 2, guessed: [] },
      ],
      { prices, guestRoomPriceFrom: 680 },
      ["h", "", "g g2 g3", "d"],
    );
    expect(yuanByKey(found)).toEqual({
      "hire h": 42_000,
      "hire d": 15_000,
      lunch: 138 * 200,
      // Nobody names a tea break: two, as a day usually has.
      teaBreaks: 60 * 200 * 2,
      "hire g": 3000,
      "hire g2": 3000,
      "hire g3": 3000,
      banquet: 3280 * 20,
      guestRooms: 680 * 80 * 2,
    });
  });

  it("adds up days of the same space, and keeps prices of other lengths apart", () => {
    const found = sum([createSession(), createSession({ dayNumber: 2 }), createSession({ dayNumber: 3, to: at(12) })]);
    const hires = found!.lines.filter(({ key }) => key === "hire");
    expect(hires.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      [2, 42_000],
      [1, 25_000],
    ]);
  });

  it("hires a space for the day that has sessions in the morning and in the afternoon", () => {
    const found = sum([createSession({ to: at(12) }), createSession({ from: at(13.5), to: at(17) }), dinner]);
    expect(found!.lines.filter(({ key }) => key === "hire").map(({ yuan }) => yuan)).toEqual([42_000, 18_000]);
    const venue = { prices, packages: [{ ...fullDay, price: 210 }] };
    expect(
      yuanByKey(sum([createSession({ to: at(12) }), createSession({ from: at(13.5), to: at(17) })], venue)),
    ).toEqual({
      "package h": 210 * 200,
    });
  });

  it("adds no meal of a kind that somebody names on another day, and marks those that nobody names", () => {
    const found = sum([createSession(), createSession({ dayNumber: 2 }), { ...lunch, dayNumber: 2 }]);
    const quantities = Object.fromEntries(found!.lines.map(({ key, quantity, blocks }) => [key, [quantity, blocks]]));
    expect(quantities).toMatchObject({ lunch: [200, [2]], teaBreaks: [800, []] });
  });

  it("counts a lunch for other people by itself", () => {
    expect(yuanByKey(sum([createSession(), { ...lunch, people: 50 }, tea]))).toMatchObject({ lunch: 138 * 50 });
  });

  it("takes a package for the main session where it is cheaper, with the lunch and tea that are named", () => {
    const venue = { prices, packages: [fullDay] };
    const found = sum([createSession(), lunch, tea, createSession({ kind: "breakout", people: 30 })], venue, [
      "h",
      "",
      "",
      "g",
    ]);
    expect(yuanByKey(found)).toEqual({ "package h": 398 * 200, "hire g": 5000 });
    expect(
      yuanByKey(sum([createSession(), lunch], { prices, packages: [{ ...fullDay, price: 900 }] })),
    ).not.toHaveProperty("package h");
  });

  it("asks no meal of a day without a main session, and none for the registration", () => {
    const signIn = meal("签到", { place: "foyer", from: at(8), to: at(9) });
    expect(yuanByKey(sum([signIn, dinner]))).toEqual({ "hire h": 18_000, banquet: 65_600 });
  });

  it("is unknown where a price is unknown altogether", () => {
    const none = {
      ...ballroom,
      priceDay: undefined,
      priceHalfDay: undefined,
      priceEvening: undefined,
      area: undefined,
    };
    const placements = [{ block: 0, spaceId: "h" }];
    const priced = { venue: { prices }, spaces: [none], rates, today };
    expect(computeOfferSum({ blocks: [createSession()] }, placements, priced as never)).toBeUndefined();
  });

  it("of one session is the sum of that event", () => {
    const yuan = fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined });
    const arbitrary = fc.record({
      people: fc.integer({ min: 1, max: 2000 }),
      isHalfDay: fc.boolean(),
      space: fc.record({ priceDay: yuan, priceHalfDay: yuan, area: fc.integer({ min: 10, max: 2000 }) }),
      venue: fc.record({
        prices: fc.record({ lunchBuffet: yuan, teaBreak: yuan }),
        packages: fc.array(fc.record({ price: fc.integer({ min: 1, max: 900 }), span: fc.constant("day") })),
      }),
    });
    fc.assert(
      fc.property(arbitrary, ({ people, isHalfDay, space, venue }) => {
        const block = createSession({ people, layout: "theatre", to: isHalfDay ? at(12) : at(17.5) });
        const own = createTestSpace("h", "v", space as object);
        const priced = { venue: venue as object, spaces: [own], rates, today };
        const found = computeOfferSum({ blocks: [block] }, [{ block: 0, spaceId: "h" }], priced);
        const day = toDayNumber(block.day!);
        const dates = { first: day, last: day };
        const event = {
          people,
          days: isHalfDay ? 0.5 : 1,
          layout: "theatre",
          eventType: "training",
          dates,
          today,
        } as const;
        const expected = computeEventSum(toSumMeasures(event), toSumFigures(venue as object, own), rates);
        expect(found?.total).toBe(expected?.total);
      }),
      { numRuns: 1000 },
    );
  });
});
