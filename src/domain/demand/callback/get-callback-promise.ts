import { addDays, countDaysBetween, getWeekday, toChinaDay, toChinaMidnight, toDayNumber } from "../../day.ts";
import { formatDemandDay } from "../format-demand-dates.ts";
import type { ContactOption, Locale } from "../demand-option.ts";
import { isHoliday } from "./is-holiday.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Working hours in China, as hours of a day, and the working hours within which an adviser calls. */
export const opening = { from: 9, to: 18 } as const;
const callbackHours = 2;
/** A promised time is rounded up to these minutes. */
const stepMs = 15 * minuteMs;

/** When an adviser calls a visitor who submits now. */
export interface CallbackPromise {
  /** The latest moment of the call. */
  by: Date;
  /** All of the two hours are working hours of today. */
  isSoon: boolean;
}

export const isWorkingDay = (day: string): boolean => getWeekday(toDayNumber(day)) <= 5 && !isHoliday(day);

/** Returns whether an adviser calls at a moment: on a working day between opening and closing time in China. */
export function isWorkingTime(moment: Date): boolean {
  const day = toChinaDay(moment);
  const hour = (moment.getTime() - toChinaMidnight(day).getTime()) / hourMs;
  return isWorkingDay(day) && hour >= opening.from && hour < opening.to;
}

/** Returns the moment after `ms` of working time from `start`, in milliseconds. */
export function addWorkingTime(start: number, ms: number): number {
  let left = ms;
  for (let day = toChinaDay(new Date(start)); ; day = addDays(day, 1)) {
    if (!isWorkingDay(day)) continue;
    const midnight = toChinaMidnight(day).getTime();
    const from = Math.max(start, midnight + opening.from * hourMs);
    const open = Math.max(0, midnight + opening.to * hourMs - from);
    if (left <= open) return from + left;
    left -= open;
  }
}

/**
 * Returns by when an adviser calls back: within two working hours (weekdays but holidays, 9:00–18:00 in China), rounded up
 * to a quarter of an hour where that is not today's next two hours. On a Sunday that is Monday 11:00.
 */
export function getCallbackPromise(now: Date): CallbackPromise {
  const start = now.getTime();
  const by = addWorkingTime(start, callbackHours * hourMs);
  if (by - start === callbackHours * hourMs) return { by: new Date(by), isSoon: true };
  return { by: new Date(Math.ceil(by / stepMs) * stepMs), isSoon: false };
}

const weekdayNames = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"];
const weekdayNamesEn = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export function formatPromisedDay(day: string, today: string, locale: Locale): string {
  const distance = countDaysBetween(today, day);
  if (distance === 0) return locale === "en" ? "today" : "今天";
  if (distance >= 7) return formatDemandDay(day, locale, today);
  return (locale === "en" ? weekdayNamesEn : weekdayNames)[getWeekday(toDayNumber(day)) - 1]!;
}

/** The longest that `formatContactTime` returns, but for the day after a week of holidays. */
export const getLongestContactTime = (locale: Locale, contactBy: ContactOption = "call"): string => {
  if (locale === "en") return contactBy === "later" ? "after 10:45 on Wednesday" : "by 10:45 on Wednesday";
  return `周三 10:45 ${contactBy === "later" ? "以后" : "前"}`;
};

/**
 * Formats when the adviser gets in touch: 2 小时内, 今天 11:00 前, 周一 10:30 前; a week ahead with the date; 周一 10:30 以后 for a visitor who
 * wants to be called later. In English: within 2 hours, by 11:00 today, by 10:30 on Monday, after 10:30 on Monday, in Beijing time.
 */
export function formatContactTime(now: Date, locale: Locale = "zh", contactBy: ContactOption = "call"): string {
  const { by, isSoon } = getCallbackPromise(now);
  const isLater = contactBy === "later";
  if (isSoon && !isLater) return locale === "en" ? `within ${callbackHours} hours` : `${callbackHours} 小时内`;
  const day = toChinaDay(by);
  const minutes = Math.floor((by.getTime() - toChinaMidnight(day).getTime()) / minuteMs);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const name = formatPromisedDay(day, toChinaDay(now), locale);
  if (locale === "zh") return `${name} ${time} ${isLater ? "以后" : "前"}`;
  const moment = isLater ? "after" : "by";
  return name === "today" ? `${moment} ${time} today` : `${moment} ${time} on ${name}`;
}
