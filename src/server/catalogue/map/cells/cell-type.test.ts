import { describe, expect, it } from "vitest";
import { CellError, normalizeHeading, readCellText } from "./cell.ts";
import { type CellType, count, flag, list, metres, squareMetres, year } from "./cell-type.ts";
import { yuan } from "./yuan.ts";
import { city, featureList, grade, hotelGroup, star, venueType } from "./enum-parsers.ts";
import { floor } from "./floor.ts";
import { people, pillars } from "./people.ts";
import { areaOrSides, equipment, size } from "./size.ts";

const price = yuan("全天", "整天", "天", "日");

const cases: readonly (readonly [string, CellType, Record<string, unknown>, readonly string[]])[] = [
  [
    "metres",
    metres,
    {
      "6.5": 6.5,
      "6.5m": 6.5,
      "5e-7": 5e-7,
      "6.5 米": 6.5,
      "１２": 12,
      约6米: 6,
      "6-7": 6,
      "650cm": 6.5,
      "6米（最低处）": 6,
      "6 ft": 1.8,
      "189ft": 57.6,
      "18'": 5.5,
      "18'6\"": 5.6,
      "18 ft 6 in": 5.6,
      "158 inch": 4,
      "16英尺": 4.9,
      "18-20 ft": 5.5,
    },
    ["6 尺", "6 fathoms", "abc", "1e", ".", "7-6", "6.5.5"],
  ],
  [
    "squareMetres",
    squareMetres,
    {
      "1,200㎡": 1200,
      "1200平米": 1200,
      "88.5 平方米": 88.5,
      "600平": 600,
      "６００㎡": 600,
      "100-200": 100,
      "600㎡(30*20m)": 600,
      "0.5万㎡": 5000,
      "13,419 sq ft": 1247,
      "5600平方呎": 520,
      "8亩": 5333,
      "100坪": 331,
      "1.2公顷": 12_000,
    },
    ["1,20", "约", "很大", "30*20"],
  ],
  [
    "yuan",
    price,
    {
      "¥3,000": 3000,
      "3000元/天": 3000,
      "1.1万": 11_000,
      "888元起": 888,
      "0": 0,
      "3万/天": 30_000,
      "￥30,000.00": 30_000,
      "3-5万": 50_000,
      "3万-5万元/天": 50_000,
      "8000-1万": 10_000,
      "3w": 30_000,
      "3万/天起": 30_000,
      "30000（含税）": 30_000,
      面议: undefined,
      电询: undefined,
      免费: 0,
    },
    ["3000起元?", "500元/人", "15000/半天", "3000元/小时", "五折"],
  ],
  ["count", count, { "300人": 300, "12": 12, "312间(套)": 312, "300余间": 300, "300+": 300 }, ["三百"]],
  [
    "people",
    people,
    {
      不可: 0,
      "×": 0,
      "0": 0,
      无: 0,
      "120": 120,
      "40桌": 400,
      "40 桌": 400,
      "40桌/12人": 480,
      "40桌×12人": 480,
      "40桌（12人/桌）": 480,
      "40桌，每桌12人": 480,
      "12人/桌 40桌": 480,
      "15桌（每桌10-12人）": 180,
      "30-40桌": 400,
      "40围": 400,
      约600人: 600,
      "600人左右": 600,
      "80-100": 100,
      "80~100": 100,
      "８０～１００人": 100,
      "80至100人": 100,
      "1,200人": 1200,
      "400人（40桌）": 400,
    },
    ["很多", "40席", "√", "100-80", "200/180", "x".repeat(101)],
  ],
  ["pillars", pillars, { 无: 0, 无柱: 0, "4根": 4, "2根柱子": 2 }, ["有", "有柱"]],
  ["year", year, { "2015": 2015, "2015年": 2015, "2015-06-01": 2015, "2015年6月": 2015 }, ["15", "20150", "1492"]],
  [
    "flag",
    flag,
    {
      是: true,
      有: true,
      Yes: true,
      "√": true,
      "2台": true,
      "有（收费）": true,
      否: false,
      无: false,
      "×": false,
      "0": false,
    },
    ["也许", "自备"],
  ],
  [
    "floor",
    floor,
    {
      "3": 3,
      "3F": 3,
      F3: 3,
      三层: 3,
      首层: 1,
      "12楼": 12,
      B1: -1,
      地下二层: -2,
      "-1": -1,
      十二层: 12,
      负一层: -1,
      "1-2层": 1,
      一层至三层: 1,
      "B1-2F": -1,
      主楼3层: 3,
      "3/F": 3,
      三楼A区: 3,
      "3F东侧": 3,
      G: 1,
      "G/F": 1,
      地面层: 1,
    },
    ["顶层", "夹层", "3层厅", "LG", "UG/F", "M层", "12A"],
  ],
  [
    "size",
    size(["width", "height"]),
    {
      "12×5": { width: 12, height: 5 },
      "12 * 5.5 m": { width: 12, height: 5.5 },
      "3米x4米": { width: 3, height: 4 },
      "8m*4m": { width: 8, height: 4 },
      "800×400cm": { width: 8, height: 4 },
      长8米宽4米: { width: 8, height: 4 },
      "8m(宽)×4m(高)": { width: 8, height: 4 },
    },
    ["12", "1×2×3", "30/20"],
  ],
  [
    "areaOrSides",
    areaOrSides,
    { "800㎡": 800, "10×12m": { length: 10, width: 12 }, 长10米宽12米: { length: 10, width: 12 } },
    ["1×2×3", "大"],
  ],
  [
    "equipment",
    equipment("width", "height"),
    {
      有: { has: true },
      无: { has: false },
      "有 8×4m": { has: true, size: { width: 8, height: 4 } },
      "有（8m*4m）": { has: true, size: { width: 8, height: 4 } },
      "P2.5 8×4": { has: true, size: { width: 8, height: 4 } },
      "8m*4m": { has: true, size: { width: 8, height: 4 } },
      "有，32㎡": { has: true },
    },
    ["可租", "32㎡"],
  ],
  ["list", list, { "a、b；c\nd": ["a", "b", "c", "d"], '["a、b","c"]': ["a、b", "c"], "[a]": ["[a]"] }, []],
  [
    "city",
    city,
    {
      北京: "110000",
      北京市: "110000",
      北京市朝阳区: "110000",
      江苏省苏州市: "320500",
      beijing: "110000",
      "110000": "110000",
      Suzhou: "320500",
    },
    ["火星", "999999"],
  ],
  [
    "venueType",
    venueType,
    { 酒店: "hotel", 会展中心: "conference-centre", hotel: "hotel", 体育馆: "stadium" },
    ["工厂"],
  ],
  ["star", star, { "5": 5, 五星级: 5, "4星": 4, "★★★": 3, "五星级（挂牌）": 5 }, ["6", "豪华", "准五星"]],
  ["grade", grade, { 豪华: "豪华型", 经济型: "经济型" }, ["五星"]],
  ["featureList", featureList, { "LED屏、无柱": ["led", "pillar-free"], "led,stage": ["led", "stage"] }, ["LED、金色"]],
];

