import type { DayNumber } from "#domain/day.ts";
import type { DayValue } from "../token.ts";
import type { DateMatch, DateRule } from "./dates/date-rule.ts";
import { datedRule } from "./dates/dated-rule.ts";
import { englishDateRules } from "./dates/english-date-rules.ts";
import { holidayRules } from "./dates/holiday-rules.ts";
import { monthRules } from "./dates/month-rules.ts";
import { readBeforeAfter, readUnnamedTime } from "./dates/read-before-after.ts";
import { toDayValue } from "./dates/to-day-value.ts";
import { weekRules } from "./dates/week-rules.ts";

export interface ParsedDate {
  /** Undefined: the text means days that cannot be told (2 月 30 日, 国庆前). */
  value: DayValue | undefined;
  to: number;
  /** Inferred, not stated. */
  guess?: true;
}

const rules: readonly DateRule[] = [
  datedRule,
  ...monthRules,
  ...weekRules,
  ...holidayRules,
  ...englishDateRules,
  readUnnamedTime,
];
const startPattern =
  /[\d一二三四五六七八九十廿今明后来大小这本当下上周星礼月年元新情妇植愚清劳青护母儿父建教国万双感冬平圣跨腊除春农阴旧闰正端中重乞节假q第a-z]/;

/** Parses the longest date or range at this position, relative to `today`. Returns undefined if there is none. */
export function parseDate(text: string, from: number, today: DayNumber): ParsedDate | undefined {
  if (!startPattern.test(text[from] ?? "")) return undefined;
  let best: DateMatch | undefined;
  for (const rule of rules) {
    const found = rule(text, from, today);
    if (found && (!best || found.to > best.to)) best = found;
  }
  if (!best) return undefined;
  const { span, to, guess } = readBeforeAfter(text, best);
  return { value: span && toDayValue(...span), to, ...(guess && { guess }) };
}
