import { type DayNumber, fromDateParts, toDayNumber } from "../day.ts";

/**
 * The lunar years: the first day of each, the lengths of its months in order (l: 30 days, s: 29), and the month that a leap
 * month follows. Made with `chinese-days`, with which the test compares them; the calendar of Node is a day late in February 2027.
 */
const lunarYears: Readonly<Record<number, readonly [firstDay: string, months: string, leapAfter?: number]>> = {
  2024: ["2024-02-10", "slsslsllslls"],
  2025: ["2025-01-29", "lslsslslsllls", 6],
  2026: ["2026-02-17", "lslsslssllls"],
  2027: ["2027-02-06", "llslsslsslls"],
  2028: ["2028-01-26", "lllslsslsslls", 5],
  2029: ["2029-02-13", "llslslslssll"],
  2030: ["2030-02-03", "slsllslslsls"],
  2031: ["2031-01-23", "sllslsllslsls", 3],
  2032: ["2032-02-11", "lsslsllsllsl"],
  2033: ["2033-01-31", "slsslslslllsl", 11],
  2034: ["2034-02-19", "slsslslsllsl"],
  2035: ["2035-02-08", "lslsslssllsl"],
};

/** A month and a day of the lunar calendar; `isLeap`: of the leap month that follows the month of this number. */
export interface LunarDate {
  month: number;
  day: number;
  isLeap?: boolean | undefined;
}

/** Converts a date of the lunar calendar; undefined if the year (2024 to 2035) has no such day. The last day of a month is day -1. */
export function fromLunarDate(year: number, { month, day, isLeap = false }: LunarDate): DayNumber | undefined {
  const row = lunarYears[year];
  if (!row || month < 1 || month > 12) return undefined;
  const [firstDay, months, leapAfter] = row;
  if (isLeap && month !== leapAfter) return undefined;
  const at = month - 1 + (isLeap || (leapAfter !== undefined && month > leapAfter) ? 1 : 0);
  const lengths = [...months].map((length) => (length === "l" ? 30 : 29));
  const date = day === -1 ? lengths[at]! : day;
  if (date < 1 || date > lengths[at]!) return undefined;
  return toDayNumber(firstDay) + lengths.slice(0, at).reduce((sum, length) => sum + length, 0) + date - 1;
}

/** Returns the day of Qingming, 4 or 5 April (2024 to 2035). */
export const getQingming = (year: number): DayNumber => fromDateParts(year, 4, year % 4 < 2 ? 4 : 5)!;

/** Returns the day of the winter solstice, 21 or 22 December (2024 to 2035). */
export const getWinterSolstice = (year: number): DayNumber => fromDateParts(year, 12, year % 4 < 2 ? 21 : 22)!;
