import type { LanghamSunWire } from "#contract/marketing/langham-package-wire.ts";
import { getDateParts, parseIsoDay } from "#domain/day.ts";
import type { LanghamLang } from "#domain/langham/langham-type.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";

/** Formats a minute of the day: 6:47, 16:10. */
export const formatMinute = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;

/** Formats an ISO day without its year in a language: 12 月 18 日, 18 December. */
export function formatDayIn(iso: string, lang: LanghamLang): string {
  const number = parseIsoDay(iso);
  if (number === undefined) return iso;
  const [, month, day] = getDateParts(number);
  return langhamTexts[lang].sun.day(month, day);
}

/** Formats the city and day of the sun: 上海 12 月 18 日. */
export const formatSunDay = ({ cityName, day }: LanghamSunWire, lang: LanghamLang): string =>
  langhamTexts[lang].sun.place(cityName, formatDayIn(day, lang));
