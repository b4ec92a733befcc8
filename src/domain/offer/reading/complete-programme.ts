import type { LayoutKey } from "../../space/layouts.ts";
import type { GuessedField, Programme, ProgrammeBlock, RoomsBlock, SessionBlock } from "../programme.ts";
import { eventTerm } from "./block-term.ts";
import type { ProgrammeDrafts, ProgrammeHeader } from "./programme-header.ts";
import { EventDays } from "./event-days.ts";
import type { DayPart } from "./programme-mark.ts";
import type { BlockDraft } from "./set-draft-field.ts";
import { splitDraft } from "./split-draft.ts";

const peoplePerTable = 10;
/** Up to this many people sit at desks where nobody names a layout. */
const mostAtDesks = 300;
const at = (hours: number, minutes = 0): number => hours * 60 + minutes;

const hoursByPart: Readonly<Record<DayPart, { from: number; to: number }>> = {
  morning: { from: at(9), to: at(12) },
  noon: { from: at(12), to: at(13, 30) },
  afternoon: { from: at(13, 30), to: at(17, 30) },
  evening: { from: at(19), to: at(21) },
  fullDay: { from: at(9), to: at(17, 30) },
};

const morningBreak = { from: at(10, 15), to: at(10, 35) };

const isSessionDraft = ({ term }: BlockDraft): boolean => term.kind === "session" && term.place === "space";
const hasTime = ({ clock, part, stated }: BlockDraft): boolean => Boolean(clock ?? part ?? stated);

/** Returns the numbers of the days of a block, and whether they are guessed. */
function getDays(
  { term, stated, contextDays, dayCount }: BlockDraft,
  days: EventDays,
): { numbers: readonly number[]; isGuess: boolean } {
  const { main } = days;
  const own = stated ?? (dayCount === undefined ? contextDays : undefined);
  if (own) return { numbers: days.list(own), isGuess: false };
  if (dayCount !== undefined)
    return { numbers: main.slice(0, dayCount), isGuess: days.isWindow || dayCount < main.length };
  const usual = term.days === "all" ? main : [term.days === "first" ? main[0]! : main.at(-1)!];
  return { numbers: usual, isGuess: days.isWindow || (main.length > 1 && term.days !== "all") };
}

/** Returns the hours of a block, with which of them are guessed. A meal in the evening is a dinner, whatever it is called. */
function getHours({ term, clock, part, duration }: BlockDraft, usual: { from: number; to: number }) {
  const isSession = term.kind === "session" || term.kind === "breakout";
  const named = part && (isSession || term.place === "restaurant") ? hoursByPart[part] : undefined;
  const meal = part === "evening" ? { from: at(18), to: at(20) } : { from: at(12), to: at(13, 30) };
  const isMeal = term.kind === "meal" && (part === "noon" || (part === "evening" && term.place === "restaurant"));
  const isNamed = named && (term.place === "space" || (term.kind === "session" && part !== "morning"));
  const hours = isMeal ? meal : isNamed ? named : usual;
  const guessed: GuessedField[] = [];
  const length = hours.to - hours.from;
  let { from, to } = hours;
  if (clock?.from === undefined) guessed.push("from");
  else from = clock.from;
  if (clock?.to !== undefined) to = clock.to;
  else if (duration !== undefined) {
    to = from + duration;
    if (clock?.from === undefined) guessed.push("to");
  } else {
    guessed.push("to");
    if (clock?.from !== undefined) to = isSession && from < to - 60 ? to : from + Math.min(length, at(2, 30));
  }
  if (to <= from) from = to - Math.min(length, at(3));
  return { from, to, guessed };
}

/** Returns the usual hours of a block: those of its term; a session leaves break-outs of its day their hours, alone they have the day. */
function getUsualHours(
  { term, part }: BlockDraft,
  { breakouts, day, hasSession }: { breakouts: readonly SessionBlock[]; day: number; hasSession: boolean },
) {
  if (term.kind === "breakout" && !hasSession && !part) return hoursByPart.fullDay;
  if (term.kind === "meal" && term.place === "foyer" && part === "morning") return morningBreak;
  if (term.kind !== "session" || term.place !== "space" || part) return { from: term.from, to: term.to };
  const own = breakouts.filter(({ dayNumber }) => dayNumber === day);
  const isFree = (from: number, to: number) => own.every((block) => block.to <= from || to <= block.from);
  const choices = [{ from: term.from, to: term.to }, hoursByPart.morning, hoursByPart.afternoon];
  return choices.find(({ from, to }) => isFree(from, to)) ?? choices[0]!;
}

function getLayout(
  { term, name, layout, tables }: BlockDraft,
  people: number,
  { header, drafts }: { header: ProgrammeHeader; drafts: readonly BlockDraft[] },
): { layout: LayoutKey; isGuess: boolean } {
  if (layout) return { layout, isGuess: false };
  if (tables !== undefined) return { layout: "banquet", isGuess: false };
  if (term.layout) return { layout: term.layout, isGuess: term.kind !== "meal" };
  if (header.layout) return { layout: header.layout, isGuess: false };
  // The plenary after the break is seated as the one before it.
  const other = drafts.find((draft) => draft.name === name && draft.layout);
  return { layout: other?.layout ?? (people > mostAtDesks ? "theatre" : "classroom"), isGuess: true };
}

