import { expect, test } from "vitest";
import { failedPosition, toPositionCity } from "./position-city.ts";

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

test("fails with the placeholder name where the city is unknown", () => {
  expect(toPositionCity(point, undefined)).toEqual({ ...failedPosition, ...point });
});
