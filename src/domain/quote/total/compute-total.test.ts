import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { QuoteLines } from "../quote-lines-schema.ts";
import { computeTotal } from "./compute-total.ts";
import type { QuotedEvent } from "./quoted-event.ts";

/** The demand of the drawings: 180 people at 18 tables for a day, 60 rooms for a night. */
const event: QuotedEvent = {
  people: 180,
  days: 1,
  lunches: 1,
  dinners: 1,
  teaBreaks: 2,
  tables: 18,
  guestRooms: 60,
  nights: 1,
  needsAv: true,
  needsSetup: false,
};

const complete: QuoteLines = {
  hire: { status: "offered", amount: 38_000, per: "day" },
  meals: {
    status: "offered",
    items: [
      { meal: "lunch", amount: 168, per: "head" },
      { meal: "dinner", amount: 3888, per: "table", minimum: { kind: "billed", least: 20 } },
    ],
  },
  teaBreak: { status: "offered", amount: 58, per: "head" },
  rooms: { status: "offered", items: [{ amount: 680, per: "room", breakfast: true, held: 60 }] },
  av: { status: "included", included: ["LED 屏"] },
  serviceCharge: { status: "offered", percent: 15, of: ["hire", "meals", "teaBreak"] },
  tax: { status: "offered", percent: 6 },
};

describe("computeTotal", () => {
  it("adds prices, the minimum number of tables, service charge on its base, and tax on all", () => {
    const total = computeTotal(event, complete);
    const prices = 38_000 + 180 * 168 + 20 * 3888 + 360 * 58 + 60 * 680;
    const service = (38_000 + 180 * 168 + 20 * 3888 + 360 * 58) * 0.15;
    expect(total.kind).toBe("exact");
    expect(total.fen).toBe(Math.round((prices + service) * 1.06 * 100));
    expect(total.fenPerHead).toBe(Math.round(total.fen / 180));
    expect(total.parts.find(({ item }) => item === "dinner")).toMatchObject({ quantity: 20, unusedMinimum: 2 });
  });

  it.each(["hire", "meals", "teaBreak", "rooms", "av", "serviceCharge", "tax"] as const)(
    "is a lower bound without an answer to %s, and has no sum a head",
    (line) => {
      const { [line]: _, ...rest } = complete;
      const total = computeTotal(event, rest);
      expect(total).toMatchObject({ kind: "atLeast", missing: [{ line, reason: "unanswered" }] });
      expect(total).not.toHaveProperty("fenPerHead");
    },
  );

  it("takes what is not offered as an answer", () => {
    const total = computeTotal(event, { ...complete, rooms: { status: "notOffered" } });
    expect(total).toMatchObject({ kind: "exact", notOffered: ["rooms"] });
  });

  it("does not want what the event does not have", () => {
    const { rooms: _, ...rest } = complete;
    expect(computeTotal({ ...event, guestRooms: 0 }, rest).kind).toBe("exact");
  });

  it("gives no price where the event is below the number from which the price holds", () => {
    const items = [{ meal: "lunch", amount: 168, per: "head", minimum: { kind: "price", least: 200 } }] as const;
    const total = computeTotal(
      { ...event, dinners: 0 },
      { ...complete, meals: { status: "offered", items: [...items] } },
    );
    expect(total.missing).toEqual([{ line: "meals", reason: "belowMinimum" }]);
  });

  it.each([
    [60, 0],
    [61, 38_000],
  ])("waives the hire from its condition on: %i room nights are wanted, hire is %i", (least, hire) => {
    const waiver = { when: "rooms", least, percentOff: 100 } as const;
    const total = computeTotal(event, { ...complete, hire: { ...complete.hire!, waiver } });
    expect(total.parts.find(({ line }) => line === "hire")?.fen).toBe(hire * 100);
    expect(total.conditions).toEqual([{ line: "hire", ...waiver, isMet: hire === 0 }]);
  });

  it("bills what the minimum spend lacks", () => {
    const small = { ...event, lunches: 0, dinners: 0, teaBreaks: 1, guestRooms: 0, needsAv: false };
    const lines: QuoteLines = { hire: { status: "included", minimumSpend: 20_000 }, teaBreak: complete.teaBreak };
    expect(computeTotal(small, lines).fen).toBe(2_000_000);
  });

  it("answers the lines of a package, and asks for the base of a percentage that stands on one of them", () => {
    const lines: QuoteLines = {
      package: { perHead: 500, per: "day", includes: ["hire", "meals", "teaBreak", "av"] },
      rooms: complete.rooms,
      tax: { status: "included" },
    };
    const of = (keys: ("meals" | "package")[]) =>
      computeTotal(event, { ...lines, serviceCharge: { status: "offered", percent: 10, of: keys } });
    expect(of(["package"])).toMatchObject({ kind: "exact", fen: 180 * 550_00 + 60 * 680_00 });
    expect(of(["meals"]).missing).toEqual([{ line: "serviceCharge", reason: "unclearBase" }]);
  });

  it("takes one percentage for service charge and tax together", () => {
    const serviceCharge = { status: "offered", percent: 16.6, withTax: true } as const;
    const { tax: _, ...rest } = complete;
    const total = computeTotal({ ...event, dinners: 0 }, { ...rest, serviceCharge });
    expect(total.kind).toBe("exact");
  });

  it("does not choose between two prices of rooms of which it knows no numbers", () => {
    const items = [680, 880].map((amount) => ({ amount, per: "room" as const }));
    const total = computeTotal(event, { ...complete, rooms: { status: "offered", items } });
    expect(total.missing).toEqual([{ line: "rooms", reason: "noPrice" }]);
  });
});

