import { countDaysBetween, toChinaDay, toChinaMidnight } from "../../day.ts";
import { formatPromisedDay } from "../callback/get-callback-promise.ts";
import type { Locale } from "../demand-option.ts";
import { formatDemandDay } from "../format-demand-dates.ts";

const minuteMs = 60_000;
const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** Formats the time of a moment in China: 9:05. */
export function formatTime(moment: Date): string {
  const minutes = Math.floor((moment.getTime() - toChinaMidnight(toChinaDay(moment)).getTime()) / minuteMs);
  return `${Math.floor(minutes / hourMinutes)}:${String(minutes % hourMinutes).padStart(2, "0")}`;
}

/** Formats day and time of a moment in China: 11 月 22 日 周日 14:26; Sunday 22 November, 14:26. */
export function formatMoment(moment: Date, locale: Locale, today: string): string {
  const day = formatDemandDay(toChinaDay(moment), locale, today);
  return locale === "en" ? `${day}, ${formatTime(moment)}` : `${day} ${formatTime(moment)}`;
}

/** Formats until when something is promised: 今天 16:26 前, 周一 18:00 前; by 16:26 today, by 18:00 on Monday. */
export function formatDeadline(moment: Date, now: Date, locale: Locale): string {
  const day = toChinaDay(moment);
  const today = toChinaDay(now);
  // A weekday's name alone would be one of the coming week.
  const name =
    countDaysBetween(today, day) < 0 ? formatDemandDay(day, locale, today) : formatPromisedDay(day, today, locale);
  if (locale === "zh") return `${name} ${formatTime(moment)} 前`;
  return name === "today" ? `by ${formatTime(moment)} today` : `by ${formatTime(moment)} on ${name}`;
}

/** Formats a length of time in its two largest units: 12 分钟, 1 小时 5 分, 3 天; 1 h 5 min. At least a minute. */
export function formatDuration(minutes: number, locale: Locale): string {
  const en = locale === "en";
  if (minutes < 1) return en ? "less than a minute" : "不到 1 分钟";
  if (minutes < hourMinutes) return en ? `${minutes} min` : `${minutes} 分钟`;
  if (minutes >= 2 * dayMinutes)
    return en ? `${Math.floor(minutes / dayMinutes)} days` : `${Math.floor(minutes / dayMinutes)} 天`;
  const hours = Math.floor(minutes / hourMinutes);
  const rest = minutes % hourMinutes;
  if (rest === 0) return en ? `${hours} h` : `${hours} 小时`;
  return en ? `${hours} h ${rest} min` : `${hours} 小时 ${rest} 分`;
}
