import { describe, expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { findCityBySlug } from "#server/geography/reference-city.ts";
import { parseQueryText } from "./parse-query-text.ts";

const context = await createMemoryContext({
  venues: [createTestVenue("1", { name: "课卓文化会所" }), createTestVenue("2", { cityCode: "310000" })],
  spaces: [],
});
const parseOn = (page: string, text: string) => parseQueryText(context, findCityBySlug(page)!, text);

describe("a slip of the pen", () => {
  it.each([
    ["朝杨 200人", "region", "朝杨", "朝阳"],
    ["科桌 80人", "layout", "科桌", "课桌"],
    ["科桌式 80人", "layout", "科桌式", "课桌式"],
    ["剧园式 200人", "layout", "剧园式", "剧院式"],
    ["鱼谷式 60人", "layout", "鱼谷式", "鱼骨式"],
    ["董事会势 20人", "layout", "董事会势", "董事会式"],
    ["50人，投影议", "feature", "投影议", "投影仪"],
    ["宾管，50人", "venueType", "宾管", "宾馆"],
    ["国冒 50人", "region", "国冒", "国贸"],
    ["国冒附近 50人", "region", "国冒附近", "国贸附近"],
    ["王府景 100人", "region", "王府景", "王府井"],
    ["中关忖 50人", "region", "中关忖", "中关村"],
    ["三里吨 50人", "region", "三里吨", "三里屯"],
    ["北京南占附近 50人", "region", "北京南占附近", "北京南站附近"],
    ["培迅 50人", "eventType", "培迅", "培训"],
    ["发步会 300人", "eventType", "发步会", "发布会"],
    ["酒点 100人", "venueType", "酒点", "酒店"],
    ["杭洲 100人", "city", "杭洲", "杭州"],
  ])("is put right: %s", (sentence, kind, text, corrected) => {
    const { understood, unread } = parseOn("beijing", sentence);
    expect(understood.find((term) => term.kind === kind)).toMatchObject({ text, corrected });
    expect(unread).toEqual([]);
  });

  it("is put right in the city that the sentence names", () => {
    const { city, understood } = parseOn("beijing", "上海 徐家会 100人");
    expect(city.pinyin).toBe("shanghai");
    expect(understood.find(({ kind }) => kind === "region")).toMatchObject({ text: "徐家会", corrected: "徐家汇" });
  });

  it("leaves an implied layout without a spelling of its own", () => {
    expect(parseOn("beijing", "培迅 50人").understood.find(({ implied }) => implied)).toEqual({
      kind: "layout",
      text: "培迅",
      value: 2,
      implied: true,
    });
  });
});

describe("other text", () => {
  it.each([
    "公关公司 30人",
    "教师 100人",
    "化妆师 50人",
    "学员 50人",
    "代理 100人",
    "信仰 100人",
    "长江 100人",
    "电竞 200人",
    "直播 50人",
    "剧本 50人",
    "烧烤 唱歌 30人",
    "机器人大赛 200人",
    "砚川台 30人",
    "课卓 30人",
    "朝 30人",
    "课桌 30人",
    "朝阳 30人",
  ])("is not corrected: %s", (sentence) => {
    expect(parseOn("beijing", sentence).understood.filter(({ corrected }) => corrected)).toEqual([]);
  });
});
