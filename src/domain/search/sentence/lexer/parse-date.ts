import {
  type DayNumber,
  fromDateParts,
  getDateParts,
  getMonday,
  getMonthRange,
  getNextOccurrence,
  getWeekday,
} from "#domain/day.ts";
import { parseChineseNumber } from "./parse-number.ts";
import { toDayValue } from "./to-day-value.ts";
import type { DayValue } from "../token.ts";

export interface ParsedDate {
  value: DayValue;
  to: number;
}

type Reading = DayValue | undefined;
type Rule = readonly [pattern: RegExp, read: (found: RegExpExecArray, today: DayNumber) => Reading];

const numeralPattern = "(\\d{1,2}|[一二三四五六七八九十]{1,3})";
const parseNumeral = (text: string | undefined): number => {
  if (text === undefined || text === "") return Number.NaN;
  return /^\d/.test(text) ? Number(text) : (parseChineseNumber(text, 0)?.low ?? Number.NaN);
};
const toSpan = (from: DayNumber | undefined, to: DayNumber | undefined): Reading =>
  from === undefined ? undefined : toDayValue(from, to ?? from);

/** Resolves month and date, in the given year if any; an end before the start falls in the next year. */
function getDatedSpan(
  today: DayNumber,
  year: number | undefined,
  from: [number, number],
  to?: [number, number],
): Reading {
  const at = (month: number, date: number, after: DayNumber) =>
    year === undefined ? getNextOccurrence(after, month, date) : fromDateParts(year, month, date);
  const start = at(...from, today);
  return toSpan(start, to && start !== undefined ? at(...to, start) : undefined);
}

const monthParts: Record<string, [from: number, to: number]> = {
  初: [1, 10],
  上旬: [1, 10],
  中: [11, 20],
  中旬: [11, 20],
  下旬: [21, 31],
  底: [21, 31],
  末: [21, 31],
};

/** Resolves a month or its beginning, middle or end, without the days that are past. */
function getMonthSpan(today: DayNumber, later: number, part: string | undefined): Reading {
  const [first, last] = getMonthRange(today, later);
  const [from, to] = monthParts[part ?? ""] ?? [1, 31];
  const end = Math.min(first + to - 1, last);
  return end < today ? undefined : toDayValue(Math.max(today, first + from - 1), end);
}

const countMonthsUntil = (today: DayNumber, month: number, year?: number): number => {
  const [thisYear, thisMonth] = getDateParts(today);
  return year === undefined ? (month - thisMonth + 12) % 12 : (year - thisYear) * 12 + month - thisMonth;
};

const resolveYear = (today: DayNumber, text: string | undefined): number | undefined => {
  if (!text) return undefined;
  const [year] = getDateParts(today);
  const later = { 今年: 0, 明年: 1, 后年: 2 }[text.replace("的", "")];
  return later === undefined ? Number(text.slice(0, 4)) : year + later;
};

const weekdays = "一二三四五六日";
const parseWeekday = (text: string): number =>
  /[1-7]/.test(text) ? Number(text) : weekdays.indexOf(text.replace("天", "日")) + 1;

function getWeekSpan(today: DayNumber, which: string, day: string | undefined, end: string | undefined): Reading {
  const ahead = { "": 0, 这: 0, 这个: 0, 本: 0, 下: 1, 下个: 1, 下下: 2, 下下个: 2 }[which] ?? 0;
  const monday = getMonday(today) + 7 * ahead;
  if (day === undefined) return toDayValue(Math.max(today, monday), monday + 6);
  if (day === "末") return toDayValue(Math.max(today, monday + 5), monday + 6);
  let from = monday + parseWeekday(day) - 1;
  if (which === "" && from < today) from += 7;
  if (end === undefined) return toDayValue(from, from);
  const last = from + ((parseWeekday(end) - getWeekday(from) + 7) % 7);
  return toDayValue(from, last);
}

const relativeDays: Record<string, [number, number]> = {
  今天: [0, 0],
  今日: [0, 0],
  今晚: [0, 0],
  今早: [0, 0],
  明天: [1, 1],
  明日: [1, 1],
  明晚: [1, 1],
  明早: [1, 1],
  后天: [2, 2],
  后日: [2, 2],
  大后天: [3, 3],
  明后天: [1, 2],
  明后两天: [1, 2],
  今明两天: [0, 1],
  today: [0, 0],
  tonight: [0, 0],
  tomorrow: [1, 1],
  "the day after tomorrow": [2, 2],
};
/** Month, date and number of days. Festivals of the lunar calendar are not supported. */
const holidays: Record<string, [number, number, number]> = {
  元旦: [1, 1, 3],
  情人节: [2, 14, 1],
  妇女节: [3, 8, 1],
  劳动节: [5, 1, 5],
  五一: [5, 1, 5],
  儿童节: [6, 1, 1],
  六一: [6, 1, 1],
  教师节: [9, 10, 1],
  国庆: [10, 1, 7],
  双十一: [11, 11, 1],
  双十二: [12, 12, 1],
  平安夜: [12, 24, 1],
  圣诞: [12, 25, 1],
  跨年夜: [12, 31, 1],
  年底: [12, 1, 31],
  年末: [12, 1, 31],
};

