import type { DayValue } from "./token.ts";

/** A day as the number of days since 1970-01-01, without time or zone. */
export type Day = number;

/** Parses an ISO date. Returns undefined if it is invalid. */
export function dayOf(iso: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return year === undefined ? undefined : dayAt(Number(year), Number(month), Number(date));
}

/** Converts year, month (1–12) and date to a day; undefined if the calendar has no such date. */
export function dayAt(year: number, month: number, date: number): Day | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return undefined;
  return Math.round(moment.getTime() / 86_400_000);
}

export const isoOf = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Returns year, month (1–12) and date. */
export function partsOf(day: Day): [year: number, month: number, date: number] {
  const moment = new Date(day * 86_400_000);
  return [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
}

/** Returns 1 for Monday … 7 for Sunday. */
export const weekdayOf = (day: Day): number => ((day + 3) % 7) + 1;
export const mondayOf = (day: Day): Day => day - weekdayOf(day) + 1;

/** Builds the wire value of one day or of a range of days. */
export const spanOf = (from: Day, to: Day): DayValue =>
  from >= to ? isoOf(from) : { from: isoOf(from), to: isoOf(to) };

/** Returns the first and last day of the month `later` months after that of `day`. */
export function monthOf(day: Day, later: number): [first: Day, last: Day] {
  const [year, month] = partsOf(day);
  const first = Math.round(Date.UTC(year, month - 1 + later, 1) / 86_400_000);
  const last = Math.round(Date.UTC(year, month + later, 0) / 86_400_000);
  return [first, last];
}

/** Returns the next occurrence of a month and date, today included; 29 February waits for a leap year. */
export function nextDay(today: Day, month: number, date: number): Day | undefined {
  const [year] = partsOf(today);
  for (let later = 0; later <= 8; later++) {
    const day = dayAt(year + later, month, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}
