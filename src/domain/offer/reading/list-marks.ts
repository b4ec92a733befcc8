import { addDays, countDaysBetween, fromDateParts, getDateParts, parseIsoDay, toIsoDay } from "../../day.ts";
import { Lexer } from "../../search/sentence/lexer/lexer.ts";
import type { NormalisedText } from "../../search/sentence/lexer/normalise.ts";
import type { PreparedVocabulary } from "../../search/sentence/lexicon/vocabulary.ts";
import { analyseSentence, type AnalysedSentence } from "../../search/sentence/parsers/analysed-sentence.ts";
import { parseQuantity, type Quantity } from "../../search/sentence/parsers/quantity.ts";
import type { DayValue, Fact, Token } from "../../search/sentence/token.ts";
import { findLayoutById } from "../../space/layouts.ts";
import { eventTerm } from "./block-term.ts";
import { joinMarks } from "./join-marks.ts";
import type { MarkContent, ProgrammeMark } from "./programme-mark.ts";
import type { ResolveDate } from "./mark-rule.ts";
import { scanOwnMarks } from "./scan-own-marks.ts";

const mostDays = 15;

/** Lists the days of a date or of a range of dates. */
function listDays(value: DayValue): string[] {
  if (typeof value === "string") return [value];
  const days: string[] = [];
  for (let day = value.from; day <= value.to && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  return days;
}

const getDate = (token: Token): DayValue | undefined =>
  token.is === "facts" && token.facts[0]!.kind === "date" ? (token.facts[0]!.value as DayValue) : undefined;

/** Returns a function that gives a day of a month its month: that of the first date of the sentence, else the next one. */
function createDateResolver(dates: readonly DayValue[], today: string): ResolveDate {
  const [first = today] = dates.flatMap(listDays);
  const [year, month, from] = getDateParts(parseIsoDay(first)!);
  return (date) => {
    // 30 日 with a date of 2 December is no day of the same meeting, unless it is the evening before.
    const isNext = dates.length > 0 ? date < from - 15 : date < from;
    const day = fromDateParts(year, month, 1)! + date - 1;
    return toIsoDay(isNext ? fromDateParts(year + (month === 12 ? 1 : 0), (month % 12) + 1, 1)! + date - 1 : day);
  };
}

/** Returns days in the year in which they are nearest to another day: 1 月 3 日 is after 30 December. */
function moveToYearOf(days: readonly string[], anchor: string): string[] {
  const move = (day: string, years: number): string => {
    const [year, month, date] = getDateParts(parseIsoDay(day)!);
    const moved = fromDateParts(year + years, month, date);
    return moved === undefined ? day : toIsoDay(moved);
  };
  const [first] = days as [string];
  const years = Number(anchor.slice(0, 4)) - Number(first.slice(0, 4));
  const distance = (by: number) => Math.abs(countDaysBetween(move(first, by), anchor));
  const nearest = [years - 1, years, years + 1].toSorted((a, b) => distance(a) - distance(b))[0]!;
  return days.map((day) => move(day, nearest));
}

/** A date that names no year: 12 月 17 日, 12/17. */
const yearlessDate = /^(?:\d{1,2}|[一二三四五六七八九十]{1,2})[月/.]/;

/** Moves the days without a year to the first date that has one, if any. */
function alignYears(marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] {
  const quote = ({ from, to }: ProgrammeMark) => text.slice(from, to);
  const anchor = marks.flatMap((mark) =>
    mark.is === "days" && "days" in mark.stated && /^20\d\d/.test(quote(mark)) ? mark.stated.days : [],
  )[0];
  if (anchor === undefined) return [...marks];
  return marks.map((mark) =>
    mark.is === "days" && "days" in mark.stated && mark.stated.days.length > 0 && yearlessDate.test(quote(mark))
      ? { ...mark, stated: { ...mark.stated, days: moveToYearOf(mark.stated.days, anchor) } }
      : mark,
  );
}

/** A festival that an event is called by, 圣诞派对, is not its day where another date is stated. */
function withoutFestivals(marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] {
  const isFestival = ({ is, from, to }: ProgrammeMark) =>
    is === "days" &&
    !/[\d月日号周天]/.test(text.slice(from, to)) &&
    /^(?:主题)?(?:派对|晚会|晚宴|联欢|活动|年会)/.test(text.slice(to));
  const hasDate = marks.some((mark) => mark.is === "days" && "days" in mark.stated && !isFestival(mark));
  return hasDate ? marks.filter((mark) => !isFestival(mark)) : [...marks];
}

/** Lists the days that a date names one by one: 12 月 8 日、10 日 are two days, of which the lexer has the first and the last. */
function pickListedDays(days: readonly string[], text: string): readonly string[] {
  if (!/[、和及]/.test(text) || /[-~到至]/.test(text)) return days;
  const dates = text.split(/[、和及]/).map((piece) => Number(piece.match(/\d+/g)?.at(-1)));
  const listed = days.filter((day) => dates.includes(Number(day.slice(-2))));
  return listed.length === dates.length ? listed : days;
}

/** Events that are no session: they need no seats, or their meal is a term of its own. */
const otherEvents: ReadonlySet<unknown> = new Set(["team-building", "exhibition", "banquet", "wedding"]);

function readFact({ kind, value, implied }: Fact): MarkContent | undefined {
  if (kind === "date") return { is: "days", stated: { days: listDays(value as DayValue) } };
  if (kind === "layout") {
    const layout = findLayoutById(value as number)!.key;
    // 董事会 names an event that has a layout.
    return implied ? { is: "block", term: { ...eventTerm, layout } } : { is: "layout", layout };
  }
  return kind === "eventType" && !otherEvents.has(value) ? { is: "block", term: eventTerm } : undefined;
}

/** Reads an amount of money: the budget in all. What is for a head, a table or the hire is none. */
function readAmount({ cue, rate, unit, scaled, high, bound }: Quantity): MarkContent | undefined {
  const isMoney = unit === "yuan" || cue === "price" || cue === "total" || (scaled && unit === undefined);
  const isInAll = (cue === undefined || cue === "price" || cue === "total") && rate === undefined && bound !== "least";
  return isMoney && isInAll && high >= 1000 ? { is: "budget", value: high } : undefined;
}

const unitMarks: Partial<Record<NonNullable<Quantity["unit"]>, (value: number) => MarkContent>> = {
  people: (value) => ({ is: "people", value }),
  tables: (value) => ({ is: "tables", value }),
  rooms: (value) => ({ is: "rooms", value }),
  nights: (value) => ({ is: "nights", value }),
  days: (value) => ({ is: "dayCount", value }),
};

function readQuantity(quantity: Quantity): MarkContent | undefined {
  const { unit, cue, high, scaled, rate } = quantity;
  if (!Number.isInteger(high) || high < 1) return undefined;
  const amount = readAmount(quantity);
  if (amount || rate !== undefined) return amount;
  if (unit) return unitMarks[unit]?.(high);
  if (scaled) return undefined;
  if (cue === "people") return { is: "people", value: high };
  return cue === undefined || cue === "rooms" ? { is: "number", value: high } : undefined;
}

/** Reads 一晚 and 一天, which the lexer has as what a price is per. */
function readOne(text: string): MarkContent | undefined {
  if (/^一(?:晚|夜|晚上)$/.test(text)) return { is: "nights", value: 1 };
  return text === "一天" ? { is: "dayCount", value: 1 } : undefined;
}

/** Lists what the tokens of the lexer say of a programme. */
function listTokenMarks(sentence: AnalysedSentence): ProgrammeMark[] {
  const { tokens, text } = sentence;
  return tokens.flatMap((token, at): ProgrammeMark[] => {
    if (token.is === "facts") {
      const content = token.facts.flatMap((fact) => readFact(fact) ?? [])[0];
      if (content?.is === "days" && "days" in content.stated)
        content.stated = { days: pickListedDays(content.stated.days, text.slice(token.from, token.to)) };
      return content ? [{ ...content, from: token.from, to: token.to }] : [];
    }
    if (token.is === "unit") {
      const content = readOne(text.slice(token.from, token.to));
      return content ? [{ ...content, from: token.from, to: token.to }] : [];
    }
    const quantity = parseQuantity(sentence, at);
    const content = quantity && readQuantity(quantity);
    if (!content) return [];
    const [from, to] = [tokens[quantity.first]!.from, tokens[quantity.last]!.to];
    const before = text.slice(Math.max(0, from - 3), from);
    // 休息室 1 间 is no guest room.
    if (content.is === "rooms" && /(?:(?<!会议)室|化妆间|更衣间)$/.test(before)) return [];
    const isGuest = content.is === "rooms" && (/[房床标住]/.test(text.slice(from, to)) || before.endsWith("住"));
    return [{ ...content, ...(isGuest && { isGuest }), from, to }];
  });
}

const isStop = ({ is }: ProgrammeMark): boolean => is === "colon" || is === "comma" || is === "end";

const maskRanges = (text: string, ranges: readonly ProgrammeMark[]): string =>
  ranges.reduce((masked, { from, to }) => masked.slice(0, from) + "，".repeat(to - from) + masked.slice(to), text);

/** Lists the marks of a normalised sentence in their order: those of a programme alone, and those that the lexer of searches reads. */
export function listMarks(normalised: NormalisedText, vocabulary: PreparedVocabulary, today: string): ProgrammeMark[] {
  const { text, gaps } = normalised;
  const tokenize = (of: string) => new Lexer(of, vocabulary, parseIsoDay(today), gaps).tokenize();
  // 9:00 至 12 月 18 日 is no range of numbers.
  const dated = text.replaceAll(/(?<=\d[:：]\d\d)[至到~-](?=\d{1,2}月)/g, "，");
  const dates = tokenize(dated).filter((token) => getDate(token) !== undefined);
  // 17 号 is of the month of the event, whatever today is; the 30 年 of 17:30 年会 is no year.
  const full = dates.filter(
    ({ from, to }) =>
      !/^\d{1,2}[日号]/.test(text.slice(from, to)) && !/\d[:：]$/.test(text.slice(Math.max(0, from - 2), from)),
  );
  const isInDate = (at: number) => full.some(({ from, to }) => from <= at && at < to);
  const own = scanOwnMarks(
    normalised,
    isInDate,
    createDateResolver(
      full.map((token) => getDate(token)!),
      today,
    ),
  );
  const masked = maskRanges(
    text,
    own.filter((mark) => !isStop(mark)),
  );
  const others = listTokenMarks(analyseSentence(masked, tokenize(masked), gaps));
  const marks = [...own, ...others].sort((a, b) => a.from - b.from);
  return joinMarks(withoutFestivals(alignYears(marks, text), text), text);
}
