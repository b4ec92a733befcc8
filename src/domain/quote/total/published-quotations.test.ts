import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quoteLinesSchema, type QuoteLines } from "../quote-lines-schema.ts";
import { computeTotal } from "./compute-total.ts";
import type { QuotedEvent } from "./quoted-event.ts";

interface PublishedQuotation {
  id: string;
  reckoning: { sum: number | null; sumKind: string; heldBackBy: string[] };
}

/** Published quotations with a careful person's reckoning; not part of the repository. */
const file = new URL("../../../../../shared/data/quotations.json", import.meta.url);
const published = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as PublishedQuotation[]) : [];

const basis: QuotedEvent = {
  people: 50,
  days: 0.5,
  lunches: 0,
  dinners: 0,
  teaBreaks: 0,
  tables: 0,
  guestRooms: 0,
  nights: 0,
  needsAv: false,
  needsSetup: false,
};
const included = { status: "included" } as const;
const unpriced = { status: "offered" } as const;
const hire = (amount: number, per: "event" | "day" | "halfDay" = "event") =>
  ({ status: "offered", amount, per }) as const;
const tea = (amount: number, per: "event" | "head") => ({ status: "offered", amount, per }) as const;
const device = (name: string, amount: number): QuoteLines["av"] => ({
  status: "offered",
  items: [{ name, amount, per: "event" }],
});
const room = (amount: number, nights: number) => ({ amount, per: "room", quantity: 1, nights }) as const;

