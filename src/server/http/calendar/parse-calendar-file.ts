import { z } from "zod";
import type { OfficialCalendar } from "#domain/calendar/official-calendar.ts";
import { countDaysBetween, isIsoDay } from "#domain/day.ts";

const isoDay = z.string().refine(isIsoDay, "not a day as YYYY-MM-DD");
const shortText = z.string().min(1).max(40);
const source = z.string().min(1, "where is it published?").max(200);
/** Days of one holiday or busy period, at most. */
const maxDays = { holiday: 15, busy: 60 } as const;

const checkOrder = <T extends z.ZodType<{ from: string; to: string }>>(schema: T, most: number) =>
  schema.refine(
    ({ from, to }) => !isIsoDay(from) || !isIsoDay(to) || (from <= to && countDaysBetween(from, to) < most),
    `ends before it begins, or has more than ${most} days`,
  );

const holiday = checkOrder(
  z.strictObject({ name: shortText, nameEn: shortText.optional(), from: isoDay, to: isoDay }),
  maxDays.holiday,
);
const workday = z.strictObject({ day: isoDay, name: shortText, nameEn: shortText.optional() });
const busyPeriod = checkOrder(
  z.strictObject({
    name: shortText,
    nameEn: shortText.optional(),
    from: isoDay,
    to: isoDay,
    cityCode: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
    source,
  }),
  maxDays.busy,
);
type YearOfFile = z.output<typeof yearOfFile>;

/** Days of a year's notice are in the year; a New Year's holiday may begin in the one before. */
const isOfYear = (day: string, year: number) =>
  day.startsWith(String(year)) || day.startsWith(`${year - 1}-12`) || !isIsoDay(day);

function findContradiction({ year, holidays, workdays }: YearOfFile): string | undefined {
  const days = [...holidays.flatMap(({ from, to }) => [from, to]), ...workdays.map(({ day }) => day)];
  const stray = days.find((day) => !isOfYear(day, year));
  if (stray) return `${stray} is not of ${year}`;
  const sorted = [...holidays].sort((a, b) => (a.from < b.from ? -1 : 1));
  const overlapping = sorted.find((one, at) => (sorted[at + 1]?.from ?? "9999") <= one.to);
  if (overlapping) return `${overlapping.name} runs into the next holiday`;
  const isOff = (day: string) => holidays.some(({ from, to }) => from <= day && day <= to);
  const exchanged = workdays.find(({ day }) => isOff(day));
  return exchanged && `${exchanged.day} is both off and worked`;
}

const yearOfFile = z.strictObject({
  year: z.int().min(2024).max(2100),
  isPublished: z.boolean().default(true),
  source,
  holidays: z.array(holiday).max(20),
  workdays: z.array(workday).max(30).default([]),
});

const calendarFile = z.strictObject({
  years: z.array(yearOfFile).max(10).default([]),
  busy: z.array(busyPeriod).max(100).default([]),
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("is not JSON");
  }
}

/**
 * Parses an operator's calendar: `{ years: [{ year, source, holidays: [{ name, from, to }], workdays: [{ day, name }] }],
 * busy: [{ name, from, to, source }] }`. Each year replaces ours of the same number.
 * @throws Error that names what is wrong, a line each
 */
export function parseCalendarFile(text: string): OfficialCalendar {
  const result = calendarFile.safeParse(parseJson(text));
  if (!result.success)
    throw new Error(result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  const { years, busy } = result.data;
  const mistakes = years.flatMap((year) => findContradiction(year) ?? []);
  if (new Set(years.map(({ year }) => year)).size < years.length) mistakes.push("a year is there twice");
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const withEnglish = <T extends { name: string; nameEn?: string | undefined }>(one: T) => ({
    ...one,
    nameEn: one.nameEn ?? one.name,
  });
  return {
    years: years.map((year) => ({
      ...year,
      holidays: year.holidays.map(withEnglish),
      workdays: year.workdays.map(withEnglish),
    })),
    busy,
  };
}
