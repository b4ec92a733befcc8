import type { NormalisedText } from "../../search/sentence/lexer/normalise.ts";
import { ClauseText } from "./clause-text.ts";
import { dinnerTerm, lunchTerm, roomsTerm } from "./block-term.ts";
import type { DayPart, ProgrammeMark, StatedDays } from "./programme-mark.ts";
import { isOneDay, isTime, splitClauses } from "./split-clauses.ts";
import { isInFoyer, isMeeting, joinSession } from "./join-session.ts";
import { isRepeated, mergeMentions, repeatBlock } from "./repeat-block.ts";
import type { ProgrammeDrafts, ProgrammeHeader } from "./programme-header.ts";
import { type BlockDraft, canJoinClocks, canSet, isServed, isRoomsDraft, setDraftField } from "./set-draft-field.ts";

class DraftBuilder {
  readonly #header: ProgrammeHeader = {};
  readonly #drafts: BlockDraft[] = [];
  readonly #used: ProgrammeMark[] = [];
  readonly #text: string;
  readonly #gaps: ReadonlySet<number>;
  readonly #clauseText: ClauseText;
  /** The day that was stated last. */
  #currentDays: StatedDays | undefined;
  /** Marks before the block that they are of. */
  #pending: ProgrammeMark[] = [];
  /** The next block takes place together with the session before. */
  #isConcurrent = false;
  /** The part of the day that a line begins with: 上午：主会场…，分会场…. */
  #linePart: DayPart | undefined;

  constructor(normalised: NormalisedText) {
    this.#text = normalised.text;
    this.#gaps = normalised.gaps;
    this.#clauseText = new ClauseText(normalised);
  }

