import type { DayValue } from "./token.ts";

/** Days as numbers of days since 1970: no clock, no zone. */
export type Day = number;

/** The day of an ISO date, or undefined where it is none. */
export function dayOf(iso: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? [];
  return year === undefined ? undefined : dayAt(Number(year), Number(month), Number(date));
}

/** The day of a year, month (1–12) and date, or undefined where the calendar has none. */
export function dayAt(year: number, month: number, date: number): Day | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  if (moment.getUTCMonth() !== month - 1 || moment.getUTCDate() !== date) return undefined;
  return Math.round(moment.getTime() / 86_400_000);
}

export const isoOf = (day: Day): string => new Date(day * 86_400_000).toISOString().slice(0, 10);

/** Year, month (1–12), date. */
export function partsOf(day: Day): [year: number, month: number, date: number] {
  const moment = new Date(day * 86_400_000);
  return [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
}

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => ((day + 3) % 7) + 1;
export const mondayOf = (day: Day): Day => day - weekdayOf(day) + 1;

/** One day, or from one to another. */
export const spanOf = (from: Day, to: Day): DayValue =>
  from >= to ? isoOf(from) : { from: isoOf(from), to: isoOf(to) };

/** First and last day of the month so many months after that of `day`. */
export function monthOf(day: Day, later: number): [first: Day, last: Day] {
  const [year, month] = partsOf(day);
  const first = Math.round(Date.UTC(year, month - 1 + later, 1) / 86_400_000);
  const last = Math.round(Date.UTC(year, month + later, 0) / 86_400_000);
  return [first, last];
}

/** The next such day of the year that is not past, this year or the next; 29 February waits for its year. */
export function nextDay(today: Day, month: number, date: number): Day | undefined {
  const [year] = partsOf(today);
  for (let later = 0; later <= 8; later++) {
    const day = dayAt(year + later, month, date);
    if (day !== undefined && day >= today) return day;
  }
  return undefined;
}
