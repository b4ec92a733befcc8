import { type DayNumber, fromDateParts, getDateParts, getMonthRange, getWeekday } from "#domain/day.ts";
import { createRule, type DateRule, type DaySpan, monthPattern, parseDateNumeral } from "./date-rule.ts";
import { resolveYear, yearPattern } from "./resolve-year.ts";

const monthParts: Record<string, [from: number, to: number]> = {
  初: [1, 10],
  上旬: [1, 10],
  中: [11, 20],
  中旬: [11, 20],
  下旬: [21, 31],
  底: [21, 31],
  末: [21, 31],
};
const partPattern = "(上旬|中旬|下旬|初|中|底|末)";
const numeral = "(\\d{1,2}|[一二三四五六七八九十]{1,3})";

/** Returns a span without the days that are past; undefined if all are. */
function fromToday(today: DayNumber, from: DayNumber, to: DayNumber): DaySpan | undefined {
  return to < today ? undefined : [Math.max(today, from), to];
}

/** Resolves a month or its beginning, middle or end, without the days that are past. */
export function getMonthSpan(today: DayNumber, later: number, part: string | undefined): DaySpan | undefined {
  const [first, last] = getMonthRange(today, later);
  const [from, to] = monthParts[part ?? ""] ?? [1, 31];
  return fromToday(today, first + from - 1, Math.min(first + to - 1, last));
}

const isMonth = (month: number): boolean => month >= 1 && month <= 12;

const countMonthsUntil = (today: DayNumber, month: number, year?: number): number => {
  const [thisYear, thisMonth] = getDateParts(today);
  return year === undefined ? (month - thisMonth + 12) % 12 : (year - thisYear) * 12 + month - thisMonth;
};

const monthsAhead: Record<string, number> = { 这个: 0, 本: 0, 当: 0, 下: 1, 下个: 1, 下下: 2, 下下个: 2 };

/** Returns the nth weekend, weekday or week of a month, or the last; weeks are counted from its first day. */
function getNthSpan([first, last]: DaySpan, nth: string | undefined, what: string): DaySpan | undefined {
  const at = parseDateNumeral(nth);
  if (/^[周星礼]/.test(what) && /[一二三四五六日天末]$/.test(what)) {
    const weekday = what.endsWith("末") ? 6 : "一二三四五六日".indexOf(what.at(-1)!.replace("天", "日")) + 1;
    const earliest = first + ((weekday - getWeekday(first) + 7) % 7);
    const latest = last - ((getWeekday(last) - weekday + 7) % 7);
    const day = Number.isNaN(at) ? latest : earliest + 7 * (at - 1);
    return day > last ? undefined : [day, what.endsWith("末") ? day + 1 : day];
  }
  if (Number.isNaN(at)) return [last - 6, last];
  return at > 5 || first + 7 * (at - 1) > last ? undefined : [first + 7 * (at - 1), Math.min(last, first + 7 * at - 1)];
}

const nthPattern = "的?(?:第([一二三四五1-5])个?|最后一?个?)((?:周|星期|礼拜)[一二三四五六日天末]?)";

/** 12 月第一周, 下个月第二个周末, 12 月最后一个周五. */
const nthRule: DateRule = createRule(
  new RegExp(`(?:${yearPattern}${monthPattern}月份?|(这个|本|下下个|下下|下个|下)月)${nthPattern}`, "y"),
  ([, year, month, which, nth, what = ""], today) => {
    if (month !== undefined && !isMonth(parseDateNumeral(month))) return undefined;
    const later =
      month === undefined
        ? monthsAhead[which!]!
        : countMonthsUntil(today, parseDateNumeral(month), resolveYear(today, year));
    return getNthSpan(getMonthRange(today, later), nth, what);
  },
);

/** 11 月到 12 月, 3、4 月份, 12 月底到 1 月初. */
const monthRangeRule: DateRule = createRule(
  new RegExp(
    `${yearPattern}${monthPattern}(?:月份?)?${partPattern}?(?:-{1,2}|~|到|至|、|或者?|和)${yearPattern}${monthPattern}月份?(?!\\d{1,2}[日号]|的?第|最后|初[一二三四五六七八九十])${partPattern}?`,
    "y",
  ),
  ([all, year, month, part, year2, month2, part2], today) => {
    const [from, to] = [parseDateNumeral(month), parseDateNumeral(month2)];
    if (!isMonth(from) || !isMonth(to) || (part !== undefined && !all.includes("月"))) return undefined;
    const start = countMonthsUntil(today, from, resolveYear(today, year));
    const ownYear = resolveYear(today, year2);
    const end = ownYear === undefined ? start + ((to - from + 12) % 12) : countMonthsUntil(today, to, ownYear);
    const [first] = getMonthSpan(today, start, part) ?? [];
    const [, last] = getMonthSpan(today, end, part2) ?? [];
    return first === undefined || last === undefined || last < first ? undefined : [first, last];
  },
);

