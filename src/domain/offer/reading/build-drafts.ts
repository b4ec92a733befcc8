import type { NormalisedText } from "../../search/sentence/lexer/normalise.ts";
import type { LayoutKey } from "../../space/layouts.ts";
import { dinnerTerm, lunchTerm, roomsTerm } from "./block-term.ts";
import type { DayPart, ProgrammeMark, StatedDays } from "./programme-mark.ts";
import type { Clock } from "./read-clock.ts";
import { type BlockDraft, canSet, isRoomsDraft, setDraftField } from "./set-draft-field.ts";

/** What a sentence states of the event and of no block. */
export interface ProgrammeHeader {
  name?: string;
  stated?: StatedDays;
  dayCount?: number;
  people?: number;
  layout?: LayoutKey;
  part?: DayPart;
  clock?: Clock;
  nights?: number;
  budget?: number;
}

export interface ProgrammeDrafts {
  header: ProgrammeHeader;
  drafts: BlockDraft[];
  /** The marks that say something of the programme. */
  used: ProgrammeMark[];
}

const isTime = ({ is }: ProgrammeMark): boolean => is === "days" || is === "part" || is === "clock";
const isStop = ({ is }: ProgrammeMark): boolean => is === "comma" || is === "colon" || is === "end";

/** Returns whether days are one day, which the blocks after it are on too. */
const isOneDay = (stated: StatedDays): boolean =>
  ("days" in stated && stated.days.length === 1) || ("numbers" in stated && stated.numbers.length === 1);

class DraftBuilder {
  readonly #header: ProgrammeHeader = {};
  readonly #drafts: BlockDraft[] = [];
  readonly #used: ProgrammeMark[] = [];
  readonly #text: string;
  readonly #gaps: ReadonlySet<number>;
  /** The day that was stated last. */
  #currentDays: StatedDays | undefined;
  /** Marks before the block that they are of. */
  #pending: ProgrammeMark[] = [];
  /** The part of the day that a line begins with: 上午：主会场…，分会场…. */
  #linePart: DayPart | undefined;

  constructor({ text, gaps }: NormalisedText) {
    this.#text = text;
    this.#gaps = gaps;
  }

