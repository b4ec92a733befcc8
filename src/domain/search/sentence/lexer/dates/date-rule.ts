import type { DayNumber } from "#domain/day.ts";
import { parseChineseNumber } from "../parse-number.ts";

/** The first and the last of the days that a text means. */
export type DaySpan = readonly [from: DayNumber, to: DayNumber];

/** What a rule reads at a position: the days, or that the text means days that cannot be told (`undefined`), and where it ends. */
export interface DateMatch {
  span: DaySpan | undefined;
  to: number;
  /** Inferred, not stated: 八月十五 as the lunar day, 圣诞前后. */
  guess?: true;
}

/** Reads the days that are written at a position of a text. */
export type DateRule = (text: string, at: number, today: DayNumber) => DateMatch | undefined;

/** Matches a sticky pattern at a position. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/**
 * Builds a rule of a sticky pattern. `read` returns the days, null for days that cannot be told (a month that is past), and
 * undefined for a text that is not one of the rule.
 */
export const createRule =
  (pattern: RegExp, read: (found: RegExpExecArray, today: DayNumber) => DaySpan | null | undefined): DateRule =>
  (text, at, today) => {
    const found = matchAt(pattern, text, at);
    const span = found ? read(found, today) : undefined;
    return found && span !== undefined ? { span: span ?? undefined, to: at + found[0].length } : undefined;
  };

/** A month as a figure or numeral. */
export const monthPattern = "(\\d{1,2}|十[一二]?|[一二三四五六七八九])";
/** A day of the month as a figure or numeral, whole: the 二十 of 二十五 is none. */
export const datePattern =
  "(\\d{1,2}(?!\\d)|(?:(?:[二三]?十|[廿卅])[一二三四五六七八九]?|[一二三四五六七八九])(?![一二三四五六七八九十百千万]))";
/** What a number counts that is no day: 12 月 18 人. */
const unit = "(?:[人个天桌位平米名家间晚场块席%㎡万千百十kw]|元(?![旦宵]))";
/** Follows a day that is written without 日. */
export const noUnit = `(?! ?${unit}|月(?!底|初|末|中)|[./]\\d|(?:-|~|到|至)\\d{1,6} ?${unit})`;

/** Parses a figure or a numeral, also 廿五 and 初八; NaN for none. */
export function parseDateNumeral(text: string | undefined): number {
  if (text === undefined || text === "") return Number.NaN;
  if (/^\d/.test(text)) return Number(text);
  const numeral = text.replace("廿", "二十").replace("卅", "三十").replace("初", "").replace("两", "二");
  return parseChineseNumber(numeral, 0)?.low ?? Number.NaN;
}
