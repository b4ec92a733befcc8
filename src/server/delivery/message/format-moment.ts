import { toChinaDay, toChinaMidnight } from "#domain/day.ts";
import { formatDemandDay } from "#domain/demand/format-demand-dates.ts";
import type { Locale } from "#domain/demand/demand-option.ts";

/** Formats a moment in China's time: 11 月 23 日 周一 9:05; 9:05 on Monday 23 November. With the year if it is not this one. */
export function formatMoment(moment: Date, now: Date, locale: Locale = "zh"): string {
  const day = toChinaDay(moment);
  const minutes = Math.floor((moment.getTime() - toChinaMidnight(day).getTime()) / 60_000);
  const time = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  const date = formatDemandDay(day, locale, toChinaDay(now));
  return locale === "en" ? `${time} on ${date}` : `${date} ${time}`;
}
