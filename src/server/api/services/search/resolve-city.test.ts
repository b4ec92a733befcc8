import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { getSuggestions } from "./get-suggestions.ts";
import { getVenueClusters } from "./get-venue-clusters.ts";
import { searchSpaces } from "./search-spaces.ts";
import { searchVenues } from "./search-venues.ts";

const shanghai = { cityCode: "310000", regionIds: ["310106"], lng: 121.45, lat: 31.23 };
const context = await createMemoryContext({
  venues: [
    createTestVenue("1", { name: "国贸大酒店", regionIds: ["110105"], lng: 116.46, lat: 39.91 }),
    createTestVenue("2", { name: "北京上海大厦", regionIds: ["110105"], lng: 116.46, lat: 39.91 }),
    createTestVenue("3", { name: "静安香格里拉", ...shanghai }),
    createTestVenue("4", { name: "外滩茂悦", ...shanghai, regionIds: ["310101"] }),
  ],
  spaces: [
    createTestSpace("11", "1", { capacity: { classroom: 240 } }),
    createTestSpace("31", "3", { capacity: { classroom: 300 } }),
    createTestSpace("41", "4", { capacity: { classroom: 80 } }),
  ],
});
const search = async (city: string, q: string, more: object = {}) => {
  const answer = await searchVenues(context, { city, q, ...more });
  return { city: answer.city, ids: answer.list.map(({ id }) => id), answer };
};

describe("a city named in the sentence", () => {
  it("wins over the city of the page in both lists and on the map", async () => {
    const { city, ids, answer } = await search("beijing", "上海 200人 课桌式");
    expect({ city, ids }).toEqual({ city: "310000", ids: ["3"] });
    expect(answer).toMatchObject({ cityPinyin: "shanghai", cityName: "上海", effective: { city: "310000" } });
    const spaces = await searchSpaces(context, { city: "beijing", q: "上海 200人 课桌式" });
    expect([spaces.city, spaces.list.map(({ id }) => id)]).toEqual(["310000", ["31"]]);
    expect((await getVenueClusters(context, { city: "beijing", q: "上海 200人", cell: 0.1 })).total).toBe(1);
  });

  it("resolves regions there, and drops the region and the map box of the page's city", async () => {
    const { city, ids, answer } = await search("beijing", "静安 上海", { region: "110105", box: "116,39,117,40" });
    expect({ city, ids }).toEqual({ city: "310000", ids: ["3"] });
    expect(answer.query.region).toBeUndefined();
    expect(answer.understood.map(({ kind, value }) => [kind, value])).toEqual([
      ["region", "310106"],
      ["city", "310000"],
    ]);
  });

  it("does not win where it is part of a venue's name, or is the page's own", async () => {
    expect(await search("beijing", "上海大厦")).toMatchObject({ city: "110000", ids: ["2"] });
    expect(await search("shanghai", "上海 静安")).toMatchObject({ city: "310000", ids: ["3"] });
    expect(await search("beijing", "朝阳 200人")).toMatchObject({ city: "110000" });
  });

  it("offers the other cities with their totals; the page's own city stays", async () => {
    const third = await search("guangzhou", "北京或上海 200人");
    expect(third.city).toBe("110000");
    expect(third.answer.otherCities).toEqual([{ code: "310000", name: "上海", pinyin: "shanghai", total: 1 }]);
    const second = await search("shanghai", "北京或上海 200人");
    expect(second.city).toBe("310000");
    expect(second.answer.otherCities).toEqual([{ code: "110000", name: "北京", pinyin: "beijing", total: 1 }]);
  });

  it("is answered without rows where it has no venues", async () => {
    const { city, ids, answer } = await search("beijing", "拉萨 200人");
    expect({ city, ids, total: answer.total }).toEqual({ city: "540100", ids: [], total: 0 });
  });

  it("is the city of the suggestions", () => {
    const suggest = (keyword: string) =>
      getSuggestions(context, { city: "beijing", keyword }).map(({ kind, name, cityPinyin }) => [
        kind,
        name,
        cityPinyin,
      ]);
    expect(suggest("上海静安")).toEqual([
      ["region", "静安区", "shanghai"],
      ["venue", "静安香格里拉", "shanghai"],
    ]);
    expect(suggest("上海")[0]).toEqual(["city", "上海", "shanghai"]);
    expect(suggest("国贸大")).toEqual([["venue", "国贸大酒店", "beijing"]]);
  });
});

describe("a sentence of which nothing was read", () => {
  it("finds nothing, on the map neither, and says what was not read", async () => {
    const { ids, answer } = await search("beijing", "烧烤");
    expect({ ids, total: answer.total, isUnread: answer.isUnread }).toEqual({ ids: [], total: 0, isUnread: true });
    expect(answer.unread).toEqual(["烧烤"]);
    expect(answer.relax).toEqual([]);
    expect((await getVenueClusters(context, { city: "beijing", q: "烧烤", cell: 0.1 })).total).toBe(0);
  });

  it("differs from one of which a part was read", async () => {
    const { ids, answer } = await search("beijing", "200人 烧烤");
    expect({ ids, isUnread: answer.isUnread, unread: answer.unread }).toEqual({
      ids: ["1"],
      isUnread: false,
      unread: ["烧烤"],
    });
  });
});
