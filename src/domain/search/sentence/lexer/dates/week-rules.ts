import { type DayNumber, getMonday, getWeekday } from "#domain/day.ts";
import { createRule, type DateRule, type DaySpan, parseDateNumeral } from "./date-rule.ts";

const weekdays = "一二三四五六日";
const parseWeekday = (text: string): number =>
  /[1-7]/.test(text) ? Number(text) : weekdays.indexOf(text.replace("天", "日")) + 1;

const weeksAhead: Record<string, number> = { "": 0, 这: 0, 这个: 0, 本: 0, 下: 1, 下个: 1, 下下: 2, 下下个: 2 };

/** Returns a week, its weekend, one of its days or a range of days that begins in it. */
export function getWeekSpan(
  today: DayNumber,
  which: string,
  day: string | undefined,
  end: string | undefined,
): DaySpan | undefined {
  const monday = getMonday(today) + 7 * (weeksAhead[which] ?? 0);
  if (day === undefined) return [Math.max(today, monday), monday + 6];
  if (day === "末") return [Math.max(today, monday + 5), monday + 6];
  let from = monday + parseWeekday(day) - 1;
  if (which === "" && from < today) from += 7;
  if (end === undefined) return [from, from];
  return [from, from + ((parseWeekday(end) - getWeekday(from) + 7) % 7)];
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
const longestFirst = (names: readonly string[]): string => names.toSorted((a, b) => b.length - a.length).join("|");

/** Weeks and their days, and times that count from today. */
export const weekRules: readonly DateRule[] = [
  createRule(
    /(这个|这|本|下下个|下下|下个|下)?(?:周|星期|礼拜)([一二三四五六日天末]|[1-7](?![\d/.]))(?:(?:-|~|到|至|和|、|或者?)?(?:这|本|下个?)?(?:周|星期|礼拜)([一二三四五六日天])|[-~到至和、]?([一二三四五六日](?=这?[两二三四]天)))?/y,
    ([, which, day, end, next], today) => getWeekSpan(today, which ?? "", day, end ?? next),
  ),
  createRule(/(这个|这|本|下下个|下下|下个|下)(?:周|星期|礼拜)/y, ([, which], today) =>
    getWeekSpan(today, which!, undefined, undefined),
  ),
  createRule(
    /(\d{1,2}|[一二两三四五六七八九十]{1,3})个?(天|周|星期|礼拜|月)(?:之后|以后|后)(?!的?第)/y,
    ([, count, unit], today) => {
      const day = today + parseDateNumeral(count) * (unit === "天" ? 1 : unit === "月" ? 30 : 7);
      return [day, day];
    },
  ),
  createRule(
    new RegExp(`(${longestFirst(Object.keys(relativeDays))})(?:(?:或者?|和|、)(明天|后天|大后天))?`, "y"),
    ([, name, end], today) => {
      const [from, to] = relativeDays[name!]!;
      return [today + from, today + Math.max(to, relativeDays[end ?? ""]?.[1] ?? 0)];
    },
  ),
];