  #use(mark: ProgrammeMark): boolean {
    this.#used.push(mark);
    const last = "others" in mark ? mark.others?.findLast(({ stated }) => stated)?.stated : undefined;
    const stated = last ?? (mark.is === "days" ? mark.stated : undefined);
    if (stated && isOneDay(stated)) this.#currentDays = stated;
    if (mark.is === "dayCount" && mark.nights !== undefined) this.#header.nights ??= mark.nights;
    return true;
  }

  #set(draft: BlockDraft | undefined, mark: ProgrammeMark): boolean {
    if (!draft || !setDraftField(draft, mark)) return false;
    draft.marks.push(mark);
    return this.#use(mark);
  }

  /** Sets what is of the event: days, people, budget. After a block, hours and people are of a block, or of none. */
  #setHeader(mark: ProgrammeMark, isFirst = this.#drafts.every(isInFoyer)): boolean {
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
    else if (mark.is === "clock" && (!header.clock || canJoinClocks(header.clock, mark.clock)))
      header.clock = { ...header.clock, ...mark.clock };
    else return false;
    if ("others" in mark && mark.others) header.others = mark.others;
    return this.#use(mark);
  }

  /** Sets what is of the event wherever it stands: 共 90 人, 12 月 14 日起, a stay. */
  #setEvent(mark: ProgrammeMark, last: BlockDraft | undefined): boolean {
    const header = this.#header;
    const { from, to } = mark;
    const isOpen = !header.stated || "numbers" in header.stated;
    if (mark.is === "budget") return this.#setHeader(mark) || true;
    if (mark.is === "people" && /(?:共|合计|总计)$/.test(this.#text.slice(0, from)) && header.people === undefined)
      header.people = mark.value;
    else if (mark.is === "days" && /^起(?:[，；。]|$)/.test(this.#text.slice(to, to + 2)) && isOpen)
      header.stated = mark.stated;
    else if (mark.is === "stay" && !(last && canSet(last, mark)) && !header.stay) header.stay = mark;
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
      // 4 月 10 日-12 日（10 日报到: the first days are of the event.
      const isOfEvent =
        pending.is === "days" &&
        !isOneDay(pending.stated) &&
        all.some((other, index) => index > at && other.is === "days" && isOneDay(other.stated));
      const isOfBlock = !isOfEvent && (!isRoomsDraft(draft) || !isTime(pending) || isNight);
      const isSet = isOfBlock && this.#set(draft, pending);
      if (!isSet) this.#setHeader(pending, isFirst);
    });
    if (draft.stated === undefined && this.#currentDays) draft.contextDays = this.#currentDays;
    if (this.#isConcurrent) joinSession(draft, this.#drafts);
    this.#isConcurrent = false;
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
    const isList = clause.some((_, at) => last && isRepeated(last, clause, at));
    const own = clause.find(
      (mark) => (mark.is === "tables" || (mark.is === "rooms" && !isList)) && !(last && canSet(last, mark)),
    );
    if (own) {
      this.#pending.push(...clause.filter((mark) => isTime(mark) && mark.from < own.from));
      last = this.#addUnnamed(own, clause[0]!.from);
    }
    // 19 日上午拓展: days of what is no block.
    const isOfText = last !== undefined && !isRoomsDraft(last) && !own && this.#clauseText.endsInText(clause);
    for (const mark of clause) {
      if (this.#used.includes(mark)) continue;
      if (last && isRepeated(last, clause, clause.indexOf(mark)))
        last = this.#addDraft(repeatBlock(last, mark), mark.from);
      if (isOfText && isTime(mark)) {
        if (mark.is === "days" && isOneDay(mark.stated)) this.#currentDays = mark.stated;
        continue;
      }
      const hasTime = isTime(mark) && last?.[getTimeKey(mark)] !== undefined;
      const isOfNext = !own && hasBlockAfter && (!hasBlockBefore || hasTime);
      if (this.#setEvent(mark, last)) continue;
      const isMeal = last?.term.kind === "meal" || last?.term.place === "foyer";
      const isOfSessions = mark.is === "layout" && isMeal && !isServed(mark.layout);
      if (isOfSessions) this.#setHeader(mark, true);
      else if (mark.is === "concurrent") this.#use(mark);
      else if (isOfNext && !last && mark.is !== "part" && mark.is !== "clock" && this.#setHeader(mark)) continue;
      else if (isOfEvent && !last && this.#setHeader(mark)) continue;
      else if (isOfNext && mark.is === "part") this.#linePart = this.#use(mark) ? mark.part : undefined;
      else if (isOfNext) this.#pending.push(mark);
      else if (!this.#setOf(last, mark)) this.#setHeader(mark);
    }
  }

  /** Sets what is of a block; hours after a registration, 9 点签到，9 点半开始, are of the session. */
  #setOf(last: BlockDraft | undefined, mark: ProgrammeMark): boolean {
    const isHalf = mark.is === "clock" && (mark.clock.from === undefined || mark.clock.to === undefined);
    if (!isHalf || last?.term.place !== "foyer" || !last.clock) return this.#set(last, mark);
    return this.#set(this.#drafts.findLast(isMeeting), mark);
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
    const hasNext = (at: number) => clause.slice(at).some(({ is }) => is === "block");
    // 12 月 14 日 14:00 报到 … 12 月 15 日 9:00 大会: where days come first, they do so at each block.
    const isLed = clause.find(({ is }) => is === "block" || is === "days")?.is === "days";
    clause.forEach((mark, at) => {
      isAtNext = mark.is !== "block" && (isAtNext || this.#clauseText.isAtNext(clause, at));
      isAtNext ||= Boolean(draft) && isLed && mark.is === "days" && this.#gaps.has(mark.from) && hasNext(at);
      if (draft && isRepeated(draft, clause, at)) draft = this.#addDraft(repeatBlock(draft, mark), mark.from);
      const isOfAdjacent = mark.is === "count" && mark.isTimes && clause[at + 1]?.is === "block";
      if (this.#setEvent(mark, draft)) return;
      if (mark.is === "concurrent") this.#isConcurrent = this.#use(mark) && hasNext(at);
      else if (mark.is === "block") draft = this.#addDraft(mark, clause[0]!.from);
      else if (mark.is === "days" && draft && this.#clauseText.isOfText(mark, clause[at + 1]))
        this.#currentDays = mark.stated;
      else if (!draft || isAtNext || isOfAdjacent) this.#pending.push(mark);
      else if (this.#setOf(draft, mark)) return;
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
    const first = this.#drafts.length;
    const hasBlock = clauses.map((clause) => clause.some(({ is }) => is === "block"));
    clauses.forEach((clause, at) => {
      const hasBlockBefore = hasBlock.slice(0, at).includes(true);
      const hasBlockAfter = hasBlock.slice(at + 1).includes(true);
      // 12 月 10 日 9 点到 17 点，60 人课桌式，茶歇: what people and a layout are stated with is the event itself.
      const isOfEvent = clauses
        .slice(at, hasBlock.indexOf(true))
        .flat()
        .some(({ is }) => is === "layout");
      const isOfAll = at > 0 && at === clauses.length - 1 && this.#setOfAll(clause, first);
      if (isOfAll) return;
      if (hasBlock[at]) this.#readClause(clause);
      else this.#readBareClause(clause, { hasBlockBefore, hasBlockAfter, isOfEvent });
    });
    for (const mark of this.#pending.splice(0)) this.#setHeader(mark);
  }

  /** Sets the hours at the end of a line in all its sessions where none has hours: 主会场 200 人，分会场 60 人，12 月 19 日上午. */
  #setOfAll(clause: readonly ProgrammeMark[], first: number): boolean {
    const added = this.#drafts.slice(first).filter(isMeeting);
    const isOpen = added.length > 1 && added.every(({ clock, part, stated }) => !clock && !part && !stated);
    const isHours =
      clause.every(isTime) && clause.some(({ is }) => is !== "days") && !this.#clauseText.endsInText(clause);
    if (!isOpen || !isHours) return false;
    for (const mark of clause) for (const draft of added) this.#set(draft, mark);
    return true;
  }

  build(): ProgrammeDrafts {
    return { header: this.#header, drafts: mergeMentions(this.#drafts), used: this.#used };
  }
}

const getTimeKey = ({ is }: ProgrammeMark): "stated" | "part" | "clock" =>
  is === "days" ? "stated" : is === "part" ? "part" : "clock";

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
