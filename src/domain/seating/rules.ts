import type { LayoutKey } from "../space/layout.ts";

/** How close people sit: `comfortable` by default, `limit` what a careful planner signs off, `maximum` bare geometry. */
export type Level = "comfortable" | "limit" | "maximum";

/**
 * m² a person, comfortable and limit, by layout: the median and the 10th percentile of 121 real halls (published capacity
 * charts of hotels), beside the set-up manuals. Fishbone: meetingsnet.com's rules of thumb for cabaret.
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

/** Measures between furniture, in metres, and people a table. */
export interface Measures {
  /** Theatre: width of a chair, and from row to row. */
  chair: number;
  rowPitch: number;
  /** Width of an aisle among rows; behind the last row. */
  aisle: number;
  back: number;
  /** Classroom: from row to row, at the walls, people a table. */
  classPitch: number;
  classSide: number;
  classSeats: number;
  /** Rounds: from table edge to table edge, from chair back to wall, people at the larger and the smaller table. */
  round: number;
  wall: number;
  roundSeats: number;
  smallRoundSeats: number;
  /** High tables: from middle to middle, people at one. */
  highPitch: number;
  highSeats: number;
  /** Table edge a person; clear behind the chairs of a single table. */
  edge: number;
  behind: number;
  /** Stage edge to the first row; screen wall to the first furniture where there is no stage. */
  stageGap: number;
  front: number;
}

/**
 * The generous values. CIC set-up rules (Sheraton's event planner): chairs, pitches, rounds, table edges; JGJ 57/58:
 * aisles; Chinese set-up manuals (doc.doczj.com 2518648401): classroom pitch, behind the chairs.
 */
const generous: Measures = {
  chair: 0.56,
  rowPitch: 0.96,
  aisle: 1.5,
  back: 1.2,
  classPitch: 1.83,
  classSide: 0.9,
  classSeats: 2,
  round: 1.4,
  wall: 1.2,
  roundSeats: 10,
  smallRoundSeats: 8,
  highPitch: 2.8,
  highSeats: 6,
  edge: 0.75,
  behind: 1.5,
  stageGap: 3,
  front: 1.8,
};

/** The tightest values that the same sources allow, with as many at a table as before. */
const tight: Measures = {
  ...generous,
  chair: 0.5,
  rowPitch: 0.85,
  aisle: 1.2,
  back: 0.9,
  classPitch: 1.4,
  classSide: 0.5,
  round: 0.9,
  wall: 0.9,
  highPitch: 2.2,
  highSeats: 8,
  edge: 0.6,
  behind: 1,
  stageGap: 1.5,
  front: 1.2,
};

/** Three at a desk, twelve at a round: what the limit adds. */
const full: Measures = { ...tight, classSeats: 3, roundSeats: 12 };
/** No margin but the geometry's own. */
const bare: Measures = { ...full, front: 0.9 };

const between = (ease: number): Measures => {
  const at = (from: number, to: number) => from + (to - from) * ease;
  const eased = Object.entries(generous).map(([key, from]) => [key, at(from, tight[key as keyof Measures])]);
  return { ...(Object.fromEntries(eased) as unknown as Measures), highSeats: ease < 0.5 ? 6 : 8 };
};

/**
 * Ways to set a room, the most generous first. Comfort is floor a person: the furniture moves closer, down to the tightest
 * values, only as far as the people need it. Only the limit adds people at a table.
 */
export const settings: Record<Level, readonly Measures[]> = {
  comfortable: [generous, between(0.2), between(0.4), between(0.6), between(0.8), tight],
  limit: [tight, full],
  maximum: [bare],
};

/** Seats between two aisles, and with an aisle on one side only (JGJ 57/58). */
export const seatsBetweenAisles = 22;
export const seatsFromOneAisle = 11;
/** Desks in a row that need no centre aisle: twelve seats between the two side aisles. */
export const desksWithoutAisle = 6;

/** Sizes that do not change with the level, m. */
export const chairDepth = 0.5;
/** A chair drawn up to a round table: its middle stands this far from the edge, its back twice as far. */
export const chairAtRound = 0.22;
export const tableLength = 1.8;
export const tableDepth = 0.6;
/** Rounds of ten, and of eight where they seat more. */
export const roundDiameter = 1.8;
export const smallRoundDiameter = 1.5;
export const highTableDiameter = 0.8;
/** Depth of a person standing at a high table. */
export const standing = 0.45;
/** Widest board that one still speaks across. */
export const widestBoard = 2.4;
/** U-shape and hollow square: free inside, at least. */
export const freeInside = 1.5;
/** Kept clear in front of doors. */
export const clearOfDoors = 1.8;

/** Stages: depth by people (CIC; heights: eventresources.com); none up to 60. Width: 60 % of the wall. */
export const stageSteps = [
  { depth: 0, people: 60 },
  { depth: 2.4, people: 100 },
  { depth: 3.6, people: 300 },
  { depth: 4.8, people: 500 },
  { depth: 6, people: Number.POSITIVE_INFINITY },
] as const;
export const stageShare = 0.6;

/** Screen: first row no nearer than 2 of its heights, last no farther than 8; its bottom edge 1.5 m above the floor. */
export const screenHeights = { nearest: 2, farthest: 8, bottom: 1.5 } as const;
/** Height of the screen from which the last seat, this far away, can be read: in steps of 0.25 m, at least 1.25 m. */
export const screenHeightFor = (metres: number): number =>
  Math.max(1.25, Math.ceil((metres / screenHeights.farthest - 1e-6) * 4) / 4);
/** A screen stands this far from the wall: hung there, or at the back of a stage. */
export const screenOffset = { hung: 0.1, onStage: 0.35 } as const;

/** Beyond these floors a table layout stops being one: voices no longer carry across it. m². */
export const largestFloor: Partial<Record<LayoutKey, number>> = { boardroom: 250, ushape: 500, hollow: 500 };
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
