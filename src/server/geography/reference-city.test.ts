import { describe, expect, it } from "vitest";
import { defaultCity } from "#domain/city/city.ts";
import { listCities, findCityByCode, findCityBySlug, listHotCities } from "./reference-city.ts";
import { openableCodes } from "./tables/openable.ts";
import { toPinyin } from "./to-pinyin.ts";

const routeNames =
  "view zt ask case app activity customer huichat marketing nianhui solutions southeastasia shortlist compare demand api assets s".split(
    " ",
  );

/** Slugs of cities that share the reading of their name with a larger city. */
const ownSlugs: Record<string, string> = {
  宿州: "suzhouanhui",
  抚州: "fuzhoujiangxi",
  泰州: "taizhoujiangsu",
  伊春: "yichunheilongjiang",
  榆林: "yulinshaanxi",
};

describe("cities", () => {
  it("has every city of China once", () => {
    const china = listCities().filter((city) => !city.global);
    expect(china).toHaveLength(391);
    expect(new Set(listCities().map((city) => city.code)).size).toBe(listCities().length);
    expect(china.every((city) => city.country === "CN" && /^[1-8]\d{5}$/.test(city.code))).toBe(true);
  });

  it("gives each city a unique slug of letters that is no route", () => {
    const slugs = listCities().map((city) => city.pinyin);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !/^[a-z]+$/.test(slug) || routeNames.includes(slug))).toEqual([]);
    expect(listCities().filter((city) => city.leadingLetter !== city.pinyin[0]?.toUpperCase())).toEqual([]);
  });

  it("derives the slug from the local reading, except for five namesakes", () => {
    const china = listCities().filter((city) => !city.global);
    expect(china.filter((city) => city.pinyin !== (ownSlugs[city.name] ?? toPinyin(city.name)))).toEqual([]);
  });

  it.each([
    ["重庆", "chongqing", "Chongqing"],
    ["长沙", "changsha", "Changsha"],
    ["厦门", "xiamen", "Xiamen"],
    ["蚌埠", "bengbu", "Bengbu"],
    ["六安", "luan", "Lu'an"],
    ["亳州", "bozhou", "Bozhou"],
    ["台州", "taizhou", "Taizhou"],
    ["丽水", "lishui", "Lishui"],
    ["百色", "baise", "Baise"],
    ["长治", "changzhi", "Changzhi"],
    ["朝阳", "chaoyang", "Chaoyang"],
    ["东莞", "dongguan", "Dongguan"],
    ["台北", "taibei", "Taipei"],
    ["西安", "xian", "Xi'an"],
    ["呼和浩特", "huhehaote", "Hohhot"],
    ["乌鲁木齐", "wulumuqi", "Urumqi"],
    ["拉萨", "lasa", "Lhasa"],
    ["哈尔滨", "haerbin", "Harbin"],
    ["香港", "xianggang", "Hong Kong"],
    ["喀什", "kashi", "Kashgar"],
    ["昌都", "changdu", "Chamdo"],
    ["吉林", "jilin", "Jilin City"],
    ["乐山", "leshan", "Leshan"],
    ["乐东", "ledong", "Ledong"],
    ["那曲", "naqu", "Nagqu"],
  ])("names %s %s, %s", (name, slug, nameEn) => {
    expect(findCityBySlug(slug)).toMatchObject({ name, nameEn });
  });

  it("gives the plain slug to the larger of two namesakes", () => {
    expect(["suzhou", "fuzhou", "taizhou", "yichun", "yulin"].map((slug) => findCityBySlug(slug)?.name)).toEqual([
      "苏州",
      "福州",
      "台州",
      "宜春",
      "玉林",
    ]);
    expect(Object.values(ownSlugs).map((slug) => findCityBySlug(slug)?.name)).toEqual(Object.keys(ownSlugs));
  });

  it("finds the default city and returns undefined for unknown codes and slugs", () => {
    expect(findCityByCode(defaultCity.code)).toMatchObject({ name: defaultCity.name, pinyin: defaultCity.pinyin });
    expect(findCityByCode("999999")).toBeUndefined();
    expect(findCityBySlug("atlantis")).toBeUndefined();
  });

  it("places Chinese cities within China and codes those abroad by country", () => {
    const outside = listCities().filter((city) =>
      city.global ? !/^9\d{5}$/.test(city.code) : city.lng < 73 || city.lng > 136 || city.lat < 3 || city.lat > 54,
    );
    expect(outside).toEqual([]);
    expect(findCityByCode("970201")).toMatchObject({
      name: "新加坡",
      country: "SG",
      currency: "SGD",
      continent: "Asia",
    });
    expect(findCityByCode("810000")).toMatchObject({ name: "香港", country: "CN", currency: "HKD" });
  });

  it("lists the openable and the hot cities", () => {
    const openable = listCities().filter((city) => city.openable);
    expect(openable.length).toBeGreaterThanOrEqual(40);
    expect(openable).toHaveLength(openableCodes.length);
    expect(listHotCities().length).toBeGreaterThanOrEqual(6);
    expect(listHotCities().every((city) => city.openable && city.hot)).toBe(true);
  });
});
