import type { LayoutKey } from "../../space/layouts.ts";
import { isSession, type Programme, type SessionBlock } from "../programme.ts";
import { countApart, getSeats, type SpaceModel, type VenueModel } from "./venue-model.ts";

/** Returns whether a space is known to be blocked on a day (ISO). */
export type IsBlocked = (spaceId: string, day: string) => boolean;

/** One space that a block needs. */
export interface Task {
  /** Index of the block in the programme. */
  block: number;
  people: number;
  layout: LayoutKey;
  /** Spaces that its block needs at once. */
  count: number;
  isMeal: boolean;
  /** Of a session that goes on in its other blocks: the same people at the same layout. They stay in one space if they can. */
  plenary?: string;
  day: number;
  isoDay: string | undefined;
  /** Minutes since the midnight before the first day. */
  start: number;
  end: number;
  slot: HireSlot;
}

/** What of a day a block takes of a space, as hire is priced. */
export type HireSlot = "halfDay" | "day" | "evening";

const minutesPerDay = 1440;
/** A block that begins from here on is priced as an evening; one of no more than `halfDayMinutes` as half a day. */
const eveningFrom = 17 * 60 + 30;
const halfDayMinutes = 4.5 * 60;

const usualLayouts: Readonly<Record<SessionBlock["kind"], LayoutKey>> = {
  session: "theatre",
  breakout: "theatre",
  meal: "banquet",
};

/** Returns what of a day a block takes of a space. */
export function getHireSlot({ from, to }: Pick<SessionBlock, "from" | "to">): HireSlot {
  if (from >= eveningFrom) return "evening";
  return to - from <= halfDayMinutes ? "halfDay" : "day";
}

const toTask = (block: SessionBlock, index: number): Task => {
  const { kind, people, layout = usualLayouts[kind], count, dayNumber, day, from, to } = block;
  const midnight = (dayNumber - 1) * minutesPerDay;
  return {
    block: index,
    people,
    layout,
    count,
    isMeal: kind === "meal",
    ...(kind === "session" && count === 1 && { plenary: `${people} ${layout}` }),
    day: dayNumber,
    isoDay: day,
    start: midnight + from,
    end: midnight + to,
    slot: getHireSlot(block),
  };
};

/** Lists what a programme needs of the spaces of a venue, in the order of time; tasks of one block stand next to each other. */
export function listTasks({ blocks }: Programme): Task[] {
  const tasks: Task[] = [];
  blocks.forEach((block, index) => {
    if (!isSession(block) || block.place !== "space") return;
    const task = toTask(block, index);
    for (let number = 0; number < block.count; number++) tasks.push(task);
  });
  return tasks.sort((a, b) => a.start - b.start || a.end - b.end || a.block - b.block);
}

/** The spaces of a venue for one task. */
export interface TaskSpaces {
  /** Indexes of those that hold it and are not known to be blocked, cheapest and smallest first. */
  candidates: readonly number[];
  /** What each of them costs: yuan by its published prices, or `unpriced`. */
  hires: readonly number[];
  /** How many of them can be in use at once, at most. */
  apart: number;
  /** Seats of the largest space that is not blocked, and of the largest of all. */
  largestFree: number;
  largest: number;
}

/** Stands for an unknown price: one more of them costs more than any sum of prices. */
export const unpriced = 1e11;

/** Returns what a space costs for a slot. Each block pays its own slot, so two halves may cost more than the day. */
function getHire({ space }: SpaceModel, slot: HireSlot): number {
  const { priceHalfDay, priceDay, priceEvening } = space;
  if (slot === "evening") return priceEvening ?? priceHalfDay ?? priceDay ?? unpriced;
  if (slot === "halfDay") return priceHalfDay ?? priceDay ?? unpriced;
  return priceDay ?? (priceHalfDay === undefined ? unpriced : priceHalfDay * 2);
}

/** Lists the spaces that hold a task. */
export function listTaskSpaces(model: VenueModel, task: Task, blockedSpaces: ReadonlySet<number>): TaskSpaces {
  const found: { index: number; seats: number; hire: number }[] = [];
  let [largestFree, largest] = [0, 0];
  for (let index = 0; index < model.spaces.length; index++) {
    const seats = getSeats(model, index, task.layout);
    largest = Math.max(largest, seats);
    if (blockedSpaces.has(index)) continue;
    largestFree = Math.max(largestFree, seats);
    if (seats >= task.people) found.push({ index, seats, hire: getHire(model.spaces[index]!, task.slot) });
  }
  found.sort((a, b) => a.hire - b.hire || a.seats - b.seats || a.index - b.index);
  const candidates = found.map(({ index }) => index);
  return {
    candidates,
    hires: found.map(({ hire }) => hire),
    apart: countApart(model, candidates),
    largestFree,
    largest,
  };
}