/** Returns the people in each space of a block, and whether they are guessed; undefined where the sentence names none. */
function getPeople(draft: BlockDraft, everybody: number | undefined): { people: number; isGuess: boolean } | undefined {
  const { term, tables, people, count = 1, isEach } = draft;
  if (tables !== undefined && people === undefined)
    return { people: Math.round(tables * peoplePerTable), isGuess: false };
  const isSplit = term.kind === "breakout" && count > 1 && !isEach;
  if (people !== undefined) {
    // 4 个分会场 200 人 of 200 people: together, not each.
    const isTogether = isSplit && everybody !== undefined && people * count > everybody * 1.3;
    return isTogether ? { people: Math.ceil(people / count), isGuess: true } : { people, isGuess: false };
  }
  return everybody === undefined
    ? undefined
    : { people: isSplit ? Math.ceil(everybody / count) : everybody, isGuess: term.place === "space" };
}

/** Ends a session, whose end nobody stated, where the next one begins: 9:00 董事会；10:30 股东大会. */
function endAtNext(block: SessionBlock, _at: number, blocks: readonly SessionBlock[]): SessionBlock {
  const isMain = ({ kind, place }: SessionBlock) => kind === "session" && place === "space";
  if (!isMain(block) || !block.guessed.includes("to")) return block;
  const next = blocks.filter(
    (one) => isMain(one) && one.dayNumber === block.dayNumber && one.from > block.from && !one.guessed.includes("from"),
  );
  return { ...block, to: Math.min(block.to, ...next.map(({ from }) => from)) };
}

export interface CompletedProgramme {
  programme: Programme;
  /** Blocks that lack what nothing can guess: people, the number of rooms. */
  omitted: readonly BlockDraft[];
}

class ProgrammeCompleter {
  readonly #header: ProgrammeHeader;
  readonly #drafts: readonly BlockDraft[];
  readonly #days: EventDays;
  readonly #everybody: number | undefined;
  /** Blocks for which nobody says for how many people: they are not read. */
  readonly #omitted: BlockDraft[] = [];
  readonly #name: string | undefined;

  constructor({ header, drafts }: ProgrammeDrafts) {
    this.#header = header;
    const selected = selectSessions(drafts, header);
    this.#drafts = selected.flatMap(splitDraft);
    this.#name = header.name ?? drafts.find((draft) => draft.term.isWeak && !selected.includes(draft))?.name;
    this.#days = new EventDays(header, drafts.flatMap(splitDraft));
    const counts = this.#drafts
      .filter(isSessionDraft)
      .flatMap(({ people, tables }) => people ?? (tables ? tables * peoplePerTable : []));
    const meals = this.#drafts.flatMap(({ people, tables }) => (tables ? tables * peoplePerTable : (people ?? [])));
    const most = Math.max(...(counts.length > 0 ? counts : meals));
    this.#everybody = header.people ?? (Number.isFinite(most) ? most : undefined);
  }

  /** Completes a block, once for each of its days; empty where nobody says for how many people. */
  #complete(draft: BlockDraft, breakouts: readonly SessionBlock[]): SessionBlock[] {
    const { term, name, count = 1 } = draft;
    const sized = getPeople(draft, this.#everybody);
    if (term.kind === "rooms") return [];
    if (!sized) {
      this.#omitted.push(draft);
      return [];
    }
    if (term.place === "foyer" && count > 1) return this.#completeBreaks(draft);
    const { kind } = term;
    const { people } = sized;
    // A meal at tables is laid in a space, wherever a buffet would be.
    const isSeated = term.place === "restaurant" && (draft.tables !== undefined || draft.layout !== undefined);
    const place = isSeated ? "space" : term.place;
    const days = getDays(draft, this.#days);
    const layout =
      place === "space" ? getLayout(draft, people, { header: this.#header, drafts: this.#drafts }) : undefined;
    const hasSession = this.#drafts.some(isSessionDraft);
    return days.numbers.map((number) => {
      const { from, to, guessed } = getHours(draft, getUsualHours(draft, { breakouts, day: number + 1, hasSession }));
      const day = this.#days.toIso(number);
      return {
        kind,
        name,
        place,
        people,
        count,
        ...(layout && { layout: layout.layout }),
        ...(day && { day }),
        dayNumber: number + 1,
        from,
        to,
        guessed: [
          ...(days.isGuess ? (["day"] as const) : []),
          ...guessed,
          ...(sized.isGuess ? (["people"] as const) : []),
          ...(layout?.isGuess ? (["layout"] as const) : []),
        ],
      };
    });
  }

  /** Completes tea breaks that are twice a day: one in the morning, one in the afternoon. */
  #completeBreaks({ count: _, ...draft }: BlockDraft): SessionBlock[] {
    const parts: DayPart[] = ["morning", "afternoon"];
    return parts.flatMap((part) => this.#complete({ ...draft, part }, []));
  }

  /** Joins the guest rooms of all kinds. Nights that are not stated end on the last day. */
  #completeRooms(): RoomsBlock[] {
    const drafts = this.#drafts.filter(({ term, rooms }) => term.kind === "rooms" && rooms !== undefined);
    this.#omitted.push(
      ...this.#drafts.filter(
        (draft) => draft.term.kind === "rooms" && !drafts.includes(draft) && draft.nights === undefined,
      ),
    );
    const rooms = drafts.reduce((sum, draft) => sum + draft.rooms!, 0);
    if (rooms === 0) return [];
    const { main } = this.#days;
    const stay = drafts.find((draft) => draft.stay)?.stay ?? this.#header.stay;
    const stated = stay ? { days: [stay.day] } : drafts.find((draft) => draft.stated)?.stated;
    const own = stated && !("isEvery" in stated) ? this.#days.list(stated) : undefined;
    // 1 日到 4 日住 are three nights.
    const isRange = stated && "isRange" in stated && stated.isRange;
    const stays = own && Math.max(1, isRange ? own.length - 1 : own.length);
    const nightCount =
      stay?.nights ?? this.#drafts.find(({ nights }) => nights !== undefined)?.nights ?? stays ?? this.#header.nights;
    const nights = nightCount ?? Math.max(1, main.length - 1);
    const first = own?.[0] ?? main.at(-1)! - nights;
    const day = this.#days.toIso(first);
    const guessed: GuessedField[] = [
      ...(own ? [] : ["day" as const]),
      ...(nightCount === undefined ? ["nights" as const] : []),
    ];
    return [
      { kind: "rooms", name: drafts.map(({ name }) => name).join("、"), rooms, nights, ...(day && { day }), guessed },
    ];
  }

