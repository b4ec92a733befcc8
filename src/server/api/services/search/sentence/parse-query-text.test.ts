import { describe, expect, it } from "vitest";
import { createTestVenue } from "../../../../../../tests/create-test-venue.ts";
import { createMemoryContext } from "../../../../../../tests/search/create-memory-context.ts";
import { findCityBySlug } from "../../../../geography/reference-city.ts";
import { findRegionById } from "../../../../geography/get-regions.ts";
import { parseQueryText } from "./parse-query-text.ts";

const context = await createMemoryContext({
  venues: [
    createTestVenue("1", { name: "北京饭店" }),
    createTestVenue("2", { name: "北京国贸大酒店" }),
    createTestVenue("3", { name: "上海大酒店", nearPlaces: ["鸟巢"] }),
    createTestVenue("4", { name: "上海中心会议厅", cityCode: "310000" }),
  ],
  spaces: [],
});

const parseOn = (page: string, text: string) => parseQueryText(context, findCityBySlug(page)!, text);

/** Formats a result: the city, the terms (! implied, ? wish), what was not read. */
function format(page: string, text: string): string {
  const { city, understood, unread } = parseOn(page, text);
  const terms = understood
    .filter(({ kind }) => kind !== "city")
    .map(({ kind, value, implied, wish, corrected, text: written }) => {
      const shown = kind === "region" ? findRegionById(value)?.name : typeof value === "object" ? "…" : value;
      return `${kind}${implied ? "!" : ""}${wish ? "?" : ""}=${shown}${corrected ? `(${written}→${corrected})` : ""}`;
    });
  return [city.pinyin, ...terms, ...unread.map((piece) => `「${piece}」`)].join(" ");
}

const table = (page: string, rows: readonly (readonly [sentence: string, result: string])[]) =>
  it.each(rows)(`on the page of ${page}: %s`, (sentence, result) => expect(format(page, sentence)).toBe(result));

describe("the city that a sentence names", () => {
  table("beijing", [
    ["上海 200人 课桌式 预算3万", "shanghai people=200 layout=2 price=30000"],
    ["下周五上海浦东200人", "shanghai date=2026-11-27 region=浦东新区 people=200"],
    ["陆家嘴 50人", "shanghai region=陆家嘴 people=50"],
    ["西湖边 100人", "hangzhou region=西湖区 people=100"],
    ["虹桥站附近 30人", "shanghai region=上海虹桥站 people=30"],
    ["天河区 200人", "guangzhou region=天河区 people=200"],
    ["车公庙地铁站附近 50人", "shenzhen region=车公庙 people=50"],
    ["昆山 100人", "suzhou region=昆山 people=100"],
    ["迪士尼附近 200人", "shanghai region=迪士尼 people=200"],
    ["pudong 50 people", "shanghai region=浦东新区 people=50"],
    ["Shanghai 200 people", "shanghai people=200"],
    ["上海路演 100人", "shanghai eventType=roadshow people=100"],
    ["重庆北站 40人", "chongqing region=重庆北站 people=40"],
    ["不在上海，杭州 50人", "hangzhou people=50"],
    ["上海，不对，杭州 50人", "hangzhou people=50"],
    ["上海国贸 100人", "shanghai people=100 「国贸」"],
    ["上海 朝阳 100人", "shanghai people=100 「朝阳」"],
  ]);
  table("shanghai", [
    ["朝阳 100人", "beijing region=朝阳区 people=100"],
    ["国贸 100人", "beijing region=国贸CBD people=100"],
    ["五道口 50人", "beijing region=五道口 people=50"],
    ["首都机场 100人", "beijing region=首都机场 people=100"],
    ["北京饭店", "beijing name=北京饭店"],
    ["浦东 100人", "shanghai region=浦东新区 people=100"],
  ]);
});

describe("no other city", () => {
  table("beijing", [
    ["朝阳 100人", "beijing region=朝阳区 people=100"],
    ["鸟巢附近 50人", "beijing near=鸟巢 people=50"],
    ["北京路 30人", "beijing people=30 「北京路」"],
    ["南京东路 30人", "beijing people=30 「南京东路」"],
    ["上海大酒店 30人", "beijing name=上海大酒店 people=30"],
    ["北京大酒店 30人", "beijing people=30 「北京大酒店」"],
    ["上海银行 200人", "beijing people=200 「上海银行」"],
    ["北京烤鸭 30人", "beijing people=30 「北京烤鸭」"],
    ["从上海来20个客户", "beijing people=20 「从上海来」"],
    ["长安汽车 300人", "beijing people=300 「长安汽车」"],
    ["科学园 植物园 300人", "beijing people=300 「科学园」 「植物园」"],
  ]);
});

describe("several cities", () => {
  it.each([
    ["北京或上海 100人", ["110000", "310000"], "beijing"],
    ["上海、杭州都行，100人", ["310000", "330100"], "shanghai"],
    ["杭州或者苏州，南京也行，100人", ["330100", "320500", "320100"], "hangzhou"],
    ["陆家嘴或天河 50人", ["310000", "440100"], "shanghai"],
    ["上海陆家嘴 50人", ["310000"], "shanghai"],
    ["上海，杭州，上海 50人", ["310000", "330100"], "shanghai"],
    ["朝阳 50人", [], "beijing"],
  ])("%s", (text, cities, city) => {
    expect(parseOn("beijing", text)).toMatchObject({ cities, city: { pinyin: city } });
  });

  it("marks a city that follows from a place as implied", () => {
    const { understood } = parseOn("beijing", "陆家嘴 50人");
    expect(understood[0]).toEqual({ kind: "city", text: "陆家嘴", value: "310000", implied: true });
    expect(parseOn("beijing", "上海陆家嘴 50人").understood[0]).toEqual({
      kind: "city",
      text: "上海",
      value: "310000",
    });
  });
});

describe("what was not read", () => {
  table("beijing", [
    ["200人 烧烤", "beijing people=200 「烧烤」"],
    ["想找个能烧烤的露台，30人", "beijing people=30 「烧烤的露台」"],
    ["100平以内 20人", "beijing people=20 「100平以内」"],
    ["20个车位 50人", "beijing people=50 「20个车位」"],
    ["下午3点开始，人均300", "beijing 「下午3点」 「人均300」"],
    ["你好，能烧烤吗", "beijing 「烧烤」"],
    ["随便看看", "beijing 「随便看看」"],
    ["会议室", "beijing"],
  ]);
});
