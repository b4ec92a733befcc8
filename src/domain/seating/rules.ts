import type { LayoutKey } from "../space/layout.ts";

/** How close people sit: `comfortable` by default, `limit` what a careful planner signs off, `maximum` bare geometry. */
export type Level = "comfortable" | "limit" | "maximum";

/**
 * m² a person, comfortable and limit, by layout. Source: the planning rules of docs/seating.md (set-up manuals, published
 * capacity charts, meetingsnet.com's rules of thumb).
 */
export const floorShare: Record<LayoutKey, { comfortable: number; limit: number }> = {
  theatre: { comfortable: 1.2, limit: 0.9 },
  classroom: { comfortable: 2.0, limit: 1.5 },
  boardroom: { comfortable: 3.2, limit: 2.2 },
  ushape: { comfortable: 3.6, limit: 2.4 },
  hollow: { comfortable: 3.2, limit: 2.1 },
  fishbone: { comfortable: 2.2, limit: 1.8 },
  banquet: { comfortable: 1.7, limit: 1.2 },
  cocktail: { comfortable: 1.3, limit: 0.85 },
};

/** Measures in metres that differ by level; the tightest serve the limit and the maximum. */
export interface Measures {
  chair: number;
  rowPitch: number;
  aisle: number;
  back: number;
  classPitch: number;
  classDepth: number;
  classSide: number;
  classSeats: number;
  round: number;
  roundSeats: number;
  wall: number;
  edge: number;
  behind: number;
  /** Stage edge to the first row. */
  stageGap: number;
  /** Screen wall to the first furniture where there is no stage. */
  front: number;
}

const comfortable: Measures = {
  chair: 0.56,
  rowPitch: 0.96,
  aisle: 1.5,
  back: 1.8,
  classPitch: 1.83,
  classDepth: 0.6,
  classSide: 0.9,
  classSeats: 2,
  round: 3.2,
  roundSeats: 10,
  wall: 1.2,
  edge: 0.75,
  behind: 1.5,
  stageGap: 3,
  front: 1.8,
};
const limit: Measures = {
  chair: 0.5,
  rowPitch: 0.85,
  aisle: 1.2,
  back: 1.2,
  classPitch: 1.4,
  classDepth: 0.6,
  classSide: 0.5,
  classSeats: 2,
  round: 2.7,
  roundSeats: 10,
  wall: 0.9,
  edge: 0.6,
  behind: 1,
  stageGap: 1.5,
  front: 1.5,
};
const maximum: Measures = {
  ...limit,
  back: 0.9,
  classDepth: 0.45,
  classSeats: 3,
  roundSeats: 12,
  front: 0.9,
  stageGap: 0,
};
export const measures: Record<Level, Measures> = { comfortable, limit, maximum };

/** Seats between two aisles, and with an aisle on one side only (JGJ 57/58). */
export const seatsBetweenAisles = 22;
export const seatsFromOneAisle = 11;

/** Sizes that do not change with the level. */
export const chairDepth = 0.5;
export const tableLength = 1.8;
export const tableDepth = 0.6;
export const roundDiameter = 1.8;
export const highTableDiameter = 0.8;
/** U-shape and hollow square: free inside, at least. */
export const freeInside = 1.5;

/** Stages: depth by people (CIC set-up rules); none up to 60. Width: 60 % of the wall. */
export const stageSteps = [
  { depth: 0, people: 60 },
  { depth: 2.4, people: 100 },
  { depth: 3.6, people: 300 },
  { depth: 4.8, people: 500 },
  { depth: 6, people: Number.POSITIVE_INFINITY },
] as const;
export const stageShare = 0.6;

/** Screen: first row no nearer than 2 of its heights, last no farther than 8; bottom edge 1.5 m above the floor. */
export const screenHeights = { nearest: 2, farthest: 8, bottom: 1.5 } as const;

/** Beyond these floors a table layout stops being one: voices no longer carry across it. m². */
export const largestFloor: Partial<Record<LayoutKey, number>> = { boardroom: 160, ushape: 400, hollow: 400 };
/** Fewer people than this are no such layout. */
export const fewest: Record<LayoutKey, number> = {
  theatre: 8,
  classroom: 6,
  boardroom: 4,
  ushape: 6,
  hollow: 8,
  fishbone: 12,
  banquet: 8,
  cocktail: 12,
};
/** A published figure this many times the geometric maximum cannot be true. */
export const doubtfulBeyond = 1.1;
