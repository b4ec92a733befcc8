import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { selectUnitPrices } from "#domain/estimate/unit-price.ts";
import { readQuoteShorthand } from "../shorthand/read-quote-shorthand.ts";
import { computeTotal } from "../total/compute-total.ts";
import { compareWithEstimate } from "./compare-with-estimate.ts";
import { estimateQuotedEvent } from "./estimate-quoted-event.ts";
import { formatDifference } from "./format-difference.ts";

const event = {
  people: 200,
  days: 1,
  lunches: 1,
  dinners: 1,
  teaBreaks: 0,
  tables: 20,
  guestRooms: 60,
  nights: 1,
  needsAv: false,
  needsSetup: false,
};
const prices = selectUnitPrices(demoUnitPrices, "first");
const estimate = estimateQuotedEvent(event, { star: 4, layout: "banquet", eventType: "conference" }, prices)!;
const findLine = (key: string) => estimate.lines.find((line) => line.key === key);

/** Returns what is said of a line of a quote in short form. */
function describeLine(line: string, ...texts: string[]): string | undefined {
  const { lines } = readQuoteShorthand(texts);
  const row = compareWithEstimate(lines, computeTotal(event, lines), estimate).find((one) => one.line === line);
  return row && formatDifference(row);
}

describe("estimateQuotedEvent", () => {
  it("has the quantities of the demand, and nothing that it does not name", () => {
    expect(findLine("lunch")?.quantity).toBe(200);
    expect(findLine("banquet")?.quantity).toBe(20);
    expect(findLine("guestRooms")?.quantity).toBe(60);
    expect(findLine("teaBreaks")?.subtotal?.likely ?? 0).toBe(0);
    expect(findLine("tableDrinks")?.subtotal?.likely ?? 0).toBe(0);
  });

  it("is undefined where a city has no prices", () => {
    expect(estimateQuotedEvent(event, { star: 4 }, [])).toBeUndefined();
  });
});

describe("formatDifference", () => {
  const room = findLine("guestRooms")!.unitPrice!.likely;
  const table = findLine("banquet")!.unitPrice!.likely;

  it("names the unit prices of a line that differs by them alone", () => {
    expect(describeLine("rooms", `客房 ${room + 100}/间`)).toBe(
      `比估算 +6,000 元（单价 ${room + 100} 元，估算 ${room} 元）`,
    );
  });

  it("names the minimum first, whatever the price", () => {
    expect(describeLine("meals", `午餐 ${findLine("lunch")!.unitPrice!.likely}/人`, `晚宴 ${table}/桌 保底25`)).toMatch(
      /^比估算 \+[\d,]+ 元（保底 25 桌，多付 5 桌）$/,
    );
  });

  it("names no reason that would lead to the other side", () => {
    const cheap = describeLine("package", "包价 300/人 含场租+用餐 保底210");
    expect(cheap).toMatch(/^比估算 −[\d,]+ 元$/);
  });

  it("says that a line costs about the same within 3 %", () => {
    expect(describeLine("rooms", `客房 ${Math.round(room * 1.02)}/间`)).toBe("与估算相近");
  });

  it("names a waiver, and says nothing of what is not answered", () => {
    expect(describeLine("hire", "场租 38000/天 满60间免")).toMatch(/^比估算 −[\d,]+ 元（满 60 间夜，免收）$/);
    expect(describeLine("rooms", "场租 38000/天")).toBeUndefined();
    expect(describeLine("rooms", "客房 不提供")).toBeUndefined();
  });
});
