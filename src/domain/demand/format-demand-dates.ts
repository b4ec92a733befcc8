import { addDays, getDateParts, getWeekday, isIsoDay, toDayNumber } from "../day.ts";
import { formatDate } from "../format.ts";
import type { Locale } from "./demand-option.ts";

const months = "January February March April May June July August September October November December".split(" ");
const weekdays = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

function formatEnglishDay(day: string, today: string | undefined): string {
  const number = toDayNumber(day);
  const [year, month, date] = getDateParts(number);
  const suffix = today && !today.startsWith(String(year)) ? ` ${year}` : "";
  return `${weekdays[getWeekday(number) - 1]} ${date} ${months[month - 1]}${suffix}`;
}

/**
 * Formats an ISO day with its weekday, and its year where that is not the year of `today`: 11 月 27 日 周五,
 * 2027 年 1 月 8 日 周五; Friday 27 November. Returns a text that is no day unchanged.
 */
export function formatDemandDay(day: string, locale: Locale = "zh", today?: string): string {
  if (!isIsoDay(day)) return day;
  return locale === "en" ? formatEnglishDay(day, today) : formatDate(day, today);
}

/** The dates of a demand: ISO days, empty or undefined where open. */
export interface DemandDateValues {
  startDate?: string | undefined;
  /** Last day of the period, if the date is flexible. */
  endDate?: string | undefined;
  dateFlexible?: boolean | undefined;
  /** First days that suit as well. */
  alternativeDates?: readonly string[] | undefined;
}

function formatFirstDate({ startDate, endDate, dateFlexible }: DemandDateValues, locale: Locale, today?: string) {
  if (!startDate) return undefined;
  const en = locale === "en";
  const first = formatDemandDay(startDate, locale, today);
  if (!dateFlexible) return first;
  if (!endDate || endDate === startDate) return en ? `around ${first}` : `${first}前后`;
  const last = formatDemandDay(endDate, locale, today);
  return en ? `between ${first} and ${last}` : `${first}至 ${last}之间`;
}

/**
 * Formats the dates of a demand: 12 月 3 日 周四; 12 月 3 日 周四前后 if flexible; 12 月 1 日 周二至 12 月 31 日 周四之间 for
 * a period, each with the days that suit as well: 12 月 3 日 周四（或 12 月 10 日 周四）. Undefined while the first day is open.
 */
export function formatDemandDates(dates: DemandDateValues, locale: Locale = "zh", today?: string): string | undefined {
  const first = formatFirstDate(dates, locale, today);
  const others = (dates.alternativeDates ?? []).map((day) => formatDemandDay(day, locale, today));
  if (first === undefined || others.length === 0) return first;
  return locale === "en" ? `${first} (or ${others.join(" or ")})` : `${first}（或 ${others.join("、")}）`;
}

/**
 * Formats the days of an event: 12 月 3 日 周四, or 12 月 3 日 周四至 12 月 4 日 周五 for several; undefined while the first
 * day is open or no day.
 */
export function formatEventDays(
  { startDate, days = 1 }: { startDate?: string | undefined; days?: number | undefined },
  locale: Locale = "zh",
  today?: string,
): string | undefined {
  if (!startDate || !isIsoDay(startDate)) return undefined;
  const first = formatDemandDay(startDate, locale, today);
  if (days <= 1) return first;
  const last = formatDemandDay(addDays(startDate, days - 1), locale, today);
  return locale === "en" ? `${first} to ${last}` : `${first}至 ${last}`;
}
