import type { Rect } from "./room.ts";

/** A seat: the middle of its chair, and where it looks in degrees (0 towards the screen wall, 90 towards y = 0). */
export interface Seat {
  x: number;
  y: number;
  facing: number;
}

/** A table: a rectangle, or a circle in the middle of one. */
export interface Table extends Rect {
  round?: true;
}

/** Furniture that belongs together: a table with its seats, or a chair of a row. */
export interface Group {
  tables: Table[];
  seats: Seat[];
}

/**
 * A layout laid out: how many it seats, without placing anything, and the groups from the front to the back when they
 * are to be drawn. `whole` people come at a time (a desk, a round); `cut` says that the screen ended it, not the wall;
 * `hidden` seats are lost because a pillar hides the screen from them.
 */
export interface Arrangement {
  seats: number;
  start: number;
  whole: number;
  cut: boolean;
  hidden: number;
  place: () => Group[];
  /** The ways between blocks and along the walls; none where furniture stands free. */
  aisles: () => Rect[];
}

const none = () => [];
export const nothing: Arrangement = { seats: 0, start: 0, whole: 1, cut: false, hidden: 0, place: none, aisles: none };

/** How many steps of `pitch` fit, the first of them `first` deep; never negative. A hair of tolerance for decimals. */
export const fitting = (length: number, pitch: number, first: number): number =>
  length < first - 1e-6 ? 0 : Math.floor((length - first + 1e-6) / pitch) + 1;

/** Whether two rectangles share more than a hair of floor. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 1e-6 &&
  b.x < a.x + a.width - 1e-6 &&
  a.y < b.y + b.height - 1e-6 &&
  b.y < a.y + a.height - 1e-6;