const yearParts: Readonly<Record<string, [from: number, to: number]>> = {
  第一季度: [1, 3],
  第二季度: [4, 6],
  第三季度: [7, 9],
  第四季度: [10, 12],
  一季度: [1, 3],
  二季度: [4, 6],
  三季度: [7, 9],
  四季度: [10, 12],
  q1: [1, 3],
  q2: [4, 6],
  q3: [7, 9],
  q4: [10, 12],
  上半年: [1, 6],
  下半年: [7, 12],
  年初: [1, 2],
  年中: [6, 7],
  年底: [12, 12],
  年末: [12, 12],
  初: [1, 2],
  底: [12, 12],
  末: [12, 12],
};

/** 明年, 2027 年上半年, 第一季度, 年底: months of a year; without a year the next that are not past. */
const yearPartRule: DateRule = createRule(
  new RegExp(`${yearPattern}(${Object.keys(yearParts).slice(0, -3).join("|")}|(?<=年的?)(?:初|底|末))?`, "y"),
  ([all, name, part], today) => {
    if (all === "") return undefined;
    const [from, to] = yearParts[part ?? ""] ?? [1, 12];
    const year = resolveYear(today, name);
    const [thisYear] = getDateParts(today);
    for (const at of year === undefined ? [thisYear, thisYear + 1] : [year]) {
      const span = fromToday(today, fromDateParts(at, from, 1)!, getMonthRange(fromDateParts(at, to, 1)!, 0)[1]);
      if (span) return span;
    }
    return null;
  },
);

/** Months and their parts, months and parts of a year, and dates that count from this month (下月 18 日, 25 号). */
export const monthRules: readonly DateRule[] = [
  nthRule,
  monthRangeRule,
  yearPartRule,
  createRule(
    new RegExp(`${yearPattern}${monthPattern}月份?(?!\\d{1,2}[日号])${partPattern}?`, "y"),
    ([, year, month, part], today) =>
      isMonth(parseDateNumeral(month))
        ? (getMonthSpan(today, countMonthsUntil(today, parseDateNumeral(month), resolveYear(today, year)), part) ??
          null)
        : undefined,
  ),
  createRule(
    new RegExp(
      `(这个|本|当|下下个|下下|下个|下)月的?(?:${numeral}(?:[日号]|(?=[、到至和~-]\\d))(?:[、到至和~-]${numeral}[日号]?)?|${partPattern})?`,
      "y",
    ),
    ([, which, date, date2, part], today) => {
      const later = monthsAhead[which!]!;
      if (date === undefined) return getMonthSpan(today, later, part) ?? null;
      const day = getMonthRange(today, later)[0] + parseDateNumeral(date) - 1;
      return [day, day + Math.max(0, (parseDateNumeral(date2) || 0) - parseDateNumeral(date))];
    },
  ),
  createRule(
    /月(初|中旬|中|底|末)/y,
    ([, part], today) => getMonthSpan(today, 0, part) ?? getMonthSpan(today, 1, part),
  ),
  createRule(
    new RegExp(
      `${numeral}号(?!线|楼|院|馆|厅|店|门|航站)(?:(?:-|~|到|至|、|和)${numeral}[号日])?|(?<!提前|提早)${numeral}日?(?:-|~|到|至|、)${numeral}[日号](?!线|楼|院|馆|厅|店|门|航站)`,
      "y",
    ),
    ([, d, d2, d3, d4], today) => {
      const [date, end] = [parseDateNumeral(d ?? d3), parseDateNumeral(d2 ?? d4)];
      const [, , todaysDate] = getDateParts(today);
      const from = getMonthRange(today, date < todaysDate ? 1 : 0)[0] + date - 1;
      return date >= 1 && date <= 31 ? [from, end > date ? from + end - date : from] : undefined;
    },
  ),
];