  #use(mark: ProgrammeMark): boolean {
    this.#used.push(mark);
    if (mark.is === "days" && isOneDay(mark.stated)) this.#currentDays = mark.stated;
    if (mark.is === "dayCount" && mark.nights !== undefined) this.#header.nights ??= mark.nights;
    return true;
  }

  #set(draft: BlockDraft | undefined, mark: ProgrammeMark): boolean {
    if (!draft || !setDraftField(draft, mark)) return false;
    draft.marks.push(mark);
    return this.#use(mark);
  }

  /** Sets what is of the event: days, people, budget. After a block, hours and people are of a block, or of none. */
  #setHeader(mark: ProgrammeMark, isFirst = this.#drafts.length === 0): boolean {
    const header = this.#header;
    const isSpan = mark.is === "days" && !isOneDay(mark.stated);
    const isOfEvent = isFirst || isSpan || mark.is === "dayCount" || mark.is === "budget";
    if (!isOfEvent) return false;
    if (mark.is === "days" && !("isEvery" in mark.stated)) header.stated ??= mark.stated;
    else if (mark.is === "people" && !mark.isEach && header.people === undefined) header.people = mark.value;
    else if (mark.is === "dayCount" && header.dayCount === undefined) header.dayCount = mark.value;
    else if (mark.is === "layout" && header.layout === undefined) header.layout = mark.layout;
    else if (mark.is === "budget" && header.budget === undefined) header.budget = mark.value;
    else if (mark.is === "part" && !header.part) header.part = mark.part;
    else if (mark.is === "clock" && !header.clock) header.clock = mark.clock;
    else return false;
    return this.#use(mark);
  }

  /** Adds a block; `clauseStart` is where its clause begins: a day of an earlier clause is no night. */
  #addDraft(mark: ProgrammeMark & { is: "block" }, clauseStart: number): BlockDraft {
    const name = mark.name ?? this.#text.slice(mark.from, mark.to);
    const draft: BlockDraft = { term: mark.term, name, marks: [mark] };
    if (mark.count !== undefined) draft.count = mark.count;
    this.#drafts.push(draft);
    this.#use(mark);
    const isFirst = this.#drafts.length === 1;
    this.#pending.splice(0).forEach((pending, at, all) => {
      // A day before guest rooms is their night only where it stands at them.
      const isNight =
        pending.is === "days" && at === all.length - 1 && pending.from >= clauseStart && "days" in pending.stated;
      const isSet = (!isRoomsDraft(draft) || !isTime(pending) || isNight) && this.#set(draft, pending);
      if (!isSet) this.#setHeader(pending, isFirst);
    });
    if (draft.stated === undefined && this.#currentDays) draft.contextDays = this.#currentDays;
    return draft;
  }

  /** Adds a block that only its number names: 晚上 15 桌, 住 110 间. Returns undefined for other marks. */
  #addUnnamed(mark: ProgrammeMark, clauseStart: number): BlockDraft | undefined {
    if (mark.is !== "tables" && mark.is !== "rooms") return undefined;
    const isLunch = this.#pending.some((one) => one.is === "part" && one.part === "noon");
    const [term, name] =
      mark.is === "rooms" ? [roomsTerm, "客房"] : isLunch ? [lunchTerm, "午餐"] : [dinnerTerm, "晚宴"];
    const draft = this.#addDraft({ is: "block", term, name, from: mark.from, to: mark.from }, clauseStart);
    this.#set(draft, mark);
    return draft;
  }

  /** Reads a clause without a block: it is of the block before it, of the next one of its line, or of the event. */
  #readBareClause(
    clause: readonly ProgrammeMark[],
    { hasBlockBefore, hasBlockAfter, isOfEvent }: Record<"hasBlockBefore" | "hasBlockAfter" | "isOfEvent", boolean>,
  ): void {
    let last = this.#drafts.at(-1);
    const own = clause.find((mark) => (mark.is === "tables" || mark.is === "rooms") && !(last && canSet(last, mark)));
    if (own) {
      this.#pending.push(...clause.filter((mark) => isTime(mark) && mark.from < own.from));
      last = this.#addUnnamed(own, clause[0]!.from);
    }
    // 19 日上午拓展: days of what is no block.
    const isOfText = last !== undefined && !isRoomsDraft(last) && !own && this.#endsInText(clause);
    for (const mark of clause) {
      if (this.#used.includes(mark)) continue;
      if (isOfText && isTime(mark)) {
        if (mark.is === "days" && isOneDay(mark.stated)) this.#currentDays = mark.stated;
        continue;
      }
      const hasTime = isTime(mark) && last?.[getTimeKey(mark)] !== undefined;
      const isOfNext = !own && hasBlockAfter && (!hasBlockBefore || hasTime);
      if (mark.is === "budget") this.#setHeader(mark);
      else if (isOfNext && !last && mark.is !== "part" && mark.is !== "clock" && this.#setHeader(mark)) continue;
      else if (isOfEvent && !last && this.#setHeader(mark)) continue;
      else if (isOfNext && mark.is === "part") this.#linePart = this.#use(mark) ? mark.part : undefined;
      else if (isOfNext) this.#pending.push(mark);
      else if (!this.#set(last, mark)) this.#setHeader(mark);
    }
  }

  /** Returns whether a clause goes on with text of which no mark speaks. */
  #endsInText(clause: readonly ProgrammeMark[]): boolean {
    const end = clause.at(-1)!.to;
    const stop = this.#text.slice(end).search(/[，,；;。:：]/);
    return /\p{L}/u.test(stop < 0 ? this.#text.slice(end) : this.#text.slice(end, end + stop));
  }

  /** Returns whether a mark stands at the block after it, and apart from the one before: the hours of 年会 9 点签到. */
  #isAtNext(clause: readonly ProgrammeMark[], at: number): boolean {
    const next = clause.findIndex(({ is }, index) => index > at && is === "block");
    if (next < 0 || !this.#gaps.has(clause[at]!.from)) return false;
    const [from, to] = [clause[at]!.from, clause[next]!.from];
    return ![...this.#gaps].some((gap) => gap > from && gap <= to);
  }

  /** Returns whether days stand before text that is no block: 第二天自由活动. */
  #isOfText({ from, to, ...mark }: ProgrammeMark, next: ProgrammeMark | undefined): boolean {
    const isNumber = mark.is === "days" && "numbers" in mark.stated;
    return (
      isNumber &&
      this.#gaps.has(from) &&
      !this.#gaps.has(to) &&
      next?.from !== to &&
      /\p{L}/u.test(this.#text[to] ?? "")
    );
  }

  /** Reads a clause with blocks. What stands between two of them is of the first, unless that has it already. */
  #readClause(clause: readonly ProgrammeMark[]): void {
    let draft: BlockDraft | undefined;
    let isAtNext = false;
    const isNextBlock = (at: number) => {
      const [mark, next] = [clause[at]!, clause.slice(at).find(({ is }) => is === "block")];
      if (next?.is !== "block") return false;
      const isOther =
        mark.is === "rooms" ? next.term.kind !== "rooms" : mark.is === "tables" && next.term.kind !== "meal";
      return !isOther;
    };
    const first = this.#drafts.length;
    clause.forEach((mark, at) => {
      isAtNext = mark.is !== "block" && (isAtNext || this.#isAtNext(clause, at));
      if (mark.is === "budget") this.#setHeader(mark);
      else if (mark.is === "block") draft = this.#addDraft(mark, clause[0]!.from);
      else if (mark.is === "days" && draft && this.#isOfText(mark, clause[at + 1])) this.#currentDays = mark.stated;
      else if (!draft || isAtNext) this.#pending.push(mark);
      else if (this.#set(draft, mark)) return;
      else if (isNextBlock(at)) this.#pending.push(mark);
      else if (mark.is === "tables" || mark.is === "rooms") draft = this.#addUnnamed(mark, clause[0]!.from);
      else if (isTime(mark) && clause.slice(at).some(({ is }) => is === "tables")) this.#pending.push(mark);
      else this.#setHeader(mark);
    });
    if (clause.some(({ is }) => is === "part")) this.#linePart = undefined;
    for (const added of this.#drafts.slice(first))
      if (this.#linePart && !added.part && !added.clock && !isRoomsDraft(added)) added.part = this.#linePart;
  }

  /** Takes the heading from a line: the 用餐 of 用餐：午餐…，晚餐…. */
  #readHeading(line: readonly ProgrammeMark[]): readonly ProgrammeMark[] {
    const colon = line.findIndex(({ is }) => is === "colon");
    const heading = line.find(({ is }) => is === "block");
    if (heading?.is !== "block" || line.indexOf(heading) > colon) return line;
    const isHeading = line.slice(colon).some((mark) => mark.is === "block" && mark.term.kind === heading.term.kind);
    if (!isHeading) return line;
    if (heading.term.isWeak) this.#setName(heading);
    else this.#use(heading);
    return line.filter((mark) => mark !== heading);
  }

  /** Takes the name of the event from the block that it stands at: the 年会 of 年会晚宴. */
  #readPrefixes(line: readonly ProgrammeMark[]): readonly ProgrammeMark[] {
    return line.filter((mark, at) => {
      const next = line[at + 1];
      const isPrefix = mark.is === "block" && mark.term.isWeak && next?.is === "block" && next.from === mark.to;
      if (!isPrefix || this.#gaps.has(mark.to)) return true;
      this.#setName(mark);
      return false;
    });
  }

  #setName(mark: ProgrammeMark): void {
    this.#use(mark);
    const name = this.#text.slice(mark.from, mark.to);
    // 会议室：主会场… names no event.
    if (!/[室厅]$/.test(name)) this.#header.name ??= name;
  }

  /** Takes from a line what the event is called: 活动名称：经销商大会. */
  #readName(line: readonly ProgrammeMark[]): readonly ProgrammeMark[] {
    for (const mark of line) if (mark.is === "name" && this.#use(mark)) this.#header.name = mark.name;
    return line.filter(({ is }) => is !== "name");
  }

  readLine(line: readonly ProgrammeMark[]): void {
    this.#linePart = undefined;
    const clauses = splitClauses(this.#readHeading(this.#readPrefixes(this.#readName(line))));
    const hasBlock = clauses.map((clause) => clause.some(({ is }) => is === "block"));
    clauses.forEach((clause, at) => {
      const hasBlockBefore = hasBlock.slice(0, at).includes(true);
      const hasBlockAfter = hasBlock.slice(at + 1).includes(true);
      // 12 月 10 日 9 点到 17 点，60 人课桌式，茶歇: what people and a layout are stated with is the event itself.
      const isOfEvent = clauses
        .slice(at, hasBlock.indexOf(true))
        .flat()
        .some(({ is }) => is === "layout");
      if (hasBlock[at]) this.#readClause(clause);
      else this.#readBareClause(clause, { hasBlockBefore, hasBlockAfter, isOfEvent });
    });
    for (const mark of this.#pending.splice(0)) this.#setHeader(mark);
  }

  build(): ProgrammeDrafts {
    return { header: this.#header, drafts: this.#drafts, used: this.#used };
  }
}

const getTimeKey = ({ is }: ProgrammeMark): "stated" | "part" | "clock" =>
  is === "days" ? "stated" : is === "part" ? "part" : "clock";

/** Splits a line into clauses; a colon ends one that has only days and hours: 17 日上午：主会场. */
function splitClauses(line: readonly ProgrammeMark[]): ProgrammeMark[][] {
  const clauses: ProgrammeMark[][] = [[]];
  for (const mark of line) {
    const clause = clauses.at(-1)!;
    const isEnd = mark.is === "comma" || (mark.is === "colon" && clause.length > 0 && clause.every(isTime));
    if (isEnd) clauses.push([]);
    else if (!isStop(mark)) clause.push(mark);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** Builds the blocks that the marks of a sentence state, each with what is stated of it. */
export function buildDrafts(normalised: NormalisedText, marks: readonly ProgrammeMark[]): ProgrammeDrafts {
  const builder = new DraftBuilder(normalised);
  let line: ProgrammeMark[] = [];
  for (const mark of marks.filter(({ is }) => is !== "link")) {
    if (mark.is !== "end") line.push(mark);
    else {
      builder.readLine(line);
      line = [];
    }
  }
  builder.readLine(line);
  const built = builder.build();
  return { ...built, used: [...built.used, ...marks.filter(({ is }) => is === "link")] };
}
