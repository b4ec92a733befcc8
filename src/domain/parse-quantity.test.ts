import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatNumber, formatYuan } from "./format.ts";
import { parseQuantity, type QuantityKind } from "./parse-quantity.ts";

describe("parseQuantity", () => {
  it.each([
    ["3万", 30_000],
    ["3 万", 30_000],
    ["3.5万", 35_000],
    ["3 万元", 30_000],
    ["３万", 30_000],
    ["30000", 30_000],
    ["30,000", 30_000],
    ["30，000", 30_000],
    ["30 000", 30_000],
    ["¥30,000", 30_000],
    ["￥30,000 元", 30_000],
    ["30000元/天", 30_000],
    ["三万", 30_000],
    ["叁万元整", 30_000],
    ["3萬", 30_000],
    ["三万五", 35_000],
    ["3万5", 35_000],
    ["三万五千", 35_000],
    ["3w", 30_000],
    ["3W", 30_000],
    ["3k", 3000],
    ["3K", 3000],
    ["两千", 2000],
    ["五百块", 500],
    ["十万", 100_000],
    ["100万", 1_000_000],
    ["预算3万以内", 30_000],
    ["不超过 3 万", 30_000],
    ["2-3万", 30_000],
    ["2万到3万", 30_000],
    ["8888.5", 8889],
    ["RMB 30000", 30_000],
    ["0", 0],
  ])("reads %s as %i yuan", (typed, yuan) => {
    expect(parseQuantity(typed, "money")).toBe(yuan);
  });

  it.each([
    ["200", 200],
    ["200人", 200],
    ["200 人", 200],
    ["二百", 200],
    ["两百", 200],
    ["两百人左右", 200],
    ["约200位", 200],
    ["1,200", 1200],
    ["1千", 1000],
    ["三百五", 350],
    ["150-200人", 200],
    ["20桌", 200],
    ["二十桌", 200],
  ])("reads %s as %i people", (typed, people) => {
    expect(parseQuantity(typed, "people")).toBe(people);
  });

  it("reads measures with one decimal and counts without", () => {
    expect(parseQuantity("3.5 米", "measure")).toBe(3.5);
    expect(parseQuantity("300㎡", "measure")).toBe(300);
    expect(parseQuantity("30间", "count")).toBe(30);
    expect(parseQuantity("三十", "count")).toBe(30);
  });

  it.each([
    "abc",
    "三万人",
    "3万天后",
    "-5",
    "−3万",
    "3e5",
    "0x10",
    "1,2,3",
    "3万4万5万",
    "<b>3万</b>",
    "3;DROP TABLE",
    "NaN",
    "Infinity",
    "几万",
    "面议",
    "万万万万万万",
    "١٢٣",
    "3".repeat(60),
  ])("refuses %s", (typed) => {
    const yuan = parseQuantity(typed, "money");
    expect(Number.isNaN(yuan) || yuan! > 999_999_999).toBe(true);
  });

  it("refuses fractions of people", () => {
    expect(parseQuantity("12.5", "people")).toBeNaN();
    expect(parseQuantity("3万元", "people")).toBeNaN();
  });

  it("returns undefined for an empty field", () => {
    expect(parseQuantity("", "money")).toBeUndefined();
    expect(parseQuantity(" 　", "people")).toBeUndefined();
  });

  it("reads back what the fields show", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (value) => {
        expect(parseQuantity(formatYuan(value), "money")).toBe(value);
        expect(parseQuantity(formatNumber(value), "people")).toBe(value);
        expect(parseQuantity(String(value), "count")).toBe(value);
      }),
    );
  });

  it("returns a number of at least 0, NaN or undefined for any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[0-9一二两十百千万零几多.,kw元人-]{0,12}$/u)),
        fc.constantFrom<QuantityKind>("money", "people", "measure", "count"),
        (typed, kind) => {
          const value = parseQuantity(typed, kind);
          expect(value === undefined || Number.isNaN(value) || value >= 0).toBe(true);
          if (value !== undefined && kind !== "measure")
            expect(Number.isNaN(value) || Number.isInteger(value)).toBe(true);
        },
      ),
    );
  });
});
