import { parseChineseNumber } from "../../search/sentence/lexer/parse-number.ts";

/** Hours in a sentence, in minutes since midnight: both ends, or one of them. */
export interface Clock {
  from?: number;
  to?: number;
}

interface ReadTime {
  minutes: number;
  /** The minutes as they are written: 120 for 2:00, whatever part of the day it is of. */
  written: number;
  end: number;
  /** 上午, 下午: as it is written before the time. */
  part: string;
}

const noon = 12 * 60;
const midnight = 24 * 60;
const evening = 17 * 60;
const smallHours = 5 * 60;
const partPattern = /(?:今天|当天)?(上午|下午|晚上|晚间|凌晨|早上|早晨|中午|傍晚|午后|晚|早)/y;
const nextDayPattern = /(?:次日|第二天)(?:凌晨)?/y;
const colonPattern = /(\d{1,2})[:：](\d{2})(?!\d)/y;
const spokenPattern = /(\d{1,2}|[一二两三四五六七八九十]{1,3})点(半|一刻|三刻|[0-5]?\d分?|整|钟)?/y;
const barePattern =
  /(\d{1,2})(?=(?:-{1,2}|~|到|至)(?:次日|第二天)?(?:上午|下午|晚上|中午|凌晨)?\d{1,2}(?:[:：]\d{2}|点))/y;
const jointPattern = /(?:-{1,2}|~|到|至)/y;
const beginPattern = /(?:准时|正式)?(?:开始|开席|开餐|开场|入席|入场|起)/y;
const endPattern = /(?:之前|以前|前)?(?:结束|散会|散场|退场)/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const minuteTerms: Readonly<Record<string, number>> = { 半: 30, 一刻: 15, 三刻: 45 };
const parseMinutes = (text: string | undefined): number =>
  text === undefined ? 0 : (minuteTerms[text] ?? (Number.parseInt(text, 10) || 0));

/** Returns the hour of the day: after noon where the text says so, and for an hour at which nobody meets. */
function toDayMinutes(hour: number, minutes: number, part: string): number | undefined {
  if (hour > 24 || minutes > 59) return undefined;
  const isLate = /下午|晚|傍晚|午后/.test(part) || (part.startsWith("中午") && hour < 6) || (part === "" && hour < 7);
  return (isLate && hour < 12 ? hour + 12 : hour) * 60 + minutes;
}

/** Reads one time: 14:00, 下午 2 点半, the 9 of 9-12 点. */
function readTime(text: string, at: number, partBefore = ""): ReadTime | undefined {
  const part = matchAt(partPattern, text, at);
  const from = at + (part?.[0].length ?? 0);
  const found =
    matchAt(colonPattern, text, from) ?? matchAt(spokenPattern, text, from) ?? matchAt(barePattern, text, from);
  if (!found) return undefined;
  const hour = /^\d/.test(found[1]!) ? Number(found[1]) : (parseChineseNumber(found[1]!, 0)?.low ?? 99);
  const name = part?.[1] ?? partBefore;
  const extra = parseMinutes(found[2]);
  const minutes = toDayMinutes(hour, extra, name);
  if (minutes === undefined) return undefined;
  return { minutes, written: hour * 60 + extra, end: from + found[0].length, part: name };
}

/** Reads the time that hours end with: 12:00, 次日1:30, the 2 点 of 晚上 10 点到 2 点. */
function readEnd(text: string, at: number, first: ReadTime): ReadTime | undefined {
  const nextDay = matchAt(nextDayPattern, text, at);
  if (nextDay) {
    const time = readTime(text, at + nextDay[0].length, "凌晨");
    return time && { ...time, minutes: time.minutes + midnight };
  }
  const time = readTime(text, at, first.part);
  if (!time || time.minutes > first.minutes) return time;
  const { written } = time;
  if (written < noon && written + noon > first.minutes) return { ...time, minutes: written + noon };
  // An evening ends at 12 点 or in the small hours.
  if (first.minutes < evening) return time;
  return written === noon || written < smallHours ? { ...time, minutes: (written % noon) + midnight } : time;
}

/** Reads hours at a position: 14:00–17:30, 下午 2 点到 5 点半, 9-12 点, 18:30 开席, 17 点结束. */
export function readClock(text: string, at: number): (Clock & { end: number }) | undefined {
  // The 9 of 29:00 begins no time.
  if (/\d/.test(text[at - 1] ?? "") && /\d/.test(text[at]!)) return undefined;
  const first = readTime(text, at);
  if (!first) return undefined;
  const joint = matchAt(jointPattern, text, first.end);
  const second = joint ? readEnd(text, first.end + joint[0].length, first) : undefined;
  if (second) {
    const { minutes: to, end } = second;
    return to > first.minutes ? { from: first.minutes, to, end } : undefined;
  }
  const isEnd = matchAt(endPattern, text, first.end);
  if (isEnd) return { to: first.minutes, end: first.end + isEnd[0].length };
  const begin = matchAt(beginPattern, text, first.end);
  return { from: first.minutes, end: first.end + (begin?.[0].length ?? 0) };
}
