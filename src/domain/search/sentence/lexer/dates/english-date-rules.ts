import type { DayNumber } from "#domain/day.ts";
import { createRule, type DateRule, type DaySpan } from "./date-rule.ts";
import { getMonthSpan } from "./month-rules.ts";
import { resolveWrittenDate } from "./read-written-date.ts";
import { getWeekSpan } from "./week-rules.ts";

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const dayNames = "mon tue wed thu fri sat sun".split(" ");
const monthPattern =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

/** Returns the days of a month named in English, in the given year if any. */
function getSpan(
  today: DayNumber,
  year: string | undefined,
  name: string,
  from: string,
  to: string | undefined,
): DaySpan | undefined {
  const resolve = (date: string, after: DayNumber) =>
    resolveWrittenDate(
      {
        notation: "chinese",
        year: year === undefined ? undefined : Number(year),
        month: monthNames.indexOf(name.slice(0, 3)) + 1,
        date: Number(date),
        to: 0,
      },
      after,
    );
  const start = resolve(from, today);
  return start === undefined ? undefined : [start, (to && resolve(to, start)) || start];
}

/** Days, weeks and dates in English. */
export const englishDateRules: readonly DateRule[] = [
  createRule(
    /(next |this |on )?(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?![a-z])/y,
    ([, which, day], today) =>
      getWeekSpan(today, which === "next " ? "下" : "", String(dayNames.indexOf(day!.slice(0, 3)) + 1), undefined),
  ),
  createRule(/(next|this) (week|weekend)(?![a-z])/y, ([, which, what], today) =>
    getWeekSpan(today, which === "next" ? "下" : "这", what === "week" ? undefined : "末", undefined),
  ),
  createRule(/next month(?![a-z])/y, (_, today) => getMonthSpan(today, 1, undefined)),
  createRule(
    new RegExp(
      `${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|~|to|and) ?(\\d{1,2})(?:st|nd|rd|th)?)?(?:,? (20\\d\\d))?(?![a-z\\d])`,
      "y",
    ),
    ([, month, from, to, year], today) => getSpan(today, year, month!, from!, to),
  ),
  createRule(
    new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|~|to|and) ?(\\d{1,2})(?:st|nd|rd|th)?)? ${monthPattern}(?: (20\\d\\d))?(?![a-z])`,
      "y",
    ),
    ([, from, to, month, year], today) => getSpan(today, year, month!, from!, to),
  ),
];
