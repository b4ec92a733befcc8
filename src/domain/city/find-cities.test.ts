import { expect, it } from "vitest";
import { type FindableCity, findCities } from "./find-cities.ts";

const city = (
  name: string,
  pinyin: string,
  initials: string,
  venueCount: number,
  more: Partial<FindableCity> = {},
) => ({
  name,
  pinyin,
  initials,
  venueCount,
  nameEn: pinyin,
  ...more,
});
const cities = [
  city("上海", "shanghai", "sh", 400),
  city("北京", "beijing", "bj", 300),
  city("宝鸡", "baoji", "bj", 5),
  city("深圳", "shenzhen", "sz", 200),
  city("苏州", "suzhou", "sz", 90),
  city("宿州", "suzhouanhui", "sz", 2),
  city("沈阳", "shenyang", "sy", 40),
  city("新加坡", "singapore", "xjp", 12, { nameEn: "Singapore", reading: "xinjiapo" }),
  city("吉隆坡", "kualalumpur", "jlp", 8, { nameEn: "Kuala Lumpur", reading: "jilongpo" }),
];
const find = (query: string) => findCities(cities, query).map(({ name }) => name);

it.each([
  ["bj", ["北京", "宝鸡"]],
  ["BJ ", ["北京", "宝鸡"]],
  ["sz", ["深圳", "苏州", "宿州"]],
  ["shenzhen", ["深圳"]],
  ["shen zhen", ["深圳"]],
  ["Shen-Zhen", ["深圳"]],
  ["ＳＺ", ["深圳", "苏州", "宿州"]],
  ["shen", ["深圳", "沈阳"]],
  ["s", ["上海", "深圳", "苏州", "沈阳", "新加坡", "宿州"]],
  ["深", ["深圳"]],
  ["深圳市", ["深圳"]],
  ["圳", ["深圳"]],
  ["suzhou", ["苏州", "宿州"]],
  ["kuala l", ["吉隆坡"]],
  ["xinjiapo", ["新加坡"]],
  ["singapore", ["新加坡"]],
  ["市", []],
  ["zzz", []],
])("finds %s", (query, names) => {
  expect(find(query)).toEqual(names);
});

it("returns every city for an empty text and survives any other", () => {
  expect(find(" ")).toHaveLength(cities.length);
  for (const query of ["(", "[a", "\\", "🙂", "a".repeat(10_000)]) expect(find(query)).toEqual([]);
});
