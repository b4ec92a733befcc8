import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { findCityBySlug } from "#server/geography/reference-city.ts";
import { findRegionById } from "#server/geography/get-regions.ts";
import { searchVenues } from "../search-venues.ts";
import { parseQueryText } from "./parse-query-text.ts";

const context = await createMemoryContext({
  venues: [
    createTestVenue("1", { name: "北京甲饭店", lng: 116.46, lat: 39.91 }),
    createTestVenue("2", { name: "北京福朋喜来登乙酒店", groupName: "marriott", lng: 116.6, lat: 39.86 }),
    createTestVenue("3", {
      name: "上海喜来登丙酒店",
      cityCode: "310000",
      groupName: "marriott",
      lng: 121.4,
      lat: 31.2,
    }),
    createTestVenue("4", {
      name: "上海丁酒店",
      features: ["own-catering"],
      cityCode: "310000",
      lng: 121.48,
      lat: 31.23,
    }),
    createTestVenue("5", {
      name: "上海希尔顿欢朋酒店",
      cityCode: "310000",
      groupName: "hilton",
      lng: 121.5,
      lat: 31.3,
    }),
  ],
  spaces: [
    createTestSpace("11", "1", { priceDay: 9000, priceHalfDay: 1800 }),
    createTestSpace("12", "2", { priceDay: 1500, priceHalfDay: 2500 }),
  ],
});

/** Writes the city, the terms and the unread pieces of a sentence typed on the page of a city; the day is 21 November 2026. */
function read(page: string, text: string): string {
  const { city, understood, unread } = parseQueryText(context, findCityBySlug(page)!, text);
  const terms = understood.map(({ kind, value, implied, guess }) => {
    const shown =
      kind === "region"
        ? findRegionById(value)?.name
        : typeof value === "object"
          ? Object.values(value).join("..")
          : value;
    return `${kind}${implied ? "!" : ""}${guess ? "~" : ""}=${shown}`;
  });
  return [city.pinyin, ...terms, ...unread.map((piece) => `「${piece}」`)].join(" ");
}

const table = (page: string, rows: readonly (readonly [sentence: string, result: string])[]) =>
  it.each(rows)(`on the page of ${page}: %s`, (sentence, result) => expect(read(page, sentence)).toBe(result));

describe("dates", () => {
  table("beijing", [
    ["十二月二十五 200人年会", "beijing date=2026-12-25 people=200 eventType=annual-meeting layout!=7"],
    ["六月十八 300人发布会", "beijing date=2027-06-18 people=300 eventType=launch layout!=1"],
    ["9月二十八 300人", "beijing date=2027-09-28 people=300"],
    ["12月25 200人", "beijing date=2026-12-25 people=200"],
    ["2026年12月5日-2026年12月7日 60人", "beijing date=2026-12-05..2026-12-07 people=60"],
    ["2026-12-05~2026-12-07 60人", "beijing date=2026-12-05..2026-12-07 people=60"],
    ["2026/12/5-12/7 60人", "beijing date=2026-12-05..2026-12-07 people=60"],
    ["2026.12.5-2026.12.7 60人", "beijing date=2026-12-05..2026-12-07 people=60"],
    ["正月初八 200人", "beijing date=2027-02-13 people=200"],
    ["腊月初八 200人", "beijing date=2027-01-15 people=200"],
    ["八月初十 60人", "beijing date=2027-09-10 people=60"],
    ["元旦前一周 200人", "beijing date=2026-12-25..2026-12-31 people=200"],
    ["国庆后第一周 100人", "beijing date=2027-10-08..2027-10-14 people=100"],
    ["中秋节 200人", "beijing date=2027-09-15 people=200"],
    ["年前 200人", "beijing people=200 「年前」"],
    ["春节前 200人", "beijing people=200 「春节前」"],
    ["12月18日下午 200人", "beijing date=2026-12-18 need=下午 people=200"],
  ]);
});

describe("traditional characters", () => {
  table("beijing", [
    ["會議室 200人", "beijing people=200"],
    ["朝陽區 200人", "beijing region=朝阳区 people=200"],
    ["國際會議中心", "beijing venueType=1"],
    ["廣東 200人", "guangzhou city=440100 people=200"],
    ["十二月廿五 劇院式 200人 燒烤", "beijing date=2026-12-25 layout=1 people=200 「燒烤」"],
  ]);
});