describe.each(cases)("%s", (name, type, good, bad) => {
  it.each(Object.entries(good))("parses %s", (text, value) => expect(type.read(text)).toEqual(value));
  const written = Object.values(good).filter((value) => value !== undefined);
  if (name !== "equipment")
    it.each(written.map((value) => [JSON.stringify(value), value]))("round-trips %s", (_text, value) => {
      const cell = type.write(value);
      if (cell !== null) expect(type.read(readCellText(cell))).toEqual(value);
    });
  if (bad.length > 0) it.each(bad)("rejects %s", (text) => expect(() => type.read(text)).toThrow(CellError));
});

it("reads a hotel group in Chinese and writes its full name", () => {
  const cells = ["洲际酒店集团", "ihg", "朗廷酒店集团", "开元旅业"];
  const values = cells.map((cell) => hotelGroup.read(cell));
  expect(values).toEqual(["ihg", "ihg", "langham", "开元旅业"]);
  expect(values.map((value) => hotelGroup.write(value))).toEqual([
    "洲际酒店集团",
    "洲际酒店集团",
    "langham",
    "开元旅业",
  ]);
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
    expect(() => readCellText(Number("9007199254740993"))).toThrow(/设为文本格式/));
});

it.each([
  [people, "40桌/12人", "按每桌 12 人，共 480 人"],
  [people, "80-100", "是一个范围，取上限 100"],
  [metres, "6-7", "是一个范围，取下限 6"],
  [squareMetres, "600㎡(30*20m)", "括号里的“30*20m”没有收"],
  [floor, "1-2层", "跨几层，按最低的 1 层"],
  [flag, "有，另收费", "记为“有”，“另收费”没有收"],
  [equipment("width", "depth", "height"), "8×4", "记为“有”，尺寸缺高，没有收"],
])("reports how %o reads %s", (type, text, note) => {
  const notes: string[] = [];
  type.read(text, (each) => notes.push(each));
  expect(notes).toEqual([note]);
});

it("normalizes headings: case, spaces and units", () => {
  expect(
    ["长（米）", "Length (m)", "全天价 (元/天)", "面积/㎡", " U-Shape ", "LED 屏", "Guest_Rooms"].map(normalizeHeading),
  ).toEqual(["长", "length", "全天价", "面积", "ushape", "led屏", "guestrooms"]);
});
