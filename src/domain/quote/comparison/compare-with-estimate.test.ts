import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { computeEstimate } from "#domain/estimate/compute-estimate.ts";
import { selectUnitPrices } from "#domain/estimate/unit-price.ts";
import type { QuoteLines } from "../quote-lines-schema.ts";
import { computeTotal } from "../total/compute-total.ts";
import { compareWithEstimate } from "./compare-with-estimate.ts";

const event = {
  people: 200,
  days: 1,
  lunches: 1,
  dinners: 1,
  teaBreaks: 2,
  tables: 20,
  guestRooms: 60,
  nights: 1,
  needsAv: true,
  needsSetup: false,
};
const estimate = computeEstimate(
  {
    event: { eventType: "conference", people: 200, days: 1, layout: "banquet", star: 4, nights: 1 },
    added: ["banquet"],
    quantities: { guestRooms: 60 },
  },
  selectUnitPrices(demoUnitPrices, "first"),
);
const findLikely = (key: string) => estimate.lines.find((line) => line.key === key)!.subtotal!.likely;

const lines: QuoteLines = {
  hire: {
    status: "offered",
    amount: 38_000,
    per: "day",
    waiver: { when: "rooms", least: 60, percentOff: 100 },
  },
  meals: {
    status: "offered",
    items: [
      { meal: "lunch", amount: 148, per: "head" },
      { meal: "dinner", amount: 2980, per: "table", minimum: { kind: "billed", least: 25 } },
    ],
  },
  teaBreak: { status: "included" },
  rooms: { status: "notOffered" },
  serviceCharge: { status: "offered", percent: 15, of: ["hire", "meals"] },
};

describe("compareWithEstimate", () => {
  const rows = compareWithEstimate(lines, computeTotal(event, lines), estimate);
  const findRow = (line: string) => rows.find((row) => row.line === line)!;

  it("adds up a line's amounts on both sides", () => {
    const estimatedFen = (findLikely("lunch") + findLikely("banquet")) * 100;
    const fen = (148 * 200 + 2980 * 25) * 100;
    expect(findRow("meals")).toMatchObject({ fen, estimatedFen, differenceFen: fen - estimatedFen });
  });

  it("says that more tables are billed than used, and which unit prices differ", () => {
    const reasons = findRow("meals").reasons;
    expect(reasons).toContainEqual({ kind: "unusedMinimum", billed: 25, unused: 5, perTable: true });
    expect(reasons).toContainEqual(expect.objectContaining({ kind: "unitPrice", yuan: 148 }));
  });

  it("says that the hire is waived, and from which number of rooms on", () => {
    expect(findRow("hire")).toMatchObject({ fen: 0, differenceFen: -findLikely("hire") * 100 });
    expect(findRow("hire").reasons[0]).toEqual({ kind: "waived", when: "rooms", least: 60, percentOff: 100 });
  });

  it("counts what is included as nothing, and leaves what is not offered or not answered without an amount", () => {
    expect(findRow("teaBreak")).toMatchObject({ fen: 0, reasons: [{ kind: "included" }] });
    expect(findRow("rooms").fen).toBeUndefined();
    expect(findRow("rooms").reasons).toEqual([{ kind: "notOffered" }]);
    expect(findRow("tax")).toMatchObject({ reasons: [] });
    expect(findRow("tax").fen).toBeUndefined();
  });

  it("names what a percentage is taken of", () => {
    expect(findRow("serviceCharge").reasons).toEqual([
      { kind: "percent", percent: 15, of: ["hire", "meals"], estimated: 15 },
    ]);
  });

  it("compares the lines of a package together", () => {
    const offer: QuoteLines = { package: { perHead: 680, per: "event", includes: ["hire", "meals"] } };
    const [row, ...others] = compareWithEstimate(offer, computeTotal(event, offer), estimate);
    const hire = findRow("hire").estimatedFen! + findRow("meals").estimatedFen!;
    expect(row).toMatchObject({ line: "package", fen: 680 * 200 * 100, estimatedFen: hire });
    expect(others.find(({ line }) => line === "meals")).toMatchObject({
      fen: undefined,
      reasons: [{ kind: "inPackage" }],
    });
  });
});