  complete(): CompletedProgramme {
    const isBreakout = ({ term }: BlockDraft) => term.kind === "breakout";
    const breakouts = this.#drafts.filter(isBreakout).flatMap((draft) => this.#complete(draft, []));
    const others = this.#drafts
      .filter((draft) => !isBreakout(draft))
      .flatMap((draft) => this.#complete(draft, breakouts));
    const sessions = [...breakouts, ...others];
    // Somebody who arrives the day before makes that day the first.
    const early = Math.min(1, ...sessions.map(({ dayNumber }) => dayNumber));
    const numbered = sessions
      .map((block) => ({ ...block, dayNumber: block.dayNumber - early + 1 }))
      .map(endAtNext)
      .sort((a, b) => a.dayNumber - b.dayNumber || a.from - b.from || a.to - b.to);
    const blocks: ProgrammeBlock[] = [...numbered, ...this.#completeRooms()];
    const { budget } = this.#header;
    const programme: Programme = {
      ...(this.#name && { name: this.#name }),
      blocks,
      ...(budget !== undefined && { budget }),
    };
    return { programme, omitted: this.#omitted };
  }
}

/**
 * Returns the drafts without the names of the event that are no part of it: 培训 where there is a 主会场, unless it has hours of its
 * own. Their people are those of the event. Where people and a layout are stated and no session, the event is one.
 */
function selectSessions(drafts: readonly BlockDraft[], header: ProgrammeHeader): BlockDraft[] {
  const hasStrong = drafts.some((draft) => isSessionDraft(draft) && !draft.term.isWeak);
  const weak = drafts.filter(({ term }) => term.isWeak);
  const main =
    weak.find(({ clock, part }) => clock ?? part) ??
    weak.find(hasTime) ??
    weak.find(({ people, tables }) => people ?? tables) ??
    weak[0];
  const selected = drafts.filter(
    (draft) => !draft.term.isWeak || (draft === main && !hasStrong) || (draft.clock ?? draft.part),
  );
  for (const draft of weak) {
    if (selected.includes(draft)) continue;
    header.people ??= draft.people;
    header.layout ??= draft.layout;
    header.stated ??= draft.stated;
    header.dayCount ??= draft.dayCount;
  }
  const { part, clock, others } = header;
  const time = { ...(part && { part }), ...(clock && { clock }), ...(others && { others }) };
  const first = selected.find(isSessionDraft);
  const [only = first] = selected.length === 1 ? selected : [];
  if (only && !first && only.term.kind !== "rooms" && !only.part && !only.clock) Object.assign(only, time);
  if (first && !first.part && !first.clock && !first.others) Object.assign(first, time);
  const hasTimeStated = Boolean(part ?? clock) || (header.stated && "days" in header.stated);
  const isEvent = header.layout ? true : drafts.length === 0 && hasTimeStated;
  const hasPeople = header.people !== undefined || drafts.some(({ people }) => people !== undefined);
  if (first || !isEvent || !hasPeople) return selected;
  return [{ term: eventTerm, name: "会议", marks: [], ...time }, ...selected];
}

/** Completes the drafts of a sentence to a programme: what nobody stated is guessed, and marked so. */
export const completeProgramme = (drafts: ProgrammeDrafts): CompletedProgramme =>
  new ProgrammeCompleter(drafts).complete();