/** The quotations in our lines. Left out are two with hours beyond the hire's, one with three packages, and one with a banner. */
const quotations: { id: string; event: Partial<QuotedEvent>; lines: QuoteLines }[] = [
  {
    id: "q.hz.hampton",
    event: { teaBreaks: 1, needsAv: true },
    lines: { hire: { ...hire(2500, "halfDay"), hours: 4 }, av: included, teaBreak: tea(2500, "event") },
  },
  {
    id: "q.hz.newcentury",
    event: { teaBreaks: 1, needsAv: true, guestRooms: 10, nights: 1 },
    lines: {
      hire: { ...hire(3000, "halfDay"), waiver: { when: "rooms", least: 10, percentOff: 15 } },
      av: included,
      teaBreak: tea(58, "head"),
      rooms: unpriced,
    },
  },
  {
    id: "q.hz.relax",
    event: { teaBreaks: 1 },
    lines: { hire: hire(3000), av: included, teaBreak: tea(1000, "event") },
  },
  {
    id: "q.hz.yuecheng",
    event: { days: 1, teaBreaks: 1 },
    lines: { hire: hire(6000, "day"), av: included, teaBreak: unpriced },
  },
  {
    id: "q.hz.jingwei",
    event: { teaBreaks: 1, needsAv: true },
    lines: { hire: { ...hire(3500), hours: 4 }, av: device("192寸LED屏", 2000), teaBreak: unpriced },
  },
  {
    id: "q.hz.cafe",
    event: { people: 12, lunches: 1 },
    lines: {
      hire: included,
      av: included,
      meals: {
        status: "offered",
        items: [{ meal: "lunch", amount: 80, per: "head", minimum: { kind: "price", least: 5 } }],
      },
    },
  },
  { id: "q.sz.cec2010", event: { days: 1, needsAv: true }, lines: { hire: hire(17_550, "day"), av: unpriced } },
  {
    id: "q.campus.2025",
    event: { people: 400, days: 1 },
    lines: { hire: hire(6000, "halfDay"), av: included },
  },
  {
    id: "q.doczj.banquet",
    event: { people: 100, teaBreaks: 1 },
    lines: { teaBreak: tea(80, "head"), serviceCharge: { status: "offered", percent: 15, of: ["teaBreak"] } },
  },
  {
    id: "q.id.palu",
    event: { people: 35, lunches: 1, teaBreaks: 1, needsAv: true, needsSetup: true },
    lines: {
      package: { perHead: 180_000, per: "event", includes: ["hire", "setup", "meals", "teaBreak", "av"] },
      serviceCharge: { ...included, percent: 21, withTax: true },
    },
  },
  {
    id: "q.in.amritsar",
    event: { people: 110, days: 1, lunches: 1, guestRooms: 5, nights: 2 },
    lines: {
      hire: included,
      meals: {
        status: "offered",
        items: [{ meal: "lunch", amount: 950, per: "head", minimum: { kind: "billed", least: 110 } }],
      },
      rooms: { status: "offered", items: [room(4366, 3), room(4720, 3), room(4366, 2), room(4366, 2), room(4720, 2)] },
      tax: { status: "offered", percent: 18, of: ["meals"] },
    },
  },
  {
    id: "q.id.surabaya",
    event: { people: 150, days: 1, lunches: 1, teaBreaks: 2, needsAv: true },
    lines: {
      package: { perHead: 300_000, per: "event", includes: ["hire", "meals", "teaBreak", "av"] },
      serviceCharge: included,
      tax: included,
    },
  },
  {
    id: "q.sz.laoshu",
    event: { people: 20, needsAv: true },
    lines: { hire: { ...included, minimumSpend: 400 }, av: device("投影与幕布", 50) },
  },
  { id: "q.sz.pizza", event: { people: 20, teaBreaks: 1 }, lines: { hire: hire(1180), teaBreak: included } },
  { id: "q.sz.sanyou", event: { people: 12, lunches: 1 }, lines: { hire: hire(600, "halfDay"), teaBreak: included } },
  {
    id: "q.tw.franchise",
    event: { people: 60, teaBreaks: 1, needsAv: true },
    lines: { hire: hire(3500), av: device("投影机", 2000), teaBreak: tea(600, "event") },
  },
  {
    id: "q.jp.csa",
    event: { people: 49, days: 1, needsAv: true, needsSetup: true },
    lines: {
      hire: hire(40_700, "day"),
      setup: { status: "offered", amount: 8800 },
      av: device("餐饮带入费", 4400),
      tax: included,
    },
  },
  { id: "q.jp.tokuyama", event: { people: 100, days: 1 }, lines: { hire: unpriced, tax: unpriced } },
  {
    id: "q.in.dwarka",
    event: { people: 180, days: 2, lunches: 2, needsAv: true },
    lines: {
      package: { perHead: 1300, per: "day", includes: ["hire", "meals"], minimum: { kind: "billed", least: 200 } },
      tax: { status: "offered", percent: 29.8 },
      av: unpriced,
    },
  },
  {
    id: "q.br.reboucas",
    event: { people: 200, days: 1, needsSetup: true },
    lines: { hire: hire(7934.4), setup: { status: "offered", amount: 3934.03 }, av: included },
  },
  {
    id: "q.za.wild",
    event: { people: 20, days: 1, dinners: 1, teaBreaks: 3, guestRooms: 10, nights: 1 },
    lines: {
      package: { perHead: 495, per: "event", includes: ["hire", "teaBreak", "av"], note: "含午餐" },
      meals: { status: "offered", items: [{ meal: "dinner", amount: 175, per: "head" }] },
      rooms: { status: "offered", items: [{ amount: 540, per: "head", breakfast: true }] },
      tax: included,
    },
  },
  {
    id: "q.de.bonn",
    event: { people: 30, days: 1, lunches: 1, teaBreaks: 2 },
    lines: {
      package: { perHead: 42.5, per: "event", includes: ["hire", "setup", "meals", "teaBreak"] },
      tax: included,
      validUntil: "2018-12-31",
    },
  },
];

describe.skipIf(published.length === 0)("computeTotal of published quotations", () => {
  it.each(quotations)("gives the sum of $id and names what holds it back", ({ id, event, lines }) => {
    const { reckoning } = published.find((quotation) => quotation.id === id)!;
    const total = computeTotal({ ...basis, ...event }, quoteLinesSchema.parse(lines));
    expect(total.fen / 100).toBe(reckoning.sum ?? 0);
    expect(total.missing.map(({ line }) => line).sort()).toEqual(reckoning.heldBackBy.toSorted());
    expect(total.kind).toBe(reckoning.heldBackBy.length === 0 ? "exact" : reckoning.sum === null ? "none" : "atLeast");
  });
});
