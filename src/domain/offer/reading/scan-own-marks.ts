import type { NormalisedText } from "../../search/sentence/lexer/normalise.ts";
import { groupTerm } from "./block-term.ts";
import { createRule, type MarkRule, numeral, parseNumeral, type ResolveDate } from "./mark-rule.ts";
import type { DayPart, MarkContent, ProgrammeMark } from "./programme-mark.ts";
import { readBlock } from "./read-block.ts";
import { readClock } from "./read-clock.ts";

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

const rules: readonly MarkRule[] = [
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
  // 培训到 5 点
  (text, at) => {
    if (!/[到至]/.test(text[at]!) || /[\d点半钟刻日号天]/.test(text[at - 1] ?? "")) return undefined;
    const { end, from, to } = readClock(text, at + 1) ?? { end: 0 };
    return from === undefined || to !== undefined
      ? undefined
      : { content: { is: "clock", clock: { to: from } }, to: end };
  },
  // 备 2 桌 are needed perhaps.
  createRule(/备(?:用)?\d{1,2}[桌围]|(?:不(?:要|需要|用|含|包)|无需)(?:餐|饭|房)(?!\p{L})/uy, () => ({
    is: "refused",
  })),
  createRule(
    /(\d{1,2})(?:日|号(?!会场|会议室|会议厅|分会场))(?!线|楼|院|馆|厅|店|门)(?:[-~到至、和及]?(\d{1,2})[日号])?|(\d{1,2})(?:-|~|到|至|、|和)(\d{1,2})[日号]?(?=[两二三四2-4]?晚|[两二三四2-4]天)/y,
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
  createRule(/(?<=^|[；：:])(?:\d{1,2}[、.)]|\(\d{1,2}\))(?!\d)/y, () => ({ is: "link" })),
  createRule(/(?:鸡尾酒会|酒会|冷餐会?)(?:的)?形式/y, () => ({ is: "layout", layout: "cocktail" })),
  createRule(/[两三四2-4]个(?:会场|会议室|会议厅|厅)(?=[，：,:](?:一|1)个大?约?\d)/y, () => ({ is: "link" })),
  createRule(/围桌|围餐/y, () => ({ is: "layout", layout: "banquet" })),
  createRule(/我司|贵司|贵店|贵酒店|拟于|预计|暂定|初步/y, () => ({ is: "link" })),
  createRule(/(\d{1,2}(?:\.5)?|[一两二三四五六]|半)个?(半)?(?:小时|钟头|h(?![a-z]))/y, ([, hours, half]) => ({
    is: "duration",
    minutes: (hours === "半" ? 0.5 : Number(hours) || parseNumeral(hours!)) * 60 + (half ? 30 : 0),
  })),
  createRule(
    /同时(?:(?:开始|进行|举行|召开|举办|开会|开)的?(?:有|还有|是)?|(?=[，；。]|$|有?\d|[一二两三四五六]个|分会|小会))/y,
    () => ({ is: "concurrent" }),
  ),
  createRule(
    /分别(?:是|为|容纳|坐)?[：:]?(\d{1,4}人?(?:[、，,和/]\d{1,4}(?:人|(?![\d月日号点:：/.-])))+)/y,
    ([, list]) => ({
      is: "sizes",
      sizes: list!.match(/\d+/g)!.map(Number),
    }),
  ),
  // A theatre is a venue too: 120 人，剧院 is a layout.
  createRule(/剧院(?=\d)|(?<=[人场厅，、；：(/])剧院(?=[，、；)/摆]|$)/y, () => ({ is: "layout", layout: "theatre" })),
  createRule(/(?:均|都|全部?)(?:为|是|采用|安排)?(?=自助)|(?<=[午晚]餐)(?:为|是|采用)(?=自助)/y, () => ({
    is: "link",
  })),
  createRule(/[x×*](?=\d{1,2}(?:晚|夜))/y, () => ({ is: "link" })),
  createRule(
    /(?<=^|[，；：])(?:日期|时间|内容|人数|台型|摆台|项目|环节|议程|流程|安排|备注|场地|地点|形式|数量|要求)(?=[，；]|$)/y,
    () => ({ is: "link" }),
  ),
  createRule(
    /(?:每(?:个|组|小组|间|场|厅|会场|分会场|个分会场|个会场|个小组)?|各|均)(?:大?约|可?容纳|坐)?(\d{1,15})(?:人|位|名)/y,
    ([, people]) => ({ is: "people", value: Number(people), isEach: true }),
  ),
];

const readCount = createRule(
  /(\d{1,2}|[一二两三四五六七八九十])(?:(?:个(?!月|小时|半|人|座|平|标|大床|房|点|整天)|组)(?<!一个|一组)|(次))/y,
  ([, count, times]) => ({
    is: "count",
    value: parseNumeral(count!),
    ...(times !== undefined && { isTimes: true }),
  }),
);

/** Returns the mark of a stop, or nothing. */
function readStop(unit: string): MarkContent | undefined {
  if (/[;；。!！?？]/.test(unit)) return { is: "end" };
  if (/[，,+]/.test(unit)) return { is: "comma" };
  return /[:：]/.test(unit) ? { is: "colon" } : undefined;
}

/** Returns whether 自助 says how the meal before it is served: 午餐，自助. */
function isOfMeal(marks: readonly ProgrammeMark[]): boolean {
  const last = marks.findLast(({ is }) => is === "block" || is === "end" || is === "days" || is === "part");
  return last?.is === "block" && last.term.kind === "meal";
}

/** Returns whether the numbers of a mark count something: 0 组 is none. */
const isPositive = (content: MarkContent): boolean =>
  ["value", "count", "people", "minutes"].every((key) => (content as Record<string, unknown>)[key] !== 0) &&
  !("sizes" in content && content.sizes.includes(0));

/**
 * Scans a normalised sentence for what only a programme says: hours, days of the event, groups, blocks. `isInDate` says whether a
 * position is within a date that the lexer reads.
 */
export function scanOwnMarks(
  { text, gaps }: NormalisedText,
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
    let found = readName(text, at, resolveDate) ?? readBlock(text, at, gaps);
    if (found?.content.is === "block" && /^(?:自助|简餐)$/.test(text.slice(at, found.to)) && isOfMeal(marks))
      found = { content: { is: "link" }, to: found.to };
    for (const rule of rules) found ??= rule(text, at, resolveDate);
    found ??= readCount(text, at, resolveDate);
    if (found && !isPositive(found.content)) found = undefined;
    const stop = found ? undefined : readStop(text[at]!);
    if (stop) found = { content: stop, to: at + 1 };
    if (found) marks.push({ ...found.content, from: found.from ?? at, to: found.to });
    at = found?.to ?? at + 1;
  }
  return marks;
}
