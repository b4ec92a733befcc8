import { expect, test } from "vitest";
import { failedPosition, pendingPosition, toPositionCity } from "./position-city.ts";

const point = { longitude: 87.6, latitude: 43.8 };
const city = { code: "650100", name: "乌鲁木齐", pinyin: "wulumuqi" };

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])("says whether a city is open (%s) and takes demands (%s)", (open, submit) => {
  expect(toPositionCity(point, { ...city, open, submit })).toEqual({
    type: "position",
    status: "success",
    ...city,
    ...point,
    inOpenCitys: open,
    inSubmitCitys: submit,
  });
});

test.each([
  ["type", "position"],
  ["status", "success"],
  ["name", "乌鲁木齐"],
  ["code", "650100"],
  ["pinyin", "wulumuqi"],
  ["longitude", 87.6],
  ["latitude", 43.8],
  ["inOpenCitys", false],
  ["inSubmitCitys", true],
] as const)("a position city has the field %s", (field, value) => {
  expect(toPositionCity(point, { ...city, open: false, submit: true })[field]).toBe(value);
});

test("a position that is being found is pedding, one that was not found fail, each with its placeholder", () => {
  expect(pendingPosition).toMatchObject({ status: "pedding", name: "正在定位" });
  expect(failedPosition).toMatchObject({ status: "fail", name: "定位失败，重新定位" });
});

test("fails with the placeholder name where the city is unknown", () => {
  expect(toPositionCity(point, undefined)).toEqual({ ...failedPosition, ...point });
});
