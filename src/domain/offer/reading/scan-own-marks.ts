import { parseChineseNumber } from "../../search/sentence/lexer/parse-number.ts";
import { findBlockTerm, groupTerm } from "./block-term.ts";
import type { DayPart, MarkContent, ProgrammeMark } from "./programme-mark.ts";
import { readClock } from "./read-clock.ts";

/** Resolves a day of a month that is not named: 17 日. */
export type ResolveDate = (date: number) => string;

interface Found {
  content: MarkContent;
  /** Where the mark begins, if that is before the position. */
  from?: number;
  to: number;
}

type Rule = (text: string, at: number, resolveDate: ResolveDate) => Found | undefined;

const numeral = "(\\d{1,2}|[一二两三四五六七八九十]{1,3})";
const parseNumeral = (text: string): number =>
  /^\d/.test(text) ? Number(text) : (parseChineseNumber(text, 0)?.low ?? 0);

/** Builds a rule of a sticky pattern. */
const createRule =
  (pattern: RegExp, read: (found: RegExpExecArray, resolveDate: ResolveDate) => MarkContent | undefined): Rule =>
  (text, at, resolveDate) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    const content = found && read(found, resolveDate);
    return content ? { content, to: at + found[0].length } : undefined;
  };

const parts: Readonly<Record<string, DayPart>> = {
  上午: "morning",
  早上: "morning",
  半天: "morning",
  中午: "noon",
  下午: "afternoon",
  午后: "afternoon",
  晚上: "evening",
  晚间: "evening",
  傍晚: "evening",
  当晚: "evening",
  全天: "fullDay",
  整天: "fullDay",
  一整天: "fullDay",
};

const listDates = (from: number, to: number): number[] =>
  from < to && to - from < 15 ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [from];

/** Reads days of a month: 17 日, 17-18 日, the 17、18 of 17、18 两晚. */
const readDates = (found: RegExpExecArray, resolveDate: ResolveDate): MarkContent | undefined => {
  const from = Number(found[1] ?? found[3]);
  const to = Number(found[2] ?? found[4] ?? from);
  if (from < 1 || from > 31 || to > 31) return undefined;
  const isRange = /[-~到至]/.test(found[0]);
  return { is: "days", stated: { days: listDates(from, to).map(resolveDate), ...(isRange && { isRange }) } };
};

const readGroups = (found: RegExpExecArray): MarkContent => ({
  is: "block",
  term: groupTerm,
  name: "分组讨论",
  count: parseNumeral(found[1]!),
});

/** Reads what the event is called: 活动名称：经销商大会. */
const readName = createRule(/(?:会议|活动|项目)名称[：:]([^，；。：！？,;:!?]{1,60})/y, ([, name]) => ({
  is: "name",
  name: name!,
}));

const rules: readonly Rule[] = [
  createRule(
    /(\d{1,2})(?:个|间|组|场|桌)?[x×*✕](\d{1,4})(?!\d|晚(?![上宴餐])|天|夜|日|m|米)(?:人|位|名)?(?:\/桌|每桌)?/y,
    ([, count, people]) => ({
      is: "groups",
      count: Number(count),
      people: Number(people),
    }),
  ),
  (text, at) => {
    const found = readClock(text, at);
    if (!found) return undefined;
    const { end, ...clock } = found;
    return { content: { is: "clock", clock }, to: end };
  },
  createRule(
    /(\d{1,2})[日号](?!线|楼|院|馆|厅|店|门)(?:[-~到至、和及]?(\d{1,2})[日号])?|(\d{1,2})(?:-|~|到|至|、|和)(\d{1,2})[日号]?(?=[两二三四2-4]?晚)/y,
    readDates,
  ),
  createRule(new RegExp(`分(?:成|为)?${numeral}个?(?:小|大)?组(?:进行)?(?:讨论|研讨|活动)?`, "y"), readGroups),
  createRule(new RegExp(`${numeral}个?小?组(?:分组)?(?:讨论|研讨)`, "y"), readGroups),
  createRule(new RegExp(`第${numeral}天`, "y"), ([, day]) => ({
    is: "days",
    stated: { numbers: [parseNumeral(day!)] },
  })),
  createRule(/(?:day ?|d)([1-9])(?![\da-z])/y, ([, day]) => ({ is: "days", stated: { numbers: [Number(day)] } })),
  createRule(/首日|头天|头一天/y, () => ({ is: "days", stated: { numbers: [1] } })),
  createRule(/次日/y, () => ({ is: "days", stated: { numbers: [2] } })),
  createRule(/(?:提前一天|前一天|前一晚)/y, () => ({ is: "days", stated: { numbers: [0] } })),
  createRule(/每天都?|每日|[两三]天都|天天/y, () => ({ is: "days", stated: { isEvery: true } })),
  createRule(/一整天|上午|早上|半天|中午|下午|午后|晚上|晚间|傍晚|当晚|全天|整天/y, ([part]) => ({
    is: "part",
    part: parts[part]!,
  })),
  createRule(/(?<=[日号天])晚(?![宴餐饭会上])/y, () => ({ is: "part", part: "evening" })),
  createRule(/([两二三四2-4])天([一二两三1-3])[夜晚]/y, ([, days, nights]) => ({
    is: "dayCount",
    value: parseNumeral(days!),
    nights: parseNumeral(nights!),
  })),
  // 12 月 16 日起 2 晚
  createRule(/(?<=[日号天])起(?=\d|[一二两三四五]|[，；]|$)/y, () => ({ is: "link" })),
  createRule(/住([一两二三四五1-9])[晚夜]/y, ([, nights]) => ({ is: "nights", value: parseNumeral(nights!) })),
  createRule(/(am|pm)(?![a-z])/y, ([part]) => ({ is: "part", part: part === "am" ? "morning" : "afternoon" })),
  // The number of an item of a list: 1、会议时间.
  createRule(/(?<=^|；)\d{1,2}[、.)](?!\d)/y, () => ({ is: "link" })),
  createRule(/围桌|围餐/y, () => ({ is: "layout", layout: "banquet" })),
  createRule(/我司|贵司|贵店|贵酒店|拟于|预计|暂定|初步/y, () => ({ is: "link" })),
  createRule(/[x×*](?=\d{1,2}(?:晚|夜))/y, () => ({ is: "link" })),
  createRule(
    /(?<=^|[，；：])(?:日期|时间|内容|人数|台型|摆台|项目|环节|议程|流程|安排|备注|场地|地点|形式|数量|要求)(?=[，；]|$)/y,
    () => ({ is: "link" }),
  ),
  createRule(
    /(?:每(?:个|组|小组|间|场|厅|会场|分会场|个分会场|个会场|个小组)?|各|均)(?:大?约|可?容纳|坐)?(\d{1,7})(?:人|位|名)/y,
    ([, people]) => ({ is: "people", value: Number(people), isEach: true }),
  ),
];

