import { type DayNumber, fromDateParts, getDateParts, getWeekday } from "#domain/day.ts";
import { fromLunarDate, getQingming, getWinterSolstice } from "#domain/calendar/from-lunar-date.ts";
import { createRule, type DateRule, type DaySpan, parseDateNumeral } from "./date-rule.ts";
import { resolveYear, yearPattern } from "./resolve-year.ts";

/** Returns the first day of a festival in a year; undefined where the table of lunar years ends. */
type FindFirstDay = (year: number) => DayNumber | undefined;

const solar =
  (month: number, date: number): FindFirstDay =>
  (year) =>
    fromDateParts(year, month, date);
/** Of the lunar year that begins in this one; `offset` days later. */
const lunar =
  (month: number, day: number, offset = 0): FindFirstDay =>
  (year) => {
    const found = fromLunarDate(year, { month, day });
    return found === undefined ? undefined : found + offset;
  };
/** Of the lunar year that ends in this one. */
const endOfLunarYear =
  (day: number): FindFirstDay =>
  (year) =>
    fromLunarDate(year - 1, { month: 12, day });
/** The nth of a weekday (1 is Monday) in a month. */
const nthWeekday =
  (month: number, nth: number, weekday: number): FindFirstDay =>
  (year) => {
    const first = fromDateParts(year, month, 1)!;
    return first + ((weekday - getWeekday(first) + 7) % 7) + 7 * (nth - 1);
  };

/** Festivals by their names, with the number of their days. */
const holidays: readonly (readonly [names: string, findFirstDay: FindFirstDay, days: number])[] = [
  ["元旦 新年", solar(1, 1), 3],
  ["情人节", solar(2, 14), 1],
  ["妇女节 三八", solar(3, 8), 1],
  ["植树节", solar(3, 12), 1],
  ["愚人节", solar(4, 1), 1],
  ["清明", getQingming, 3],
  ["劳动节 五一", solar(5, 1), 5],
  ["青年节 五四", solar(5, 4), 1],
  ["护士节", solar(5, 12), 1],
  ["母亲节", nthWeekday(5, 2, 7), 1],
  ["儿童节 六一", solar(6, 1), 1],
  ["父亲节", nthWeekday(6, 3, 7), 1],
  ["建党节 七一", solar(7, 1), 1],
  ["建军节 八一", solar(8, 1), 1],
  ["教师节", solar(9, 10), 1],
  ["国庆", solar(10, 1), 7],
  ["万圣节", solar(10, 31), 1],
  ["双十一", solar(11, 11), 1],
  ["感恩节", nthWeekday(11, 4, 4), 1],
  ["双十二", solar(12, 12), 1],
  ["冬至", getWinterSolstice, 1],
  ["平安夜", solar(12, 24), 1],
  ["圣诞", solar(12, 25), 1],
  ["跨年夜 跨年", solar(12, 31), 1],
  ["腊八", endOfLunarYear(8), 1],
  ["小年", endOfLunarYear(23), 1],
  ["除夕 大年三十 年三十 年夜", lunar(1, 1, -1), 1],
  ["春节 农历新年 大年初一", lunar(1, 1), 7],
  ["元宵 正月十五 上元节", lunar(1, 15), 1],
  ["端午", lunar(5, 5), 1],
  ["七夕 乞巧节", lunar(7, 7), 1],
  ["中元节", lunar(7, 15), 1],
  ["中秋", lunar(8, 15), 1],
  ["重阳", lunar(9, 9), 1],
];
const byName = new Map(
  holidays.flatMap(([names, findFirstDay, days]) =>
    names.split(" ").map((name) => [name, { findFirstDay, days }] as const),
  ),
);
const namePattern = [...byName.keys()].toSorted((a, b) => b.length - a.length).join("|");

/** Returns a festival of a year, without a year the one that is on or comes next. */
function getHolidaySpan(today: DayNumber, name: string, stated: number | undefined): DaySpan | null {
  const { findFirstDay, days } = byName.get(name)!;
  const [year] = getDateParts(today);
  for (const at of stated === undefined ? [year, year + 1] : [stated]) {
    const from = findFirstDay(at);
    if (from === undefined || (stated === undefined && from + days <= today)) continue;
    return [stated === undefined ? Math.max(from, today) : from, from + days - 1];
  }
  return null;
}

/** 大年初三, 初三到初五: a day of the first month. */
const newYearDay = /大年(初[一二三四五六七八九十])(?:(?:-|~|到|至)(初[一二三四五六七八九十]))?/y;

/** Festivals of the sun and of the moon. */
export const holidayRules: readonly DateRule[] = [
  createRule(newYearDay, ([, first, last], today) => {
    const [year] = getDateParts(today);
    const find = (date: string | undefined, at: number) => fromLunarDate(at, { month: 1, day: parseDateNumeral(date) });
    const at = [year, year + 1].find((one) => (find(first, one) ?? 0) >= today);
    const from = at === undefined ? undefined : find(first, at);
    return from === undefined ? undefined : [from, (last && find(last, at!)) || from];
  }),
  createRule(new RegExp(`${yearPattern}(${namePattern})(?<!节)节?`, "y"), ([, year, name], today) =>
    getHolidaySpan(today, name!, resolveYear(today, year)),
  ),
  createRule(new RegExp(`${yearPattern}(${namePattern})`, "y"), ([, year, name], today) =>
    getHolidaySpan(today, name!, resolveYear(today, year)),
  ),
  createRule(new RegExp(`${yearPattern}十一(?=假期|长假|黄金周|期间)`, "y"), ([, year], today) =>
    getHolidaySpan(today, "国庆", resolveYear(today, year)),
  ),
];
