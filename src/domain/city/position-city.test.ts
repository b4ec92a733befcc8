import { expect, test } from "vitest";
import type { City } from "./city.ts";
import { locateCity, failedPosition } from "./position-city.ts";

const beijing = { code: "110000", name: "北京", pinyin: "beijing", lng: 116.407, lat: 39.904, submit: true } as City;
const tianjin = { code: "120000", name: "天津", pinyin: "tianjin", lng: 117.2, lat: 39.085, submit: true } as City;

test("picks the nearest open city as the position", () => {
  const position = locateCity(116.6, 39.9, [tianjin, beijing]);
  expect(position).toMatchObject({ status: "success", code: "110000", inOpenCitys: true, longitude: 116.6 });
});

test("fails with the placeholder name when every open city is too far away", () => {
  expect(locateCity(87.6, 43.8, [beijing, tianjin])).toMatchObject({ status: "fail", name: failedPosition.name });
});
