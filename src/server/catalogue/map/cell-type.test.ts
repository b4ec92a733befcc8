import { describe, expect, it } from "vitest";
import { CellError, normalizeHeading, readCellText } from "./cell.ts";
import { count, flag, floor, list, metres, people, pillars, size, squareMetres, year, yuan } from "./cell-type.ts";
import { city, featureList, grade, star, venueType } from "./enum-parsers.ts";

const cases = [
  [
    "metres",
    metres,
    { "6.5": 6.5, "6.5m": 6.5, "5e-7": 5e-7, "6.5 米": 6.5, "１２": 12 },
    ["约6米", "6-7", "6 ft", "abc", "1e", "."],
  ],
  ["squareMetres", squareMetres, { "1,200㎡": 1200, "1200平米": 1200, "88.5 平方米": 88.5 }, ["1,20", "100-200"]],
  ["yuan", yuan, { "¥3,000": 3000, "3000元/天": 3000, "1.1万": 11_000, "888元起": 888, "0": 0 }, ["面议", "3000起元?"]],
  ["count", count, { "300人": 300, "12": 12 }, ["三百"]],
  ["people", people, { 不可: 0, "×": 0, "0": 0, "120": 120 }, ["很多"]],
  ["pillars", pillars, { 无: 0, 无柱: 0, "4根": 4 }, ["有"]],
  ["year", year, { "2015": 2015, "2015年": 2015, "2015-06-01": 2015, "2015年6月": 2015 }, ["15", "20150", "1492"]],
  ["flag", flag, { 是: true, 有: true, Yes: true, "√": true, 否: false, 无: false, "0": false }, ["也许"]],
  [
    "floor",
    floor,
    { "3": 3, "3F": 3, F3: 3, 三层: 3, 首层: 1, "12楼": 12, B1: -1, 地下二层: -2, "-1": -1 },
    ["顶层", "3-4"],
  ],
  [
    "size",
    size("width", "height"),
    { "12×5": { width: 12, height: 5 }, "12 * 5.5 m": { width: 12, height: 5.5 }, "3米x4米": { width: 3, height: 4 } },
    ["12", "1×2×3"],
  ],
  ["list", list, { "a、b；c\nd": ["a", "b", "c", "d"], '["a、b","c"]': ["a、b", "c"], "[a]": ["[a]"] }, []],
  [
    "city",
    city,
    { 北京: "110000", 北京市: "110000", beijing: "110000", "110000": "110000", Suzhou: "320500" },
    ["火星", "999999"],
  ],
  [
    "venueType",
    venueType,
    { 酒店: "hotel", 会展中心: "conference-centre", hotel: "hotel", 体育馆: "stadium" },
    ["工厂"],
  ],
  ["star", star, { "5": 5, 五星级: 5, "4星": 4, "★★★": 3 }, ["6", "豪华"]],
  ["grade", grade, { 豪华: "豪华型", 经济型: "经济型" }, ["五星"]],
  ["featureList", featureList, { "LED屏、无柱": ["led", "pillar-free"], "led,stage": ["led", "stage"] }, ["LED、金色"]],
] as const;

describe.each(cases)("%s", (_name, type, good, bad) => {
  it.each(Object.entries(good))("parses %s", (text, value) => expect(type.read(text)).toEqual(value));
  it.each(Object.values(good).map((value) => [JSON.stringify(value), value]))("round-trips %s", (_text, value) => {
    const written = type.write(value);
    if (written !== null) expect(type.read(readCellText(written))).toEqual(value);
  });
  if (bad.length > 0) it.each(bad)("rejects %s", (text) => expect(() => type.read(text)).toThrow(CellError));
});

describe("readCellText", () => {
  it.each([
    [null, ""],
    ["  暂无 ", ""],
    ["—", ""],
    ["N/A", ""],
    [" 北京 ", "北京"],
    [12.5, "12.5"],
    [true, "true"],
    [new Date("2026-11-21T00:00:00Z"), "2026-11-21"],
    ["'+86-10-1", "+86-10-1"],
    ["'它'", "'它'"],
  ])("converts %s to “%s”", (cell, text) => expect(readCellText(cell)).toBe(text));

  it("rejects a number beyond 15 digits", () =>
    expect(() => readCellText(Number("9007199254740993"))).toThrow(/format the column as text/));
});

it("normalizes headings: case, spaces and units", () => {
  expect(
    ["长（米）", "Length (m)", "全天价 (元/天)", "面积/㎡", " U-Shape ", "LED 屏", "Guest_Rooms"].map(normalizeHeading),
  ).toEqual(["长", "length", "全天价", "面积", "ushape", "led屏", "guestrooms"]);
});
