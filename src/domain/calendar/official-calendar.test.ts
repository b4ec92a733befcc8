import { getDayDetail, getLunarDate, getSolarTermDate } from "chinese-days";
import { expect, it } from "vitest";
import { addDays, getWeekday, toDayNumber } from "../day.ts";
import { isHoliday } from "../demand/callback/is-holiday.ts";
import { findCalendarDays } from "./find-calendar-days.ts";
import { officialCalendar } from "./official-calendar.ts";

const getYear = (year: number) => officialCalendar.years.find((one) => one.year === year);
const listDays = (year: number) =>
  Array.from({ length: 365 }, (_, at) => addDays(`${year}-01-01`, at)).filter((day) => day.startsWith(String(year)));

it("has the days off and the worked weekends of the notice for 2026", () => {
  const year = getYear(2026);
  expect(year?.holidays.map(({ name, from, to }) => `${name} ${from.slice(5)} ${to.slice(5)}`)).toEqual([
    "元旦 01-01 01-03",
    "春节 02-15 02-23",
    "清明节 04-04 04-06",
    "劳动节 05-01 05-05",
    "端午节 06-19 06-21",
    "中秋节 09-25 09-27",
    "国庆节 10-01 10-07",
  ]);
  expect(year?.workdays.map(({ day, name }) => `${day.slice(5)} ${name}`)).toEqual([
    "01-04 元旦",
    "02-14 春节",
    "02-28 春节",
    "05-09 劳动节",
    "09-20 国庆节",
    "10-10 国庆节",
  ]);
});

it("agrees with the library on every day of 2026: off, worked, and for which holiday", () => {
  for (const day of listDays(2026)) {
    const [found] = findCalendarDays(day);
    const { work, name } = getDayDetail(day);
    const isWeekend = getWeekday(toDayNumber(day)) > 5;
    expect([day, !work], day).toEqual([day, found?.holiday !== undefined || (isWeekend && !found?.workday)]);
    const festival = found?.holiday?.name ?? found?.workday?.name;
    if (festival) expect(name).toContain(festival.slice(0, 2));
  }
});

it("has the days of the law for 2027, by the moon and the solar terms of the library", () => {
  const lunar = new Map(
    listDays(2027)
      .map((day) => [getLunarDate(day), day] as const)
      .map(([date, day]) => [`${date.isLeap ? "leap " : ""}${date.lunarMon}-${date.lunarDay}`, day]),
  );
  const find = (name: string) => getYear(2027)?.holidays.find((one) => one.name === name);
  const firstDay = lunar.get("1-1") ?? "";
  expect(find("春节")).toMatchObject({ from: addDays(firstDay, -1), to: addDays(firstDay, 2) });
  expect(find("端午节")).toMatchObject({ from: lunar.get("5-5"), to: lunar.get("5-5") });
  expect(find("中秋节")).toMatchObject({ from: lunar.get("8-15"), to: lunar.get("8-15") });
  const qingming = getSolarTermDate(2027, 4, "pure_brightness");
  expect(find("清明节")).toMatchObject({ from: qingming, to: qingming });
  expect(getYear(2027)).toMatchObject({ isPublished: false, workdays: [] });
});

it("has no day off on which a call back is promised", () => {
  for (const { holidays } of officialCalendar.years)
    for (const { from, to } of holidays) expect([from, isHoliday(from), isHoliday(to)]).toEqual([from, true, true]);
});
