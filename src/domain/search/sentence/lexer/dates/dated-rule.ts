import { type DayNumber, getWeekday } from "#domain/day.ts";
import { type DateMatch, type DateRule, matchAt } from "./date-rule.ts";
import { readEndDate, readWrittenDate, resolveWrittenDate, type WrittenDate } from "./read-written-date.ts";

const joint = /(?:上午|下午|晚上|中午|早上|傍晚)? ?(?:-{1,2}|~|到|至|、) ?/y;
const weekday = /\(?(?:周|星期|礼拜)([一二三四五六日天])\)?/y;
const weekdays = "一二三四五六日";

/** Returns where a date ends with the weekday after it, if that is the day's own: 12 月 18 日（周五）. */
function skipWeekday(text: string, at: number, day: DayNumber | undefined): number {
  const found = day === undefined ? null : matchAt(weekday, text, at);
  const isOwn = found && weekdays.indexOf(found[1]!.replace("天", "日")) + 1 === getWeekday(day!);
  // A range of weekdays, or 周五 with a time of its own, is read by itself.
  return isOwn && !/^[到至~-]?(?:周|星期|礼拜)/.test(text.slice(at + found[0].length)) ? at + found[0].length : at;
}

/** Returns the day that ends a range: one without a month is of the first one's month, or of the next where it is earlier. */
function resolveEnd(end: WrittenDate, first: WrittenDate, after: DayNumber): DayNumber | undefined {
  if (end.month !== undefined) return resolveWrittenDate(end, after);
  const month = first.month! + (end.date < first.date ? 1 : 0);
  return resolveWrittenDate({ ...end, month: month > 12 ? 1 : month, ...(first.isLeap && { isLeap: true }) }, after);
}

/** Extends a date by those that are joined to it: a range, or days in a row (5、6、7 日). */
function readRange(text: string, first: WrittenDate, start: DayNumber, today: DayNumber): DateMatch {
  let [to, end, last] = [skipWeekday(text, first.to, start), start, first];
  for (let found = matchAt(joint, text, to); found; found = matchAt(joint, text, to)) {
    const next = readEndDate(text, to + found[0].length, last, today);
    if (!next) break;
    const day = resolveEnd(next, last, end);
    if (day === undefined || day < end) return { span: undefined, to: next.to };
    [to, end, last] = [skipWeekday(text, next.to, day), day, { ...next, month: next.month ?? last.month }];
  }
  return { span: [start, end], to };
}

/** 12.24 alone in its clause, or followed by the name of the day; 12.5-12.7. */
const dottedAlone =
  /(?<=^|[，,；; ]|[期间][：:]|\D\/)(\d{1,2})\.(\d{2})(?=[，,；;]|$| (?!万)|平安夜|圣诞|元旦|国庆|周|星期|上午|中午|下午|晚|全天)/y;
const dottedRange =
  /(\d{1,2})\.(\d{1,2})(?=(?:-{1,2}|~|到|至)\d{1,2}\.\d{1,2}(?:日|号|(?![\d.])))|(?<=^|[，,；; ])(\d{1,2})\.(\d{1,2})(?=(?:-|~|到|至)\d{1,2}[日号])/y;

function readDotted(text: string, at: number): WrittenDate | undefined {
  const found = matchAt(dottedRange, text, at) ?? matchAt(dottedAlone, text, at);
  if (!found) return undefined;
  const [month, date] = [found[1] ?? found[3], found[2] ?? found[4]];
  return { notation: ".", year: undefined, month: Number(month), date: Number(date), to: at + found[0].length };
}

/** Reads a day of a month or a range of them, in every notation; one that no calendar has (2 月 30 日) is no day. */
export const datedRule: DateRule = (text, at, today) => {
  const first = readWrittenDate(text, at, today) ?? readDotted(text, at);
  if (!first || !(first.month! >= 1 && first.month! <= 12 && first.date >= 1 && first.date <= 31)) return undefined;
  const start = resolveWrittenDate(first, today);
  if (start === undefined) return { span: undefined, to: first.to };
  const range = readRange(text, first, start, today);
  return first.guess ? { ...range, guess: true } : range;
};
