import { expect, it } from "vitest";
import { findCityAt } from "./find-city-at.ts";

it.each([
  ["天安门", 116.397, 39.909, "北京"],
  ["延庆", 115.97, 40.46, "北京"],
  ["密云", 116.84, 40.38, "北京"],
  ["万州", 108.38, 30.81, "重庆"],
  ["昆山", 120.98, 31.39, "苏州"],
  ["崇明", 121.4, 31.62, "上海"],
  ["义乌", 120.07, 29.31, "金华"],
  ["乌鲁木齐", 87.617, 43.793, "乌鲁木齐"],
  ["新加坡", 103.85, 1.29, "新加坡"],
])("finds the city of %s", (_, lng, lat, name) => {
  expect(findCityAt(lng, lat)?.name).toBe(name);
});

it.each([
  ["the sea", 150, 20],
  ["no longitude of the earth's cities", -150, -60],
])("finds none in %s", (_, lng, lat) => {
  expect(findCityAt(lng, lat)).toBeUndefined();
});