function getHolidaySpan(today: DayNumber, name: string): Reading {
  const [month, date, days] = holidays[name]!;
  const [year] = getDateParts(today);
  for (const at of [year, year + 1]) {
    const from = fromDateParts(at, month, date)!;
    if (from + days > today) return toDayValue(Math.max(from, today), from + days - 1);
  }
  return undefined;
}

const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const dayNames = "mon tue wed thu fri sat sun".split(" ");
const parseMonthName = (text: string): number => monthNames.indexOf(text.slice(0, 3)) + 1;
const monthPattern =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const noYear = undefined;
/** Returns the first date of a month named in English, and the last if given. */
const toMonthDates = (name: string, from: string, to: string | undefined): [[number, number], [number, number]?] => {
  const at = (date: string): [number, number] => [parseMonthName(name), Number(date)];
  return to === undefined ? [at(from)] : [at(from), at(to)];
};

const rules: readonly Rule[] = [
  [
    /(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})[日号]?(?!\d)/y,
    ([, y, m, d], today) => getDatedSpan(today, Number(y), [Number(m), Number(d)]),
  ],
  [
    new RegExp(
      `(今年|明年|后年|\\d{4}年)?的?${numeralPattern}月份?${numeralPattern}(?:[日号]|(?![\\d万千百十 人个天桌位平米元]))(?:(?:-|~|到|至|、)(?:${numeralPattern}月)?${numeralPattern}(?:[日号]|(?!\\d)))?`,
      "y",
    ),
    ([, y, m, d, m2, d2], today) =>
      getDatedSpan(
        today,
        resolveYear(today, y),
        [parseNumeral(m), parseNumeral(d)],
        d2 ? [parseNumeral(m2 ?? m), parseNumeral(d2)] : undefined,
      ),
  ],
  [
    /(\d{1,2})\/(\d{1,2})(?:[-~到至](?:(\d{1,2})\/)?(\d{1,2}))?(?![\d/天晚])/y,
    ([, m, d, m2, d2], today) =>
      getDatedSpan(today, noYear, [Number(m), Number(d)], d2 ? [Number(m2 ?? m), Number(d2)] : undefined),
  ],
  [
    /(\d{1,2})\.(\d{1,2})(?:日|号|[-~到至](\d{1,2})\.(\d{1,2})(?:日|号|(?![\d.])))/y,
    ([, m, d, m2, d2], today) =>
      getDatedSpan(today, noYear, [Number(m), Number(d)], d2 ? [Number(m2), Number(d2)] : undefined),
  ],
  // 12.24 alone in its clause, or followed by the name of the day.
  [
    /(?<=^|[，,；;])(\d{1,2})\.(\d{2})(?=[，,；;]|$|平安夜|圣诞|元旦|国庆|周|星期|上午|下午|晚)/y,
    ([, m, d], today) => getDatedSpan(today, noYear, [Number(m), Number(d)]),
  ],
  [
    new RegExp(
      `(今年|明年|后年|\\d{4}年)?的?${numeralPattern}月份?(?!\\d{1,2}[日号])(上旬|中旬|下旬|初|中|底|末)?`,
      "y",
    ),
    ([, y, m, part], today) =>
      parseNumeral(m) >= 1 && parseNumeral(m) <= 12
        ? getMonthSpan(today, countMonthsUntil(today, parseNumeral(m), resolveYear(today, y)), part)
        : undefined,
  ],
  [
    new RegExp(
      `(这个|本|下下个|下下|下个|下)月的?(?:${numeralPattern}(?:[日号]|(?=[、到至和~-]\\d))(?:[、到至和~-]${numeralPattern}[日号]?)?|(上旬|中旬|下旬|初|中|底|末))?`,
      "y",
    ),
    ([, which, d, d2, part], today) => {
      const later = { 这个: 0, 本: 0, 下: 1, 下个: 1 }[which!] ?? 2;
      if (d === undefined) return getMonthSpan(today, later, part);
      const day = getMonthRange(today, later)[0] + parseNumeral(d) - 1;
      return toDayValue(day, day + Math.max(0, (parseNumeral(d2) || 0) - parseNumeral(d)));
    },
  ],
  [/月(初|中旬|中|底|末)/y, ([, part], today) => getMonthSpan(today, 0, part) ?? getMonthSpan(today, 1, part)],
  [
    new RegExp(`${numeralPattern}号(?!线|楼|院|馆|厅|店|门|航站)(?:(?:-|~|到|至)${numeralPattern}号)?`, "y"),
    ([, d, d2], today) => {
      const [, , date] = getDateParts(today);
      const from = getMonthRange(today, parseNumeral(d) < date ? 1 : 0)[0] + parseNumeral(d) - 1;
      const later = parseNumeral(d2) > parseNumeral(d) ? from + parseNumeral(d2) - parseNumeral(d) : from;
      return parseNumeral(d) >= 1 && parseNumeral(d) <= 31 ? toSpan(from, later) : undefined;
    },
  ],
  [
    /(这个|这|本|下下个|下下|下个|下)?(?:周|星期|礼拜)([一二三四五六日天末]|[1-7](?!\d))(?:(?:-|~|到|至|和|、)?(?:这|本|下个?)?(?:周|星期|礼拜)([一二三四五六日天])|[-~到至和、]?([一二三四五六日](?=这?[两二三四]天)))?/y,
    ([, which, day, end, next], today) => getWeekSpan(today, which ?? "", day, end ?? next),
  ],
  [
    /(这个|这|本|下下个|下下|下个|下)(?:周|星期|礼拜)/y,
    ([, which], today) => getWeekSpan(today, which!, undefined, undefined),
  ],
  [
    new RegExp(`${numeralPattern}个?(天|周|星期|礼拜|月)(?:之后|以后|后)`, "y"),
    ([, count, unit], today) => {
      const day = today + parseNumeral(count) * (unit === "天" ? 1 : unit === "月" ? 30 : 7);
      return toDayValue(day, day);
    },
  ],
  [
    new RegExp(
      Object.keys(relativeDays)
        .toSorted((a, b) => b.length - a.length)
        .join("|"),
      "y",
    ),
    ([name], today) => toDayValue(today + relativeDays[name]![0], today + relativeDays[name]![1]),
  ],
  [new RegExp(`(${Object.keys(holidays).join("|")})`, "y"), ([name], today) => getHolidaySpan(today, name)],
  [/十一(?=假期|长假|黄金周|期间)/y, (_, today) => getHolidaySpan(today, "国庆")],
  [
    /(next |this |on )?(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?(?![a-z])/y,
    ([, which, day], today) =>
      getWeekSpan(today, which === "next " ? "下" : "", String(dayNames.indexOf(day!.slice(0, 3)) + 1), undefined),
  ],
  [
    /(next|this) (week|weekend)(?![a-z])/y,
    ([, which, what], today) =>
      getWeekSpan(today, which === "next" ? "下" : "这", what === "week" ? undefined : "末", undefined),
  ],
  [/next month(?![a-z])/y, (_, today) => getMonthSpan(today, 1, undefined)],
  [
    new RegExp(
      `${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|~|to|and) ?(\\d{1,2})(?:st|nd|rd|th)?)?(?:,? (20\\d\\d))?(?![a-z\\d])`,
      "y",
    ),
    ([, m, d, d2, y], today) => getDatedSpan(today, y ? Number(y) : noYear, ...toMonthDates(m!, d!, d2)),
  ],
  [
    new RegExp(
      `(\\d{1,2})(?:st|nd|rd|th)?(?: ?(?:-|~|to|and) ?(\\d{1,2})(?:st|nd|rd|th)?)? ${monthPattern}(?: (20\\d\\d))?(?![a-z])`,
      "y",
    ),
    ([, d, d2, m, y], today) => getDatedSpan(today, y ? Number(y) : noYear, ...toMonthDates(m!, d!, d2)),
  ],
];
const startPattern = /[\d一二三四五六七八九十今明后大这本下周星礼月元情妇劳儿教国双平圣跨年a-z]/;

/** Parses the longest date or range at this position, relative to `today`. Returns undefined if there is none. */
export function parseDate(text: string, from: number, today: DayNumber): ParsedDate | undefined {
  if (!startPattern.test(text[from] ?? "")) return undefined;
  let best: ParsedDate | undefined;
  for (const [pattern, read] of rules) {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    const to = from + (found?.[0].length ?? 0);
    if (!found || (best && to <= best.to)) continue;
    const value = read(found, today);
    if (value !== undefined) best = { value, to };
  }
  return best;
}