/** Comes before what an event does not have: 不要晚宴. */
const negationBefore = /(?:不(?:要|需要|用|含|安排|吃|设)?|无需|没有|免)$/;

/** What follows a term that is part of another one: 会议室, 培训中心, 签到台, 宴会厅. */
const otherTermEnd = /室|厅|中心|酒店|场地|场所|桌|式|型|区|台(?!型)|费|标准|学校|堂|议(?!程)/y;

const startsOtherTerm = (text: string, at: number): boolean => {
  otherTermEnd.lastIndex = at;
  return otherTermEnd.test(text);
};

/** Reads kinds of guest rooms that share one number: 标间、大床共 70 间. */
function readRoomKinds(text: string, from: number, first: number): { name: string; to: number } | undefined {
  const names = [text.slice(from, first)];
  let to = first;
  for (let joint = /^[、/和及或与]/.exec(text.slice(to)); joint; joint = /^[、/和及或与]/.exec(text.slice(to))) {
    const next = findBlockTerm(text, to + 1);
    if (next?.value.kind !== "rooms" || startsOtherTerm(text, next.to)) break;
    names.push(text.slice(to + 1, next.to));
    to = next.to;
  }
  return names.length > 1 ? { name: names.join("、"), to } : undefined;
}

const countBefore = new RegExp(`${numeral}(?:个|间|场|路|组)?(?:平行)?`, "y");

/** Reads a term of a block, also with the number of spaces before it: 4 个分会场. */
function readBlock(text: string, at: number): Found | undefined {
  const own = findBlockTerm(text, at);
  if (own && startsOtherTerm(text, own.to)) return undefined;
  const negation = own && negationBefore.exec(text.slice(Math.max(0, at - 3), at));
  if (negation) return { content: { is: "refused" }, from: at - negation[0].length, to: own.to };
  const kinds = own?.value.kind === "rooms" ? readRoomKinds(text, at, own.to) : undefined;
  if (own && kinds) return { content: { is: "block", term: own.value, name: kinds.name }, to: kinds.to };
  if (own) return { content: { is: "block", term: own.value }, to: own.to };
  countBefore.lastIndex = at;
  const found = /\d/.test(text[at - 1] ?? "") ? null : countBefore.exec(text);
  const numbered = found ? findBlockTerm(text, at + found[0].length) : undefined;
  if (numbered?.value.kind !== "breakout") return undefined;
  const name = text.slice(at + found![0].length, numbered.to);
  return { content: { is: "block", term: numbered.value, name, count: parseNumeral(found![1]!) }, to: numbered.to };
}

const readCount = createRule(
  /(\d{1,2}|[二两三四五六七八九十])(?:个(?!月|小时|半|人|座|平|标|大床|房|点|整天)|组|次)/y,
  ([, count]) => ({
    is: "count",
    value: parseNumeral(count!),
  }),
);

/** Returns the mark of a stop, or nothing. */
function readStop(unit: string): MarkContent | undefined {
  if (/[;；。!！?？]/.test(unit)) return { is: "end" };
  if (/[，,+]/.test(unit)) return { is: "comma" };
  return /[:：]/.test(unit) ? { is: "colon" } : undefined;
}

/**
 * Scans a normalised sentence for what only a programme says: hours, days of the event, groups, blocks. `isInDate` says whether a
 * position is within a date that the lexer reads.
 */
export function scanOwnMarks(
  text: string,
  isInDate: (at: number) => boolean,
  resolveDate: ResolveDate,
): ProgrammeMark[] {
  const marks: ProgrammeMark[] = [];
  for (let at = 0; at < text.length; ) {
    const isAfterDigit = /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at]!);
    if (isInDate(at) || isAfterDigit) {
      at++;
      continue;
    }
    let found = readName(text, at, resolveDate) ?? readBlock(text, at);
    for (const rule of rules) found ??= rule(text, at, resolveDate);
    found ??= readCount(text, at, resolveDate);
    const stop = found ? undefined : readStop(text[at]!);
    if (stop) found = { content: stop, to: at + 1 };
    if (found) marks.push({ ...found.content, from: found.from ?? at, to: found.to });
    at = found?.to ?? at + 1;
  }
  return marks;
}
