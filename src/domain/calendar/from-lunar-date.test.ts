import { getLunarDate, getSolarTermDate } from "chinese-days";
import { expect, it } from "vitest";
import { addDays, toDayNumber, toIsoDay } from "../day.ts";
import { fromLunarDate, getQingming, getWinterSolstice } from "./from-lunar-date.ts";

const toIso = (day: number | undefined) => (day === undefined ? undefined : toIsoDay(day));
const years = Array.from({ length: 12 }, (_, at) => 2024 + at);

it("agrees with the library on every lunar day from 2024 to 2035", () => {
  for (let day = "2024-02-10"; day < "2036-01-28"; day = addDays(day, 1)) {
    const { lunarYear, lunarMon: month, lunarDay, isLeap } = getLunarDate(day);
    expect([day, toIso(fromLunarDate(lunarYear, { month, day: lunarDay, isLeap }))]).toEqual([day, day]);
  }
});

it("has the solar terms of the library that are festivals", () => {
  for (const year of years)
    expect([toIsoDay(getQingming(year)), toIsoDay(getWinterSolstice(year))]).toEqual([
      getSolarTermDate(year, 4, "pure_brightness"),
      getSolarTermDate(year, 12, "the_winter_solstice"),
    ]);
});

it.each([
  ["new year of 2027", 2027, { month: 1, day: 1 }, "2027-02-06"],
  ["the last day of 2026", 2026, { month: 12, day: -1 }, "2027-02-05"],
  ["a leap month", 2025, { month: 6, day: 1, isLeap: true }, "2025-07-25"],
  ["a day that the month lacks", 2026, { month: 12, day: 30 }, undefined],
  ["a leap month that the year lacks", 2026, { month: 6, day: 1, isLeap: true }, undefined],
  ["no month", 2026, { month: 13, day: 1 }, undefined],
  ["a year beyond the table", 2036, { month: 1, day: 1 }, undefined],
] as const)("converts %s", (_, year, date, expected) => expect(toIso(fromLunarDate(year, date))).toBe(expected));

it("ends each year the day before the next begins", () => {
  for (const year of years.slice(1))
    expect(fromLunarDate(year - 1, { month: 12, day: -1 })).toBe(fromLunarDate(year, { month: 1, day: 1 })! - 1);
  expect(toIsoDay(toDayNumber("2027-02-06"))).toBe(toIso(fromLunarDate(2027, { month: 1, day: 1 })));
});