const yuan = fc.integer({ min: 0, max: 5_000_000 }).map((fen) => fen / 100);
const percent = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
const minimum = fc.option(
  fc.record({ kind: fc.constant("billed" as const), least: fc.integer({ min: 1, max: 400 }) }),
  {
    nil: undefined,
  },
);
const randomQuote = fc.record({
  people: fc.integer({ min: 1, max: 900 }),
  days: fc.constantFrom(0.5, 1, 2, 3),
  rooms: fc.integer({ min: 0, max: 200 }),
  hire: fc.record({ amount: yuan, per: fc.constantFrom("event" as const, "day" as const, "halfDay" as const) }),
  lunch: fc.record({ amount: yuan, minimum }),
  tea: fc.record({ amount: yuan, per: fc.constantFrom("head" as const, "event" as const) }),
  room: yuan,
  service: fc.record({ percent, isOnAll: fc.boolean() }),
  tax: fc.option(percent, { nil: undefined }),
});

describe("computeTotal of random quotes", () => {
  it("equals a reckoning of its own", () => {
    fc.assert(
      fc.property(randomQuote, (quote) => {
        const { people, days, hire, lunch, tea, service } = quote;
        const total = computeTotal(
          {
            ...event,
            people,
            days,
            lunches: 1,
            dinners: 0,
            teaBreaks: 2,
            guestRooms: quote.rooms,
            nights: 2,
            needsAv: false,
          },
          {
            hire: { status: "offered", ...hire },
            meals: { status: "offered", items: [{ meal: "lunch", per: "head", ...lunch }] },
            teaBreak: { status: "offered", ...tea },
            rooms: { status: "offered", items: [{ amount: quote.room, per: "room" }] },
            serviceCharge: {
              status: "offered",
              percent: service.percent,
              ...(!service.isOnAll && { of: ["hire", "meals"] }),
            },
            tax: quote.tax === undefined ? { status: "included" } : { status: "offered", percent: quote.tax },
          },
        );
        // In whole fen, and percentages in tenths.
        const fen = (value: number) => BigInt(Math.round(value * 100));
        const times = { event: 1, day: days === 0.5 ? 1 : days, halfDay: days === 0.5 ? 1 : 2 * days }[hire.per];
        const hireFen = fen(hire.amount) * BigInt(times);
        const lunchFen = fen(lunch.amount) * BigInt(Math.max(people, lunch.minimum?.least ?? 0));
        const rest =
          fen(tea.amount) * BigInt(tea.per === "head" ? 2 * people : 2) + fen(quote.room) * BigInt(quote.rooms * 2);
        const share = (base: bigint, tenths: number) => (base * BigInt(Math.round(tenths * 10)) * 2n + 1000n) / 2000n;
        const charge = share(hireFen + lunchFen + (service.isOnAll ? rest : 0n), service.percent);
        const net = hireFen + lunchFen + rest + charge;
        expect(BigInt(total.fen)).toBe(net + (quote.tax === undefined ? 0n : share(net, quote.tax)));
        expect(total.fen).toBe(total.parts.reduce((sum, part) => sum + part.fen, 0));
      }),
      { numRuns: 1000 },
    );
  });
});
