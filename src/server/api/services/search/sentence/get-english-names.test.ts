import { describe, expect, it } from "vitest";
import { getRegions } from "#server/geography/get-regions.ts";
import { getEnglishNames } from "./get-english-names.ts";

describe("English names of regions", () => {
  const getNamesOf = (name: string) =>
    getRegions("110000").flatMap((region) => (region.name === name ? getEnglishNames(region, "beijing") : []));

  it.each([
    ["北京南站", "beijing south railway station"],
    ["北京站", "beijing railway station"],
    ["北京丰台站", "beijingfengtai railway station"],
    ["北京首都国际机场", "capital airport"],
    ["北京大兴国际机场", "daxing airport"],
    ["朝阳区", "chaoyang"],
    ["望京", "wangjing"],
    ["金融街", "financial street"],
  ])("%s: %s", (name, english) => {
    expect(getNamesOf(name)).toContain(english);
  });

  it("omits pinyin that is also an English word", () => {
    expect(getEnglishNames({ name: "门", pinyin: "men", kind: "business-area" }, "beijing")).toEqual([]);
  });
});
