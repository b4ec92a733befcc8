import { expect, it } from "vitest";
import { createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { hotCitiesShown } from "#domain/limits.ts";
import { getCities } from "./get-cities.ts";
import { getOpenCities } from "./get-open-cities.ts";

const singapore = "970201";
const open = ["110000", "310000", "310000", "440100", "440300", "330100", "510100", "500000", "620100", singapore];
const context = await createMemoryContext({
  venues: open.map((cityCode, at) => createTestVenue(String(at), { cityCode })),
  spaces: [],
});
const cities = getCities(context);

it("shows at most six hot cities, all of them open", () => {
  const hot = cities.hotestCity.orderStructure;
  expect(hot).toHaveLength(hotCitiesShown);
  expect(hot.every((city) => city.open && city.hot)).toBe(true);
  expect(hot[0]).toMatchObject({ id: "110000", name: "北京", venueCount: 1 });
});

it("groups cities by letter in alphabetical order", () => {
  const letters = Object.keys(cities.submitCity.orderStructure);
  expect(letters).toEqual(letters.toSorted());
  for (const [letter, group] of Object.entries(cities.submitCity.orderStructure)) {
    expect(group.every((city) => city.leadingLetter === letter && city.pinyin.startsWith(letter.toLowerCase()))).toBe(
      true,
    );
  }
  expect(
    Object.values(cities.openedCity.orderStructure)
      .flat()
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual([...new Set(open)].filter((code) => code !== singapore).toSorted());
});

it("lists the cities abroad apart, in both languages", () => {
  expect(cities.globalCity.zh.some(({ name, open: isOpen }) => name === "新加坡" && isOpen)).toBe(true);
  expect(cities.globalCity.en.some(({ name }) => name === "Singapore")).toBe(true);
});

it("lists open cities by venue count, descending", () => {
  const list = getOpenCities(context);
  expect(list[0]).toMatchObject({ code: "310000", venueCount: 2 });
  expect(list).toHaveLength(new Set(open).size);
});
