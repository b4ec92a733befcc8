import { type DayNumber, fromDateParts, getDateParts, getNextOccurrence } from "#domain/day.ts";
import { fromLunarDate, type LunarDate } from "#domain/calendar/from-lunar-date.ts";
import { datePattern, matchAt, monthPattern, noUnit, parseDateNumeral } from "./date-rule.ts";
import { resolveYear, yearPattern } from "./resolve-year.ts";

/** How a date is written, which says how its range may go on: 12 月 5 日, 2026-12-05, 12/5, 12.5, 正月初八. */
type Notation = "chinese" | "-" | "/" | "." | "compact" | "lunar";

/** A date as it is written; what it leaves out follows from the one before it, or from today. */
export interface WrittenDate {
  notation: Notation;
  year: number | undefined;
  month: number | undefined;
  date: number;
  isLeap?: boolean;
  guess?: true;
  to: number;
}

const plain = new RegExp(`${yearPattern}${monthPattern}月份?的?${datePattern}(?:[日号]|${noUnit})`, "y");
const withYear = /(20\d\d)(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})[-/.](\d{1,2}))[日号]?(?!\d)/y;
const compact = /(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/y;
const slashed = /(\d{1,2})\/(\d{1,2})(?:[日号]|(?![\d/天晚]))/y;
const dotted = /(\d{1,2})\.(\d{1,2})(?:日|号)/y;
const lunarDate =
  "(初[一二三四五六七八九十]|(?:[二三]?十|廿)[一二三四五六七八九]?(?![一二三四五六七八九十百千万])|[一二三四五六七八九](?=日))日?";
const lunar = new RegExp(
  `(农历|阴历|旧历)?${yearPattern}(农历|阴历|旧历)?(闰?)([正冬腊]|十[一二]?|[一二三四五六七八九])月份?${lunarDate}`,
  "y",
);
const lunarMonths: Readonly<Record<string, number>> = { 正: 1, 冬: 11, 腊: 12 };
/** The Mid-Autumn Festival, called by its day; 八月十五日 is a day of August. */
const midAutumn = /八月十五$/;

/** Reads a date of the lunar calendar: its month, its day or a mark before it says that it is one. */
function readLunarDate(text: string, at: number, today: DayNumber): WrittenDate | undefined {
  const found = matchAt(lunar, text, at);
  if (!found) return undefined;
  const [all, mark, year, laterMark, leap, month = "", date = ""] = found;
  const isStated = Boolean(mark ?? laterMark) || leap !== "" || /[正冬腊]/.test(month) || date.startsWith("初");
  if (!isStated && !midAutumn.test(all)) return undefined;
  return {
    notation: "lunar",
    year: resolveYear(today, year),
    month: lunarMonths[month] ?? parseDateNumeral(month),
    date: parseDateNumeral(date),
    ...(leap !== "" && { isLeap: true }),
    ...(!isStated && { guess: true }),
    to: at + all.length,
  };
}

/** Reads a date that says its month: 12 月 25 日, 2026-12-05, 20261205, 12/5, 12.5 日, 正月初八. */
export function readWrittenDate(text: string, at: number, today: DayNumber): WrittenDate | undefined {
  const moon = readLunarDate(text, at, today);
  if (moon) return moon;
  const toDate = (notation: Notation, found: RegExpExecArray, year: number | undefined, month = "", date = "") => ({
    notation,
    year,
    month: parseDateNumeral(month),
    date: parseDateNumeral(date),
    to: at + found[0].length,
  });
  let found = matchAt(plain, text, at);
  if (found) return toDate("chinese", found, resolveYear(today, found[1]), found[2], found[3]);
  found = matchAt(withYear, text, at);
  if (found) {
    const [, year, mark, month, date, month2, date2] = found;
    return toDate((mark ?? "/") as Notation, found, Number(year), month ?? month2, date ?? date2);
  }
  found = matchAt(compact, text, at);
  if (found) return toDate("compact", found, Number(found[1]), found[2], found[3]);
  found = matchAt(slashed, text, at);
  if (found) return toDate("/", found, undefined, found[1], found[2]);
  found = matchAt(dotted, text, at);
  return found ? toDate(".", found, undefined, found[1], found[2]) : undefined;
}

const dayOfMonth = "((?:3[01]|[12]\\d|0?[1-9])(?!\\d))";
const monthAndDate: Partial<Record<Notation, RegExp>> = {
  "-": /(\d{1,2})-(\d{1,2})(?!\d)/y,
  ".": /(\d{1,2})\.(\d{1,2})(?:日|号|(?![\d.]))/y,
};
const dateAlone: Partial<Record<Notation, RegExp>> = {
  chinese: new RegExp(`()${datePattern}(?:[日号]|${noUnit})`, "y"),
  "-": new RegExp(`()${dayOfMonth}(?:[日号]|(?![-/.])${noUnit})`, "y"),
  "/": new RegExp(`()${dayOfMonth}(?:[日号]|(?![-/.])${noUnit})`, "y"),
  ".": new RegExp(`()${dayOfMonth}(?:[日号]|(?![-/.])${noUnit})`, "y"),
  lunar: new RegExp(`()${lunarDate}`, "y"),
};

/** Reads the date that ends a range, which may leave out what the first one says: 12 月 5 日到 7 日, 2026-12-05~12-07. */
export function readEndDate(text: string, at: number, first: WrittenDate, today: DayNumber): WrittenDate | undefined {
  const complete = readWrittenDate(text, at, today);
  if (complete) return complete;
  const { notation } = first;
  for (const pattern of [monthAndDate[notation], dateAlone[notation]]) {
    const found = pattern && matchAt(pattern, text, at);
    if (!found) continue;
    const [all, month, date] = found;
    const ownMonth = month === "" ? undefined : parseDateNumeral(month);
    return { notation, year: undefined, month: ownMonth, date: parseDateNumeral(date), to: at + all.length };
  }
  return undefined;
}

/** Returns the first lunar day of this month and date that is not before `after`. */
function getNextLunarDay(after: DayNumber, date: LunarDate): DayNumber | undefined {
  const [year] = getDateParts(after);
  for (let at = year - 1; at <= year + 2; at++) {
    const day = fromLunarDate(at, date);
    if (day !== undefined && day >= after) return day;
  }
  return undefined;
}

/** Returns the day that a date means: in its own year, else the first one from `after` on. */
export function resolveWrittenDate(written: WrittenDate, after: DayNumber): DayNumber | undefined {
  const { notation, year, month = Number.NaN, date, isLeap } = written;
  if (notation === "lunar") {
    const lunarDay = { month, day: date, isLeap };
    return year === undefined ? getNextLunarDay(after, lunarDay) : fromLunarDate(year, lunarDay);
  }
  return year === undefined ? getNextOccurrence(after, month, date) : fromDateParts(year, month, date);
}
