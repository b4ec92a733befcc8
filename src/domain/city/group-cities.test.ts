import { expect, test } from "vitest";
import { groupCities, type IndexedCity } from "./group-cities.ts";

const city = (code: string, name: string, pinyin: string): IndexedCity => ({
  code,
  name,
  pinyin,
  leadingLetter: pinyin.charAt(0).toUpperCase(),
});
const open = [
  city("310000", "上海", "shanghai"),
  city("110000", "北京", "beijing"),
  city("440300", "深圳", "shenzhen"),
  city("320500", "苏州", "suzhou"),
];

test("lists the position first, then hot cities, then letters in order", () => {
  const groups = groupCities(open, [city("440300", "深圳", "shenzhen"), city("999999", "未开", "weikai")]);
  expect(groups.map(({ key }) => key)).toEqual(["#", "hot", "B", "S"]);
  expect(groups[1]?.cities.map(({ name }) => name)).toEqual(["深圳"]);
  expect(groups[3]?.cities.map(({ name }) => name)).toEqual(["上海", "深圳", "苏州"]);
});

test("shows at most six hot cities", () => {
  const many = Array.from({ length: 9 }, (_, at) => city(String(100_000 + at), `城${at}`, `c${"abcdefghi"[at]}`));
  expect(groupCities(many, many)[1]?.cities).toHaveLength(6);
});
