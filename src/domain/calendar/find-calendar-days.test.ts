import { describe, expect, it } from "vitest";
import { findCalendarDays } from "./find-calendar-days.ts";
import { officialCalendar } from "./official-calendar.ts";

const find = (day: string) => findCalendarDays(day)[0]!;

describe("a day of the calendar", () => {
  it.each([
    ["2026-09-30", undefined],
    ["2026-10-01", "国庆节 1/7"],
    ["2026-10-04", "国庆节 4/7"],
    ["2026-10-07", "国庆节 7/7"],
    ["2026-10-08", undefined],
    ["2026-02-15", "春节 1/9"],
    ["2026-02-23", "春节 9/9"],
    ["2027-01-01", "元旦 1/1"],
  ])("%s belongs to the holiday %s", (day, expected) => {
    const { holiday } = find(day);
    expect(holiday && `${holiday.name} ${holiday.at}/${holiday.days}`).toBe(expected);
  });

  it.each([
    ["2026-10-10", "国庆节", "National Day"],
    ["2026-02-14", "春节", "Spring Festival"],
    ["2026-10-11", undefined, undefined],
    ["2026-10-09", undefined, undefined],
  ])("%s is worked for %s", (day, name, nameEn) => {
    expect(find(day).workday).toEqual(name && { name, nameEn });
  });

  it.each([
    ["2026-01-24", undefined],
    ["2026-01-25", 21],
    ["2026-02-14", 1],
    ["2026-02-15", undefined],
    ["2026-02-24", undefined],
    ["2027-01-14", undefined],
    ["2027-01-15", 21],
    ["2027-02-04", 1],
  ])("%s has %s days to the Spring Festival", (day, days) => expect(find(day).daysToSpring).toBe(days));

  it.each([
    ["2025-12-31", "unknown"],
    ["2026-01-01", "published"],
    ["2026-12-31", "published"],
    ["2027-01-01", "law"],
    ["2028-01-01", "unknown"],
  ])("%s is in a year that is %s", (day, year) => expect(find(day).year).toBe(year));

  it("has only what is said of it", () => {
    expect(find("2026-11-20")).toStrictEqual({ day: "2026-11-20", busy: [], year: "published" });
    expect(find("2026-10-02")).toStrictEqual({
      day: "2026-10-02",
      holiday: { name: "国庆节", nameEn: "National Day", at: 2, days: 7 },
      busy: [],
      year: "published",
    });
  });
});

it("names busy days everywhere and those of the city", () => {
  const everywhere = { name: "旺季", from: "2026-11-20", to: "2026-11-22", source: "x" };
  const beijing = { name: "车展", from: "2026-11-21", to: "2026-11-21", cityCode: "110000", source: "x" };
  const calendar = { ...officialCalendar, busy: [everywhere, beijing] };
  const busy = (day: string, cityCode?: string) =>
    findCalendarDays(day, 1, { calendar, cityCode })[0]!.busy.map(({ name }) => name);
  expect(busy("2026-11-21", "110000")).toEqual(["旺季", "车展"]);
  expect(busy("2026-11-21", "310000")).toEqual(["旺季"]);
  expect(busy("2026-11-21")).toEqual(["旺季"]);
  expect([busy("2026-11-19", "110000"), busy("2026-11-22", "110000"), busy("2026-11-23", "110000")]).toEqual([
    [],
    ["旺季"],
    [],
  ]);
});

it.each([
  [undefined, 1],
  [1, 1],
  [3, 3],
  [2.9, 2],
  [0, 1],
  [-5, 1],
  [Number.NaN, 1],
  [60, 60],
  [61, 60],
])("looks up %s days in a row: %i", (days, length) => {
  const found = findCalendarDays("2026-12-30", days).map(({ day }) => day);
  expect(found).toHaveLength(length);
  expect(found.slice(0, 3)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"].slice(0, length));
});

it("throws for what is no day", () => {
  expect(() => findCalendarDays("2026-02-30")).toThrow(RangeError);
});
