import { describe, expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { findCityBySlug } from "#server/geography/reference-city.ts";
import { findRegionById } from "#server/geography/get-regions.ts";
import { parseQueryText } from "./parse-query-text.ts";

const context = await createMemoryContext({
  venues: [
    createTestVenue("1", { name: "北京饭店" }),
    createTestVenue("2", { name: "北京国贸大酒店" }),
    createTestVenue("3", { name: "上海大酒店", nearPlaces: ["鸟巢"] }),
    createTestVenue("4", { name: "上海中心会议厅", cityCode: "310000", brandName: "柏悦", groupName: "凯悦" }),
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
    ["柏悦 100人", "shanghai brand=柏悦 people=100"],
    ["青岛啤酒节 100人", "qingdao people=100 「啤酒节」"],
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

describe("a province or a group of them stands for its cities with venues", () => {
  it.each([
    ["beijing", "江浙沪 200人 课桌式", "shanghai people=200 layout=2", "310000"],
    ["beijing", "长三角，100人，要LED", "shanghai people=100 feature=0", "310000"],
    ["beijing", "京津冀 100人", "beijing people=100", "110000"],
    ["shanghai", "在京津冀地区办年会 100人", "beijing eventType=annual-meeting layout!=7 people=100", "110000"],
    // Without venues the province's first city says so.
    ["beijing", "浙江省 200人", "hangzhou people=200", ""],
    ["beijing", "西藏 30人", "lasa people=30", ""],
    ["beijing", "浙江 杭州 200人", "hangzhou people=200", "330100"],
  ])("on the page of %s: %s", (page, text, result, codes) => {
    expect([format(page, text), parseOn(page, text).cities.join()]).toEqual([result, codes]);
  });
  it.each(["浙江宾馆 100人", "海南路 30人", "新疆菜 30人", "山东大厦", "四川火锅 20人"])("%s is none", (text) => {
    expect(parseOn("beijing", text).city.pinyin).toBe("beijing");
  });
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
    ["家庭日 大露台 80人", "beijing people=80 「家庭日」 「大露台」"],
    ["拍卖会 下午2点到5点 80人", "beijing people=80 「拍卖会」 「下午2点到5点」"],
    ["两天一夜 80人", "beijing days=2 need=一夜 people=80"],
    ["会场能放10辆车", "beijing 「放10辆车」"],
    ["会议室", "beijing"],
  ]);
});

describe("what a sentence excludes", () => {
  table("beijing", [
    ["不要酒店 50人", "beijing people=50 「不要酒店」"],
    ["不要舞台和LED，50人", "beijing people=50 「不要舞台和LED」"],
    ["不在国贸 50人", "beijing people=50 「不在国贸」"],
    ["不需要舞台 50人", "beijing people=50"],
    ["不要五星，四星就行，100人", "beijing star=4 people=100"],
  ]);
});

describe("an event type", () => {
  table("beijing", [
    ["培训 50人", "beijing eventType=training layout!=2 people=50"],
    ["新品发布会 300人", "beijing eventType=launch layout!=1 people=300"],
    ["行业论坛 300人", "beijing eventType=forum layout!=1 people=300"],
    ["峰会 800人", "beijing eventType=forum layout!=1 people=800"],
    ["年会 300人", "beijing eventType=annual-meeting layout!=7 people=300"],
    ["晚宴 200人", "beijing eventType=banquet layout!=7 people=200"],
    ["婚宴 200人", "beijing eventType=wedding layout!=7 people=200"],
    ["闭门会 20人", "beijing eventType=closed-door layout!=3 people=20"],
    ["董事会会议 12人", "beijing eventType=closed-door layout!=3 people=12"],
    ["董事会 12人", "beijing layout!=3 people=12"],
    ["酒会 200人", "beijing layout!=8 people=200"],
    ["年会酒会 200人", "beijing eventType=annual-meeting layout!=8 people=200"],
    ["团建 30人", "beijing eventType=team-building people=30"],
    ["100人论坛 课桌式", "beijing people=100 eventType=forum layout=2"],
    ["董事会式 12人", "beijing layout=3 people=12"],
    ["年会 20桌", "beijing eventType=annual-meeting people=200 layout=7"],
    ["200人培训 台型不限", "beijing people=200 eventType=training"],
    ["200人培训，不限台型", "beijing people=200 eventType=training"],
    ["怎么摆都行，200人酒会", "beijing people=200"],
    ["不要课桌 培训 30人", "beijing eventType=training people=30 「不要课桌」"],
    ["出差培训，住经济型酒店", "beijing eventType=training star=2 venueType=0"],
  ]);
});

describe("trade terms", () => {
  table("beijing", [
    ["200人分组", "beijing people=200 layout=6"],
    ["200人分组讨论", "beijing people=200 layout=6"],
    ["40人岛屿", "beijing people=40 layout=6"],
    ["40人岛屿式", "beijing people=40 layout=6"],
    ["60人小组讨论 投影", "beijing people=60 layout=6 feature=1"],
    ["培训分5组，每组8人", "beijing eventType=training people=40 layout=6"],
    ["领导小组会议 20人", "beijing need=领导小组 people=20"],
    ["人均300，100人晚宴", "beijing mealPrice=300 people=100 eventType=banquet layout!=7"],
    ["50人团建，300元/人", "beijing people=50 eventType=team-building total=15000"],
    ["人均200-300，50人，预算2万", "beijing total=15000 people=50 price=20000"],
    ["餐标300，50人", "beijing mealPrice=300 people=50"],
    ["人均300", "beijing 「人均300」"],
    ["ballroom for 300, theatre style", "beijing need=ballroom people=300 layout=1"],
    ["ballroom 300 people", "beijing layout!=7 people=300"],
    ["boardroom for 12 with projector", "beijing layout=3 people=12 feature=1"],
    ["conference centre 500 theater style, LED wall", "beijing venueType=1 people=500 layout=1 feature=0"],
    ["hotel, 100 pax u-shape, natural light", "beijing venueType=0 people=100 layout=4 feature=8"],
    ["hollow square for 30", "beijing layout=5 people=30"],
    ["cocktail reception 200 people", "beijing layout!=8 people=200"],
    ["cabaret 80 people", "beijing layout=6 people=80"],
    ["islands 60 people", "beijing layout=6 people=60"],
    ["classroom for 40, high ceiling", "beijing layout=2 people=40 「high ceiling」"],
    ["gala dinner 500 guests", "beijing eventType=banquet layout!=7 people=500"],
    ["board meeting 15 people", "beijing eventType=closed-door layout!=3 people=15"],
  ]);
});
