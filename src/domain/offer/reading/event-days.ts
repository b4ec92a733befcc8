import { addDays, countDaysBetween } from "../../day.ts";
import type { ProgrammeHeader } from "./programme-header.ts";
import type { StatedDays } from "./programme-mark.ts";
import { type BlockDraft, mostStatedDays } from "./set-draft-field.ts";

/** Days of an event, at most: what is longer is no meeting. */
const mostEventDays = 15;

const listIsoDays = (stated: readonly (StatedDays | undefined)[]): string[] =>
  stated.flatMap((one) => (one && "days" in one ? one.days : []));

/** Returns the days of the event itself; none where a month is stated that the days of the blocks are of. */
function getWindow({ stated }: ProgrammeHeader, hasOwnDays: boolean): readonly string[] | undefined {
  const days = stated && "days" in stated ? stated.days : undefined;
  return days && days.length > mostStatedDays && hasOwnDays ? undefined : days;
}

/** Days of an event as numbers, 0 for the first; those before it are negative. */
export class EventDays {
  /** The ISO day of number 0; undefined where no date is stated. */
  readonly base: string | undefined;
  /** The days on which the event takes place, without those of an early arrival. */
  readonly main: readonly number[];
  /** The days are guessed from a longer time. */
  readonly isWindow: boolean;

  constructor(header: ProgrammeHeader, drafts: readonly BlockDraft[]) {
    const sessions = drafts.filter(({ term }) => term.kind !== "rooms");
    const stays = [header, ...drafts].flatMap(({ stay }) => (stay ? { days: [stay.day] } : []));
    const nights = [...stays, ...drafts.filter(({ term }) => term.kind === "rooms").map((draft) => draft.stated)];
    const all = [header.stated, ...sessions.flatMap((draft) => [draft.stated, draft.contextDays])];
    const window = getWindow(header, listIsoDays(all.slice(1)).length > 0);
    const ofSessions = window ?? listIsoDays(all.slice(1));
    const isos = ofSessions.length > 0 ? ofSessions : listIsoDays(nights);
    // 4 月中旬两天: two of the days of a longer time.
    const isMonth = window !== undefined && window.length > mostStatedDays;
    const dayCount =
      header.dayCount ?? (isMonth ? Math.max(1, ...sessions.map((draft) => draft.dayCount ?? 1)) : undefined);
    this.isWindow = dayCount !== undefined && dayCount < (window?.length ?? 0);
    const own = this.isWindow ? isos.slice(0, dayCount) : isos;
    this.base = own.toSorted()[0];
    const numbers = all.flatMap((one) => (one && "numbers" in one ? one.numbers : []));
    const counts = [header.dayCount ?? 1, ...sessions.map(({ dayCount = 1 }) => dayCount)];
    const last = Math.max(
      ...own.map((day) => this.#toNumber(day)),
      ...numbers.map((number) => number - 1),
      ...counts.map((count) => count - 1),
    );
    this.main = Array.from({ length: Math.min(last + 1, mostEventDays) }, (_, number) => number);
  }

  #toNumber(day: string): number {
    return countDaysBetween(this.base!, day);
  }

  list(stated: StatedDays): readonly number[] {
    if ("days" in stated) return stated.days.map((day) => this.#toNumber(day));
    return "numbers" in stated ? stated.numbers.map((number) => number - 1) : this.main;
  }

  toIso(number: number): string | undefined {
    return this.base && addDays(this.base, number);
  }
}
