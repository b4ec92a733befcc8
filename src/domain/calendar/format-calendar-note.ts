import { getDateParts, toDayNumber } from "../day.ts";
import type { CalendarDay } from "./find-calendar-days.ts";

type Locale = "zh" | "en";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function formatShortDay(day: string, locale: Locale): string {
  const [, month, date] = getDateParts(toDayNumber(day));
  return locale === "en" ? `${date} ${months[month - 1]}` : `${month} 月 ${date} 日`;
}

/** Days in a row of one holiday, or one worked day. */
interface Stretch {
  first: CalendarDay;
  last: CalendarDay;
}

const isSameStretch = (one: CalendarDay, next: CalendarDay) =>
  one.holiday !== undefined && one.holiday.name === next.holiday?.name && one.holiday.at + 1 === next.holiday.at;

function listStretches(days: readonly CalendarDay[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const day of days) {
    const previous = stretches.at(-1);
    if (previous && isSameStretch(previous.last, day)) previous.last = day;
    else if (day.holiday || day.workday) stretches.push({ first: day, last: day });
  }
  return stretches;
}

function formatHoliday(first: NonNullable<CalendarDay["holiday"]>, last: number, isLawOnly: boolean, locale: Locale) {
  const { name, nameEn, at, days } = first;
  if (locale === "en") {
    const kind = isLawOnly ? `${nameEn}, statutory holiday` : `${nameEn} holiday`;
    return days === 1 ? kind : `${kind}, ${at === last ? `day ${at}` : `days ${at} to ${last}`} of ${days}`;
  }
  const kind = isLawOnly ? `${name}法定假日` : `${name}假期`;
  return days === 1 ? kind : `${kind}第 ${at === last ? at : `${at} 至 ${last}`} 天（共 ${days} 天）`;
}

function formatStretch({ first, last }: Stretch, isDated: boolean, locale: Locale): string {
  const isOneDay = first.day === last.day;
  const till = isOneDay ? "" : `${locale === "en" ? " to " : "至 "}${formatShortDay(last.day, locale)}`;
  const date = isDated ? `${formatShortDay(first.day, locale)}${till}${locale === "en" ? ": " : " "}` : "";
  if (first.holiday)
    return date + formatHoliday(first.holiday, last.holiday?.at ?? first.holiday.at, first.year === "law", locale);
  const { name, nameEn } = first.workday as NonNullable<CalendarDay["workday"]>;
  return locale === "en" ? `${date}working day in exchange (${nameEn})` : `${date}${name}调休上班`;
}

function formatSpring({ daysToSpring }: CalendarDay, locale: Locale): string[] {
  if (daysToSpring === undefined) return [];
  if (locale === "en") return [`${daysToSpring} ${daysToSpring === 1 ? "day" : "days"} to the Spring Festival holiday`];
  return [daysToSpring === 1 ? "春节放假前一天" : `春节放假前 ${daysToSpring} 天`];
}

function formatBusy(days: readonly CalendarDay[], locale: Locale): string[] {
  const names = days.flatMap(({ busy }) => busy.map((one) => (locale === "en" ? (one.nameEn ?? one.name) : one.name)));
  return [...new Set(names)];
}

function formatUnpublished(days: readonly CalendarDay[], locale: Locale): string[] {
  const day = days.find(({ year }) => year !== "published");
  if (!day) return [];
  const year = day.day.slice(0, 4);
  return [locale === "en" ? `days off of ${year} not published yet` : `${year} 年放假安排尚未公布`];
}

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Formats what the calendar says of the days of an event, in one line: 国庆节假期第 2 天（共 7 天）; 10 月 10 日 国庆节调休上班 among several
 * days; 春节放假前 9 天; 2027 年放假安排尚未公布. Empty where it says nothing of them.
 * @param days in a row, the event's first day first
 */
export function formatCalendarNote(days: readonly CalendarDay[], locale: Locale = "zh"): string {
  const [first] = days;
  if (!first) return "";
  const stretches = listStretches(days);
  const coversAll = stretches.length === 1 && stretches[0]?.first === first && stretches[0].last === days.at(-1);
  const parts = [
    ...stretches.map((stretch) => formatStretch(stretch, !coversAll, locale)),
    ...formatSpring(first, locale),
    ...formatBusy(days, locale),
    ...formatUnpublished(days, locale),
  ];
  return locale === "en" ? withCapital(parts.join("; ")) : parts.join("，");
}