describe("places", () => {
  table("beijing", [
    ["北京或天津 100人", "beijing city=110000 city=120000 people=100"],
    ["上海、杭州都可以 200人", "shanghai city=310000 city=330100 people=200"],
    ["人民广场站 100人", "beijing people=100 「人民广场站」"],
    ["环球影城 100人", "beijing region=环球度假区 people=100"],
    ["虹桥 100人", "shanghai city!=310000 region=虹桥商务区 people=100"],
    ["国家博物馆 100人", "beijing near=国家博物馆 people=100"],
  ]);
  table("shanghai", [
    ["人民广场站 100人", "shanghai region=人民广场 people=100"],
    ["hongqiao 100人", "shanghai region=虹桥商务区 people=100"],
    ["虹桥", "shanghai region=虹桥商务区"],
    ["虹桥枢纽", "shanghai region=上海虹桥站"],
    ["环球影城", "beijing city!=110000 region=环球度假区"],
  ]);
});

describe("money", () => {
  table("beijing", [
    ["100人晚宴 人均300", "beijing people=100 eventType=banquet layout!=7 mealPrice=300"],
    ["60人 人均800 住两晚", "beijing people=60 total~=48000 need=两晚"],
    ["半天 2000元 100人", "beijing halfDayPrice=2000 people=100"],
    ["婚宴 20桌 每桌3888元", "beijing eventType=wedding people=200 layout~=7 tablePrice=3888"],
    ["200人 总预算10万", "beijing people=200 total=100000"],
    ["200人 预算3万", "beijing people=200 price=30000"],
  ]);
});

describe("needs", () => {
  table("beijing", [
    ["7米 300人 发布会", "beijing height~=70 people=300 eventType=launch layout!=1"],
    ["300人 发布会 净空7米", "beijing people=300 eventType=launch layout!=1 height=70"],
    ["两个分会场 200人 含餐", "beijing need=两个分会场 people=200 need=含餐"],
    ["100人 茶歇", "beijing people=100 need=茶歇"],
    ["100人 自助餐", "beijing people=100 need=自助餐"],
    ["200人 烧烤", "beijing people=200 「烧烤」"],
    ["LED屏10米宽 300人", "beijing feature=0 people=300 「10米宽」"],
  ]);
});

describe("brands and places that the city lacks", () => {
  const search = async (city: string, q: string) => {
    const { list, effective } = await searchVenues(context, { city, q });
    const { missingBrand, isBeyondPlace, distanceFrom } = effective;
    return {
      names: list.map(({ name }) => name),
      ...(missingBrand && { missingBrand }),
      ...(isBeyondPlace && { distanceFrom }),
    };
  };

  it("finds a brand itself, and no other whose name has its name", async () => {
    expect(await search("310000", "喜来登")).toEqual({ names: ["上海喜来登丙酒店"] });
    expect(await search("310000", "欢朋")).toEqual({ names: ["上海希尔顿欢朋酒店"] });
  });
  it("lists the group where the city lacks the brand, and says so", async () => {
    expect(await search("110000", "喜来登")).toEqual({
      names: ["北京福朋喜来登乙酒店"],
      missingBrand: { name: "喜来登", hasGroup: true },
    });
    expect(await search("310000", "希尔顿逸林")).toEqual({
      names: ["上海希尔顿欢朋酒店"],
      missingBrand: { name: "希尔顿逸林", hasGroup: true },
    });
    expect(await search("110000", "亚朵")).toEqual({ names: [], missingBrand: { name: "亚朵", hasGroup: false } });
  });
  it("lists venues with their own catering first for a coffee break, and leaves none out", async () => {
    expect((await search("310000", "茶歇")).names.toSorted()).toEqual(
      (await search("310000", "会议室")).names.toSorted(),
    );
    expect((await search("310000", "茶歇")).names[0]).toBe("上海丁酒店");
    expect((await search("310000", "会议室")).names[0]).not.toBe("上海丁酒店");
  });
  it("compares a price of half a day with prices of half a day", async () => {
    expect(await search("110000", "半天 2000元")).toEqual({ names: ["北京甲饭店"] });
    expect(await search("110000", "2000元/天")).toEqual({ names: ["北京福朋喜来登乙酒店"] });
  });
  it("lists what is nearest to a place without venues", async () => {
    expect(await search("110000", "环球影城")).toEqual({
      names: ["北京福朋喜来登乙酒店", "北京甲饭店"],
      distanceFrom: "环球影城",
    });
    const { names } = await search("310000", "虹桥枢纽");
    expect(names[0]).toBe("上海喜来登丙酒店");
  });
});
