import { getMonday } from "#domain/day.ts";
import { type DateMatch, matchAt, parseDateNumeral } from "./date-rule.ts";

/** A time before or after days: 元旦前一周, 国庆后第二天, 圣诞前夕, 中秋前后, 国庆那周. */
const before = "前(?!往|厅|台|来|勤|排(?!排|练)|景|沿|缀|面(?!积|试)|后)";
const after = "后(?!台|厅|天|来|期|年|勤|排(?!排|练)|续|面(?!积|试)|者|卫)";
const modifier = new RegExp(
  `(?:节|假期|假)?的?(?:(?:之|以)?(?:(${before})|(${after}))(?:夕|夜(?![里晚间])|的?(第|最后)?(\\d{1,2}|[一二两三四五六七八九十]{1,3})个?(天|日|晚|周末|周|星期|礼拜|(?<=个)月|工作日))?|(前后|左右)(?!手|摇)|(?:那|当|这)(?:一|个)?(周|星期|礼拜))`,
  "y",
);
const daysOf: Readonly<Record<string, number>> = { 天: 1, 日: 1, 晚: 1, 周: 7, 星期: 7, 礼拜: 7 };

/** Returns the days before or after a span: the last so many before it, the nth unit after it; undefined if they cannot be told. */
function shiftSpan([from, to]: readonly [number, number], found: RegExpExecArray): DateMatch["span"] {
  const [all, isBefore, , nth, count, unit] = found;
  if (isBefore && /[夕夜]$/.test(all)) return [from - 1, from - 1];
  const length = daysOf[unit ?? ""];
  if (length === undefined) return undefined;
  const number = count === undefined ? (nth === "最后" || unit === "天" ? 1 : Number.NaN) : parseDateNumeral(count);
  if (!(number >= 1 && number <= 60)) return undefined;
  // 前第二天 is the second before; 前两天 are both.
  const [near, far] = nth === "第" ? [length * (number - 1) + 1, length * number] : [1, length * number];
  return isBefore ? [from - far, from - near] : [to + near, to + far];
}

/**
 * Extends days that were read by what follows them: 元旦前一周 is the week before, 国庆那周 its week. What lies before or after without
 * saying how far (国庆前) is no span of days, and never the days themselves.
 */
export function readBeforeAfter(text: string, days: DateMatch): DateMatch {
  const found = days.span && matchAt(modifier, text, days.to);
  if (!found || !days.span) return days;
  const [all, isBefore, isAfter, , , , about, week] = found;
  const to = days.to + all.length;
  if (about) return { ...days, to, guess: true };
  if (week) return { span: [getMonday(days.span[0]), getMonday(days.span[0]) + 6], to, guess: true };
  return isBefore || isAfter ? { span: shiftSpan(days.span, found), to } : days;
}

const bare = new RegExp(
  `(?:[节年]|假期|春运)(?:之|以)?(?:${before}|${after}|前后|内(?![容部]))(?:的?(?:第|最后)?(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})?个?(?:天|日|周末|周|星期|礼拜|(?<=个)月|工作日))?`,
  "y",
);

/** Reads a time before or after a festival that is not named (节前, 年后第一周): days that cannot be told. */
export function readUnnamedTime(text: string, at: number): DateMatch | undefined {
  const found = matchAt(bare, text, at);
  return found ? { span: undefined, to: at + found[0].length } : undefined;
}
