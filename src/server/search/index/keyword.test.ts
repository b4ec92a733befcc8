import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryCatalogue } from "#tests/search/search-venues-naively.ts";
import { emptyQuery } from "#domain/search/filters.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { normaliseText, findHighlight, splitKeyword } from "../columns/normalise-text.ts";
import { openIndex } from "./search-index.ts";

const venue = (id: string, name: string, more: Partial<Venue> = {}) => createTestVenue(id, { name, ...more });
const space = (id: string, venueId: string, name: string) => createTestSpace(id, venueId, { name });

const index = await openIndex(
  createMemoryCatalogue({
    venues: [
      venue("1", "北京国贸大酒店", {
        nameEn: "China World Summit Wing",
        address: "建国门外大街 1 号",
        regionIds: ["110105"],
      }),
      venue("2", "望京会议中心", { address: "国贸桥东", aliases: ["东湖（CBD）会馆"] }),
      venue("3", "大栅栏酒店", { nearPlaces: ["前门大街"], groupName: "hilton", brandName: "希尔顿逸林" }),
      venue("4", "國際藝術館", { facilities: ["早餐服务免费", "停车场"], rating: { score: 4.6, source: "甲" } }),
      venue("5", "上海国贸酒店", { cityCode: "310000" }),
    ],
    spaces: [space("11", "1", "紫金厅"), space("12", "1", "多功能厅 A"), space("21", "2", "紫金厅")],
  }),
);
const found = (keyword: string) =>
  index.searchVenues(emptyQuery, { cityCode: "110000", keyword }).hits.map(({ id }) => id);

describe("keyword search for venues", () => {
  it.each([
    ["国贸", ["1", "2"], "two characters; a name before an address"],
    ["ＣＢＤ", ["2"], "full width, in an alias"],
    ["cbd 望京", ["2"], "both terms"],
    ["國貿", ["1", "2"], "traditional characters"],
    ["国际艺术馆", ["4"], "simplified characters for a traditional name"],
    ["wangjing", ["2"], "pinyin"],
    ["huiyizhongxin", ["2"], "pinyin from a syllable on"],
    ["ngjing", [], "no pinyin from the middle of a syllable"],
    ["dashilan", ["3"], "the local pronunciation of a place"],
    ["wjhyzx", ["2"], "initials"],
    ["gmdjd", ["1"], "initials from the middle"],
    ["summit", ["1"], "an English word"],
    ["ummit", [], "no part of an English word"],
    ["SUMMIT WING", ["1"], "English words"],
    ["建国门外", ["1"], "an address"],
    ["前门大街", ["3"], "a place nearby"],
    ["希尔顿", ["3"], "a brand"],
    ["hilton", ["3"], "a group"],
    ["紫金厅", ["1", "2"], "a space"],
    ["国贸 多功能厅", ["1"], "a venue and its space"],
    ["不在的", [], "nothing"],
    ["，", ["1", "2", "3", "4"], "punctuation alone is not a term"],
  ])("%s", (keyword, ids) => expect(found(keyword).toSorted()).toEqual(ids));

  it("ranks a name before an address", () => expect(found("国贸")).toEqual(["1", "2"]));

  it("counts where the terms of a text match in a city", () => {
    expect(index.countTextMatches("前门", "110000")).toEqual({ anywhere: 1, inAnyName: 0, inName: 0, asName: 0 });
    expect(index.countTextMatches("前门", "310000").anywhere).toBe(0);
    expect(index.countTextMatches("国贸", "110000")).toEqual({ anywhere: 2, inAnyName: 1, inName: 1, asName: 0 });
    expect(index.countTextMatches("北京国贸大酒店", "110000").asName).toBe(1);
    expect(index.countTextMatches("，。", "110000").anywhere).toBe(0);
  });
});

it("finds spaces by their own name and their venue's", () => {
  const spaces = (keyword: string) =>
    index.searchSpaces(emptyQuery, { cityCode: "110000", keyword }).hits.map(({ id }) => id);
  expect(spaces("紫金厅").toSorted()).toEqual(["11", "21"]);
  expect(spaces("国贸 紫金")).toEqual(["11", "21"]);
  expect(spaces("望京 紫金")).toEqual(["21"]);
  expect(spaces("国贸大酒店").toSorted()).toEqual(["11", "12"]);
});

it("filters venues by the constraints of a sentence", () => {
  const ids = (more: object) =>
    index.searchVenues(emptyQuery, { cityCode: "110000", ...more }).hits.map(({ id }) => id);
  expect(ids({ facilities: [["早餐服务"]] })).toEqual(["4"]);
  expect(ids({ facilities: [["服务"]] })).toEqual([]);
  expect(ids({ facilities: [["服务", "停车"]] })).toEqual(["4"]);
  expect(ids({ facilities: [["停车"], ["接机"]] })).toEqual([]);
  expect(ids({ brands: ["hilton"] })).toEqual(["3"]);
  expect(ids({ near: ["前门"] })).toEqual(["3"]);
  expect(ids({ rating: 4.6 })).toEqual(["4"]);
  expect(ids({ rating: 4.7 })).toEqual([]);
  expect(ids({ guestRooms: 1 })).toEqual([]);
});

describe("suggestions", () => {
  const names = (keyword: string, city?: string) =>
    index.suggest(keyword, city).map(({ kind, name }) => `${kind} ${name}`);

  it("put an exactly named city first", () => {
    expect(names("上海")[0]).toBe("city 上海");
    expect(names("shanghai", "110000")[0]).toBe("city 上海");
    expect(names("北京")).toContain("venue 北京国贸大酒店");
  });

  it("put the current city first", () => {
    expect(names("国贸", "310000")[0]).toBe("venue 上海国贸酒店");
    expect(names("国贸", "110000")[0]).toBe("venue 北京国贸大酒店");
  });

  it("include regions with venues, by pinyin and initials", () => {
    expect(names("朝阳", "110000")).toContain("region 朝阳区");
    expect(names("chaoyang", "110000")).toContain("region 朝阳区");
    expect(names("cyq", "110000")).toContain("region 朝阳区");
    expect(names("海淀", "110000")).toEqual([]);
  });

  it("highlight matched characters, but not pinyin matches", () => {
    expect(index.suggest("大酒店", "110000")[0]).toMatchObject({ name: "北京国贸大酒店", highlight: [4, 7] });
    expect(index.suggest("wjhy", "110000")[0]).not.toHaveProperty("highlight");
  });

  it("return at most ten, and none for empty input", () => {
    expect(index.suggest("a").length).toBeLessThanOrEqual(10);
    expect(index.suggest("酒店").length).toBeLessThanOrEqual(10);
    expect(index.suggest(" ，")).toEqual([]);
  });
});

it("normalises width, case, traditional characters, spaces and punctuation", () => {
  expect(normaliseText("國貿（ＣＢＤ） 店·A座")).toBe("国贸cbd店a座");
  expect(splitKeyword("国贸，  会议室")).toEqual(["国贸", "会议室"]);
  expect(findHighlight("東 方（君悦）", "方君")).toEqual([2, 5]);
  expect(findHighlight("𠮷野家", "野")).toEqual([1, 2]);
});
