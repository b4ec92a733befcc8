import { addDays, countDaysBetween } from "../../day.ts";
import type { Occasion, ProgrammeMark } from "./programme-mark.ts";
import { isStop, isTime } from "./split-clauses.ts";

/** Days of a meeting, at most. */
const mostSpanDays = 15;

type TimeMark = ProgrammeMark & { is: "days" | "part" | "clock" };

/** Joins two times of one block: 10 点和 15 点, 17 日全天及 18 日上午. */
const joint = /^(?:以及|还有|[及和与、,，+])$/;

const toOccasion = (marks: readonly TimeMark[]): Occasion =>
  Object.assign(
    {},
    ...marks.map((mark) =>
      mark.is === "days" ? { stated: mark.stated } : mark.is === "part" ? { part: mark.part } : { clock: mark.clock },
    ),
  ) as Occasion;

const isWithin = ({ clock }: Occasion): boolean => clock?.from !== undefined && clock.to !== undefined;
const isOnDay = ({ stated, part, clock }: Occasion): boolean => stated !== undefined && Boolean(part ?? clock);

/** Returns the end of the marks of time that stand together from an index on: a day, its part and hours. */
function findGroupEnd(marks: readonly ProgrammeMark[], first: number): number {
  const kinds = new Set<string>();
  let end = first;
  while (end < marks.length && isTime(marks[end]!) && !kinds.has(marks[end]!.is)) {
    if (end > first && marks[end]!.from !== marks[end - 1]!.to) break;
    kinds.add(marks[end++]!.is);
  }
  return end;
}

/** Returns whether two times that a comma joins are of one block: both are hours, or days with a part, and no block follows. */
function isJoinedByComma(
  first: Occasion,
  second: Occasion,
  next: ProgrammeMark | undefined,
  to: number,
  text: string,
): boolean {
  const isEnd = next === undefined ? to === text.length : isStop(next) && next.from === to;
  return isEnd && ((isWithin(first) && isWithin(second) && !second.stated) || (isOnDay(first) && isOnDay(second)));
}

/** Joins times of one block, and gives those after the first to its last mark. */
function joinTimes(marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] {
  const joined: ProgrammeMark[] = [];
  for (let at = 0; at < marks.length; ) {
    let end = findGroupEnd(marks, at);
    if (end === at) {
      joined.push(marks[at++]!);
      continue;
    }
    const group = marks.slice(at, end) as TimeMark[];
    const first = toOccasion(group);
    const others: Occasion[] = [];
    for (;;) {
      const separator = marks[end];
      const from = separator && isStop(separator) ? end + 1 : end;
      const last = findGroupEnd(marks, from);
      if (last === from || !joint.test(text.slice(marks[end - 1]!.to, marks[from]!.from))) break;
      const other = toOccasion(marks.slice(from, last) as TimeMark[]);
      // 16 日、17 日 are the days of one list.
      const isList = !first.part && !first.clock && !other.part && !other.clock;
      if (isList || (from > end && !isJoinedByComma(first, other, marks[last], marks[last - 1]!.to, text))) break;
      others.push(other);
      end = last;
    }
    const last = group.pop()!;
    joined.push(...group, others.length > 0 ? { ...last, to: marks[end - 1]!.to, others } : last);
    at = end;
  }
  return joined;
}

/** Joins days of a list: 30 日 31 日, 12 月 8 日和 12 月 10 日. */
function joinDays(marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] {
  const joined: ProgrammeMark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    const isPair =
      last?.is === "days" && mark.is === "days" && /^(?:以及|[及和与、])?$/.test(text.slice(last.to, mark.from));
    if (!isPair || !("days" in last.stated) || !("days" in mark.stated)) joined.push(mark);
    else
      joined[joined.length - 1] = {
        ...last,
        to: mark.to,
        stated: { days: [...new Set([...last.stated.days, ...mark.stated.days])] },
      };
  }
  return joined;
}

/** Joins the first and the last hour of several days: 17 日上午 9 点至 18 日下午 5 点. */
function joinSpans(marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] {
  const joined: ProgrammeMark[] = [];
  for (let at = 0; at < marks.length; at++) {
    const [first, from, last, to] = marks.slice(at, at + 4);
    const isSpan =
      first?.is === "days" &&
      from?.is === "clock" &&
      last?.is === "days" &&
      to?.is === "clock" &&
      from.clock.to === undefined;
    const [day, end] = isSpan ? [first.stated, last.stated] : [];
    const isJoined = isSpan && /^[-~到至]$/.test(text.slice(from.to, last.from)) && last.to === to.from;
    if (!isJoined || !day || !end || !("days" in day) || !("days" in end) || to.clock.from === undefined) {
      joined.push(marks[at]!);
      continue;
    }
    const count = countDaysBetween(day.days[0]!, end.days[0]!) + 1;
    const days = Array.from({ length: Math.max(1, Math.min(count, mostSpanDays)) }, (_, more) =>
      addDays(day.days[0]!, more),
    );
    const clock = { ...from.clock, ...(from.clock.from! < to.clock.from && { to: to.clock.from }) };
    joined.push({ ...first, stated: { days } }, { is: "clock", clock, from: from.from, to: to.to });
    at += 3;
  }
  return joined;
}

const arrival = /^(?:入住|到店|入店|办理入住)/;
const departure = /^(?:中午|上午|下午)?(?:离店|退房|离开)/;

/** Reads the nights between two days: 20 日入住 22 日离店. */
function joinStays(marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] {
  const find = (verb: RegExp) =>
    marks.findIndex((mark) => mark.is === "days" && "days" in mark.stated && verb.test(text.slice(mark.to)));
  const [first, last] = [find(arrival), find(departure)];
  const [from, to] = [marks[first], marks[last]];
  if (from?.is !== "days" || to?.is !== "days" || !("days" in from.stated) || !("days" in to.stated)) return [...marks];
  const [day, end] = [from.stated.days[0]!, to.stated.days.at(-1)!];
  const nights = countDaysBetween(day, end);
  if (nights < 1) return [...marks];
  const getEnd = (mark: ProgrammeMark, verb: RegExp) => mark.to + verb.exec(text.slice(mark.to))![0].length;
  return marks.map((mark, at) => {
    if (at === first) return { is: "stay", day, nights, from: mark.from, to: getEnd(mark, arrival) };
    return at === last ? { is: "link", from: mark.from, to: getEnd(mark, departure) } : mark;
  });
}

/** Joins marks that say one thing of a block together: its times, the first and the last day of a stay. */
export const joinMarks = (marks: readonly ProgrammeMark[], text: string): ProgrammeMark[] =>
  joinTimes(joinStays(joinDays(joinSpans(marks, text), text), text), text);
