import fc from "fast-check";
import { expect, test } from "vitest";
import * as format from "./format.ts";

test("adds thousands separators", () => {
  expect([0, 7, 999, 1000, 12_800, 1_234_567, -1280].map((n) => format.formatNumber(n))).toEqual([
    "0",
    "7",
    "999",
    "1,000",
    "12,800",
    "1,234,567",
    "-1,280",
  ]);
  expect(format.formatNumber(1234.56, 1)).toBe("1,234.6");
  expect(format.formatNumber(-0.2)).toBe("0");
});

test.each([
  [-0.4, 0, "0"],
  [-0.04, 1, "0.0"],
  [0.05, 1, "0.1"],
  [998.96, 1, "999.0"],
  [998.6, 0, "999"],
  [999.4, 0, "999"],
  [999.6, 0, "1,000"],
  [999.95, 1, "1,000.0"],
  [-999.6, 0, "-1,000"],
  [1_000_000.5, 2, "1,000,000.50"],
])("formats %d with %i decimals as %s", (value, decimals, text) => {
  expect(format.formatNumber(value, decimals)).toBe(text);
});

test("calls an unknown field 暂无", () => {
  expect(format.unknownText).toBe("暂无");
});

test("begins a text with a capital", () => {
  expect(["classroom style", "u-shape", "A", ""].map(format.capitalize)).toEqual([
    "Classroom style",
    "U-shape",
    "A",
    "",
  ]);
});

test("formats metres for SVG: to the centimetre, without a leading zero", () => {
  expect([0.5, -0.25, 10.05, 10.5, 3, 0, 1.005, 2.006, 100.019].map(format.formatCm)).toEqual([
    ".5",
    "-.25",
    "10.05",
    "10.5",
    "3",
    "0",
    "1",
    "2.01",
    "100.02",
  ]);
});

test("keeps every digit when grouping", () => {
  fc.assert(
    fc.property(fc.integer(), (n) => {
      const text = format.formatNumber(n);
      expect(Number(text.replaceAll(",", ""))).toBe(n);
      expect(text).toMatch(/^-?\d{1,3}(,\d{3})*$/);
    }),
  );
});

test("formats yuan, long and short", () => {
  expect(format.formatYuan(38_000)).toBe("¥38,000");
  expect(
    [9800, 9999.6, 10_000, 32_000, 38_400, 99_960, 99_994_999, 99_995_000, 120_000_000].map(format.formatYuanShort),
  ).toEqual(["¥9,800", "¥1 万", "¥1 万", "¥3.2 万", "¥3.8 万", "¥10 万", "¥9,999.5 万", "¥1 亿", "¥1.2 亿"]);
});

test("formats metres, sizes, areas and people", () => {
  expect(format.formatMetres(32)).toBe("32.0");
  expect(format.formatSize(32, 18)).toBe("32.0 × 18.0");
  expect(format.formatSizeShort(11, 6.5)).toBe("11 × 6.5");
  expect([1280, 576.4, 100, 99.96, 99.94, 72, 71.5].map(format.formatArea)).toEqual([
    "1,280",
    "576",
    "100",
    "100",
    "99.9",
    "72",
    "71.5",
  ]);
  expect([10.06, 100.04].map((side) => format.formatSizeShort(side, 9))).toEqual(["10.1 × 9", "100 × 9"]);
  expect(format.formatPeople(1200)).toBe("1,200 人");
});

test("formats days with weekdays", () => {
  expect(format.formatDate("2026-12-18")).toBe("12 月 18 日 周五");
  expect(format.formatDate("2024-02-29")).toBe("2 月 29 日 周四");
  expect(format.formatDate("2027-01-08", "2026-12-31")).toBe("2027 年 1 月 8 日 周五");
  expect(format.formatDate("2026-12-18", "2026-01-01")).toBe("12 月 18 日 周五");
  expect(format.formatDate("2026-02-30", "2027-01-01")).toBe("2026-02-30");
  expect(format.formatDate("2026-02-30")).toBe("2026-02-30");
  expect(format.formatDate("下周五")).toBe("下周五");
  expect(format.formatDateYear("2026-12-18T01:00:00Z")).toBe("2026 年 12 月 18 日");
});

test("joins a number and its unit with a non-breaking space", () => {
  expect(format.bindUnits("净高 6.2 m，32 × 18 m，72 到 108 m²")).toBe(
    "净高 6.2\u00a0m，32\u00a0×\u00a018\u00a0m，72 到 108\u00a0m²",
  );
  expect(format.bindUnits("11 月 20 日 周五，3 月 8 日")).toBe(
    "11\u00a0月\u00a020\u00a0日 周五，3\u00a0月\u00a08\u00a0日",
  );
  expect(format.bindUnits("A 2 menu")).toBe("A 2 menu");
});
