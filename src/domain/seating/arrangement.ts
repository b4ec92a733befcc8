import type { Rect } from "./room.ts";

/** A seat: the centre of its chair, and the direction it faces in degrees (0: the screen wall, 90: y = 0). */
export interface Seat {
  x: number;
  y: number;
  facing: number;
}

/** A table: a rectangle, the circle inscribed in it, or the rectangle turned about its centre by `turn` degrees (x towards y). */
export interface Table extends Rect {
  round?: true;
  turn?: number;
}

/** Furniture that belongs together: a table with its seats, or a chair of a row. */
export interface FurnitureGroup {
  tables: Table[];
  seats: Seat[];
}

/**
 * A computed arrangement: its number of seats, and its groups from front to back, created only when drawn. `groupSize`:
 * people added at a time (a desk, a round table); `endedByScreen`: the screen rule ended the rows, not the wall; `hidden`:
 * seats left out because a pillar blocks their view of the screen.
 */
export interface Arrangement {
  seats: number;
  start: number;
  groupSize: number;
  endedByScreen: boolean;
  hidden: number;
  createGroups: () => FurnitureGroup[];
  /** The aisles between blocks and along the walls; none for free-standing furniture. */
  createAisles: () => Rect[];
}

const createNone = () => [];
export const emptyArrangement: Arrangement = {
  seats: 0,
  start: 0,
  groupSize: 1,
  endedByScreen: false,
  hidden: 0,
  createGroups: createNone,
  createAisles: createNone,
};

/** Counts how many rows of `pitch` fit, the first one `first` deep; never negative. Tolerates rounding errors. */
export const countFittingRows = (length: number, pitch: number, first: number): number =>
  length < first - 1e-6 ? 0 : Math.floor((length - first + 1e-6) / pitch) + 1;

/** Returns whether two rectangles overlap by more than rounding errors. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 1e-6 &&
  b.x < a.x + a.width - 1e-6 &&
  a.y < b.y + b.height - 1e-6 &&
  b.y < a.y + a.height - 1e-6;
