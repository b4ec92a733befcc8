import { countDaysBetween, toDayNumber, toIsoDay } from "../day.ts";
import { type BusyPeriod, type Holiday, type OfficialCalendar, officialCalendar } from "./official-calendar.ts";

/** What the calendar says of one day. */
export interface CalendarDay {
  /** ISO day */
  day: string;
  /** The holiday that it belongs to, and which day of it: 1 is the first. */
  holiday?: { name: string; nameEn: string; at: number; days: number };
  /** The holiday that it is worked for, where it is a weekend day that is worked (调休). */
  workday?: { name: string; nameEn: string };
  /** Days to the first day off of the Spring Festival, where they are few. */
  daysToSpring?: number;
  busy: readonly BusyPeriod[];
  /** Whether the arrangement of its year is published; `unknown`: no calendar has the year. */
  year: "published" | "law" | "unknown";
}

/** Days before the Spring Festival on which it is named. */
const springNearDays = 21;
/** Days that are looked up at once, at most. */
const maxDays = 60;

const isWithin = (day: string, { from, to }: { from: string; to: string }) => from <= day && day <= to;

function toHolidayDay(day: string, holiday: Holiday): NonNullable<CalendarDay["holiday"]> {
  const { name, nameEn, from, to } = holiday;
  return { name, nameEn, at: countDaysBetween(from, day) + 1, days: countDaysBetween(from, to) + 1 };
}

function findDaysToSpring(day: string, holidays: readonly Holiday[]): number | undefined {
  const spring = holidays.find(({ name, from }) => name === "春节" && from > day);
  const days = spring && countDaysBetween(day, spring.from);
  return days !== undefined && days <= springNearDays ? days : undefined;
}

function findCalendarDay(day: string, { years, busy }: OfficialCalendar, cityCode: string | undefined): CalendarDay {
  const holidays = years.flatMap((year) => year.holidays);
  const holiday = holidays.find((one) => isWithin(day, one));
  const workday = holiday ? undefined : years.flatMap((year) => year.workdays).find((one) => one.day === day);
  const daysToSpring = holiday ? undefined : findDaysToSpring(day, holidays);
  const year = years.find((one) => day.startsWith(String(one.year)));
  return {
    day,
    ...(holiday && { holiday: toHolidayDay(day, holiday) }),
    ...(workday && { workday: { name: workday.name, nameEn: workday.nameEn } }),
    ...(daysToSpring !== undefined && { daysToSpring }),
    busy: busy.filter((one) => isWithin(day, one) && (!one.cityCode || one.cityCode === cityCode)),
    year: year ? (year.isPublished ? "published" : "law") : "unknown",
  };
}

/** Which calendar is looked into, and for which city; busy periods of other cities are left out. */
export interface CalendarScope {
  calendar?: OfficialCalendar | undefined;
  cityCode?: string | undefined;
}

/**
 * Returns what the calendar says of a day and those that follow it.
 * @param first ISO day @param days at least 1; at most 60 are looked up
 * @throws RangeError if `first` is no day
 */
export function findCalendarDays(first: string, days = 1, scope: CalendarScope = {}): CalendarDay[] {
  const { calendar = officialCalendar, cityCode } = scope;
  const number = toDayNumber(first);
  const length = Math.min(Math.max(1, Math.floor(days) || 1), maxDays);
  return Array.from({ length }, (_, at) => findCalendarDay(toIsoDay(number + at), calendar, cityCode));
}
