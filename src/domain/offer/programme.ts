import type { LayoutKey } from "../space/layouts.ts";

/** What a block of a programme is: a session 主会场, break-outs 分会场, a meal 用餐, guest rooms 客房. */
export type BlockKind = "session" | "breakout" | "meal" | "rooms";

/** Where a block takes place: in spaces of the venue, in its restaurant (a buffet lunch), or in the foyer (签到, 茶歇). */
export type BlockPlace = "space" | "restaurant" | "foyer";

/** What of a block nobody stated, so that it was guessed. */
export type GuessedField = "day" | "from" | "to" | "people" | "layout" | "nights";

/** A part of an event that takes place at one time in one or several spaces of the same kind. */
export interface SessionBlock {
  kind: Exclude<BlockKind, "rooms">;
  /** As the planner calls it: 主会场, 分会场, 晚宴. */
  name: string;
  place: BlockPlace;
  /** People in each of the spaces. */
  people: number;
  /** Spaces that are needed at once. */
  count: number;
  /** Absent where the block needs no furniture of its own: in the restaurant, in the foyer. */
  layout?: LayoutKey;
  /** ISO day; absent where the event has no date yet: then `dayNumber` alone orders the days. */
  day?: string;
  /** 1 for the first day of the event. */
  dayNumber: number;
  /** Minutes since midnight; `to` is after `from`, and after 24:00 for what ends in the night. */
  from: number;
  to: number;
  guessed: readonly GuessedField[];
}

/** Guest rooms of an event, for a number of nights from the night of `day` on. */
export interface RoomsBlock {
  kind: "rooms";
  name: string;
  rooms: number;
  nights: number;
  /** ISO day of the first night. */
  day?: string;
  guessed: readonly GuessedField[];
}

export type ProgrammeBlock = SessionBlock | RoomsBlock;

/** What an event needs of one venue. */
export interface Programme {
  /** What the planner calls the event, where that names no block: 经销商大会. */
  name?: string;
  /** In the order of the days and hours; guest rooms last. */
  blocks: readonly ProgrammeBlock[];
  /** Yuan for all of it, at most. */
  budget?: number;
}

/** Returns whether a block takes place at a time and somewhere: all but guest rooms. */
export const isSession = (block: ProgrammeBlock): block is SessionBlock => block.kind !== "rooms";

/** Lists the sessions of a programme with their places among its blocks. */
export const listSessions = ({ blocks }: Pick<Programme, "blocks">): { block: SessionBlock; index: number }[] =>
  blocks.flatMap((block, index) => (isSession(block) ? [{ block, index }] : []));

/** Returns how many people an event has: those of its largest block. */
export const countEventPeople = ({ blocks }: Pick<Programme, "blocks">): number =>
  Math.max(0, ...blocks.filter(isSession).map(({ people, count }) => people * count));
