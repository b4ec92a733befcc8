import type { DayValue } from "../token.ts";

/** A day as the number of days since 1970-01-01, without time or zone. */
export type DayNumber = number;

/** Parses an ISO date. Returns undefined if it is invalid. */
export function parseDay(iso: string): DayNumber | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return year === undefined ? undefined : toDay(Number(year), Number(month), Number(date));
}

/** Converts year, month (1–12) and date to a day; undefined if the calendar has no such date. */
export function toDay(year: number, month: number, date: number): DayNumber | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return undefined;
  return Math.round(moment.getTime() / 86_400_000);
}

export const formatDay = (day: DayNumber): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Returns year, month (1–12) and date. */
export function getDateParts(day: DayNumber): [year: number, month: number, date: number] {
  const moment = new Date(day * 86_400_000);
  return [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
}

/** Returns 1 for Monday … 7 for Sunday. */
export const getWeekday = (day: DayNumber): number => ((day + 3) % 7) + 1;
export const getMonday = (day: DayNumber): DayNumber => day - getWeekday(day) + 1;

/** Builds the wire value of one day or of a range of days. */
export const toDayValue = (from: DayNumber, to: DayNumber): DayValue =>
  from >= to ? formatDay(from) : { from: formatDay(from), to: formatDay(to) };

/** Returns the first and last day of the month `later` months after that of `day`. */
export function getMonthRange(day: DayNumber, later: number): [first: DayNumber, last: DayNumber] {
  const [year, month] = getDateParts(day);
  const first = Math.round(Date.UTC(year, month - 1 + later, 1) / 86_400_000);
  const last = Math.round(Date.UTC(year, month + later, 0) / 86_400_000);
  return [first, last];
}

/** Returns the next occurrence of a month and date, today included; 29 February waits for a leap year. */
export function getNextOccurrence(today: DayNumber, month: number, date: number): DayNumber | undefined {
  const [year] = getDateParts(today);
  for (let later = 0; later <= 8; later++) {
    const day = toDay(year + later, month, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}
