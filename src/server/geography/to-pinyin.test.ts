import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toPinyin, getReadings } from "./to-pinyin.ts";

describe("readings", () => {
  it.each([
    ["国贸CBD", "guomaocbd", "gmcbd"],
    ["北京JW万豪酒店 2号楼", "beijingjwwanhaojiudian2haolou", "bjjwwhjd2hl"],
    ["前门（大栅栏）", "qianmendashilan", "qmdsl"],
    ["上海Ａ座", "shanghaiazuo", "shaz"],
    ["Café 咖啡", "cafekafei", "cafekf"],
    ["吕梁", "lvliang", "ll"],
    ["an安", "anan", "ana"],
    ["", "", ""],
  ])("romanizes %s as %s and %s", (text, full, initials) => {
    const { syllables, ...read } = getReadings(text);
    expect(read).toEqual({ full, initials });
    expect(syllables.join("")).toBe(full);
  });

  it("use the local reading of place names", () => {
    const names =
      "莘庄 单县 洪洞 泌阳 重庆 长沙 厦门 朝阳 长安 长宁 番禺 天府 六安 蚌埠 台州 丽水 乐清 什邡 新都 十里堡 岗厦".split(
        " ",
      );
    expect(names.map(toPinyin)).toEqual(
      "xinzhuang shanxian hongtong biyang chongqing changsha xiamen chaoyang changan changning panyu tianfu luan bengbu taizhou lishui yueqing shifang xindu shilipu gangxia".split(
        " ",
      ),
    );
  });

  it("contain only lower-case letters and digits for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { full, initials } = getReadings(text);
        expect(full).toMatch(/^[a-z0-9]*$/);
        expect(initials).toMatch(/^[a-z0-9]*$/);
        expect(initials.length).toBeLessThanOrEqual(full.length);
      }),
    );
  });
});
