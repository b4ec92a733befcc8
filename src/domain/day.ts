/**
 * Calendar days, as ISO text (2026-11-27) or as a number. Computed in UTC, whose days all have 24 hours, so that server
 * and browser agree in any time zone.
 */

/** A day as the number of days since 1970-01-01, without time or zone. */
export type DayNumber = number;

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** China's distance from UTC in milliseconds: one zone, no daylight saving time. */
export const chinaOffsetMs = 8 * 3_600_000;

/** Counts on beyond the end of a year or month, as `Date` does. Unlike in `Date.UTC`, the years 0 to 99 are themselves. */
const countToDate = (year: number, month: number, date: number): DayNumber =>
  new Date(0).setUTCFullYear(year, month - 1, date) / dayMs;

/** Returns year, month (1–12) and date (1–31). */
export function getDateParts(day: DayNumber): [year: number, month: number, date: number] {
  const moment = new Date(day * dayMs);
  return [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
}

/** Converts year, month (1–12) and date to a day; undefined if the calendar has no such date. */
export function fromDateParts(year: number, month: number, date: number): DayNumber | undefined {
  const day = countToDate(year, month, date);
  const [, foundMonth, foundDate] = getDateParts(day);
  return foundMonth === month && foundDate === date ? day : undefined;
}

/** Parses an ISO day; undefined for any other text and for a date that the calendar does not have. */
export function parseIsoDay(text: string): DayNumber | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  return fromDateParts(Number(year), Number(month), Number(date));
}

/** Returns whether a text is a calendar day as YYYY-MM-DD. */
export const isIsoDay = (text: string): boolean => parseIsoDay(text) !== undefined;

/** Formats a day as ISO text. */
export const toIsoDay = (day: DayNumber): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** Converts an ISO day to a number. @throws RangeError if it is none */
export function toDayNumber(isoDay: string): DayNumber {
  const day = parseIsoDay(isoDay);
  if (day === undefined) throw new RangeError(`${isoDay} is no day.`);
  return day;
}

/** Returns the ISO day that is `days` after another (before it, if negative). @throws RangeError if that is no day */
export const addDays = (isoDay: string, days: number): string => toIsoDay(toDayNumber(isoDay) + days);

/** Counts the days from one ISO day to another: 0 if equal, negative if `to` is earlier. @throws RangeError */
export const countDaysBetween = (from: string, to: string): number => toDayNumber(to) - toDayNumber(from);

/** Returns 1 for Monday … 7 for Sunday. */
export const getWeekday = (day: DayNumber): number => ((((day + 3) % 7) + 7) % 7) + 1;

/** Returns the Monday of a day's week. */
export const getMonday = (day: DayNumber): DayNumber => day - getWeekday(day) + 1;

/** Returns the first and last day of the month `later` months after that of `day`. */
export function getMonthRange(day: DayNumber, later: number): [first: DayNumber, last: DayNumber] {
  const [year, month] = getDateParts(day);
  return [countToDate(year, month + later, 1), countToDate(year, month + later + 1, 0)];
}

/** Returns the next occurrence of a month and date, today included; 29 February waits for a leap year. */
export function getNextOccurrence(today: DayNumber, month: number, date: number): DayNumber | undefined {
  const [year] = getDateParts(today);
  for (let later = 0; later <= 8; later++) {
    const day = fromDateParts(year + later, month, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}

const toDayAtOffset = (moment: Date, offsetMs: number): string =>
  toIsoDay(Math.floor((moment.getTime() + offsetMs) / dayMs));

/** Returns the ISO day in China at this moment, whatever the time zone of the server. */
export const toChinaDay = (moment: Date): string => toDayAtOffset(moment, chinaOffsetMs);

/** Returns the ISO day in UTC at this moment. */
export const toUtcDay = (moment: Date): string => toDayAtOffset(moment, 0);

/** Returns the ISO day at this moment in the time zone of the browser or process. */
export const toLocalDay = (moment: Date): string => toDayAtOffset(moment, -moment.getTimezoneOffset() * 60_000);

/** Returns the moment at which an ISO day begins in China. @throws RangeError if it is no day */
export const toChinaMidnight = (isoDay: string): Date => new Date(toDayNumber(isoDay) * dayMs - chinaOffsetMs);
