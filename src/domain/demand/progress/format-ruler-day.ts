import { getDateParts, getWeekday, toDayNumber } from "../../day.ts";
import type { Locale } from "../demand-option.ts";

const weekdays = { zh: "一二三四五六日", en: "Mon Tue Wed Thu Fri Sat Sun" };

/** Formats a day on the ruler: 周一 11-23, Mon 23/11. */
export function formatRulerDay(day: string, locale: Locale): string {
  const number = toDayNumber(day);
  const [, month, date] = getDateParts(number);
  const index = getWeekday(number) - 1;
  return locale === "en"
    ? `${weekdays.en.split(" ")[index]} ${date}/${month}`
    : `周${weekdays.zh[index]} ${month}-${date}`;
}
