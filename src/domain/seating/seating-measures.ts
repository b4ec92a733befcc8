import type { LayoutKey } from "../space/layouts.ts";

/** How close people sit: `comfortable` by default, `limit` what a careful planner signs off, `maximum` bare geometry. */
export type CapacityLevel = "comfortable" | "limit" | "maximum";

/**
 * m² a person, comfortable and limit, by layout: the median and the 10th percentile of 121 real rooms (published capacity
 * charts of hotels), and set-up manuals. Fishbone (table islands): set-up manuals.
 */
export const floorPerPersonByLayout: Record<LayoutKey, { comfortable: number; limit: number }> = {
  theatre: { comfortable: 1.2, limit: 0.9 },
  classroom: { comfortable: 2.0, limit: 1.5 },
  boardroom: { comfortable: 3.2, limit: 2.2 },
  ushape: { comfortable: 3.6, limit: 2.4 },
  hollow: { comfortable: 3.2, limit: 2.1 },
  fishbone: { comfortable: 2.2, limit: 1.8 },
  banquet: { comfortable: 1.7, limit: 1.2 },
  cocktail: { comfortable: 1.3, limit: 0.85 },
};

/**
 * U-shape and hollow square follow the room's perimeter, so floor per seat grows with the room. Factors of the median
 * below and above these floors (m²), linear between them (121 rooms: U 3.1 m² a person under 100 m², 6.6 over 400 m²).
 */
const perimeterGrowth = { small: { floor: 100, share: 3.1 / 3.6 }, large: { floor: 400, share: 6.6 / 3.6 } } as const;

/**
 * m² a person at which a hollow square stops following the perimeter, since a second ring fits inside: that needs a room of
 * 11.9 × 11.9 m (twice 2 m outside the tables, 2.6 m to the inner ring, 2.7 m for it), whose single ring seats 42 people at
 * the comfortable measures. ADR 16 compares it with real rooms.
 */
const secondRingFloor = 3.4;

/** Returns the least m² a person of a level in a room of this floor area; 0 for the geometric maximum. */
export function getFloorPerPerson(layout: LayoutKey, level: CapacityLevel, floor: number): number {
  if (level === "maximum") return 0;
  const share = floorPerPersonByLayout[layout][level];
  if (level === "limit" || (layout !== "ushape" && layout !== "hollow")) return share;
  const { small, large } = perimeterGrowth;
  const fraction = Math.min(1, Math.max(0, (floor - small.floor) / (large.floor - small.floor)));
  const grown = share * (small.share + fraction * (large.share - small.share));
  return layout === "hollow" ? Math.min(secondRingFloor, grown) : grown;
}

/** Measures between furniture, in metres, and people a table. */
export interface SeatingMeasures {
  /** Theatre: width of a chair, and from row to row. */
  chair: number;
  rowPitch: number;
  /** Width of an aisle among rows; behind the last row. */
  aisle: number;
  back: number;
  /** Classroom: from row to row, at the walls, depth of a desk, people at one. */
  classPitch: number;
  classSide: number;
  deskDepth: number;
  classSeats: number;
  /** Round tables: from table edge to table edge, from chair back to wall, people at the larger and the smaller table. */
  round: number;
  wall: number;
  roundSeats: number;
  smallRoundSeats: number;
  /** Islands: clear between the chairs of two, people at one. */
  islandGap: number;
  islandSeats: number;
  /** High tables: from centre to centre, people at one. */
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
const generousMeasures: SeatingMeasures = {
  chair: 0.56,
  rowPitch: 0.96,
  aisle: 1.5,
  back: 1.2,
  classPitch: 1.83,
  classSide: 0.9,
  deskDepth: 0.6,
  classSeats: 2,
  round: 1.4,
  wall: 1.2,
  roundSeats: 10,
  smallRoundSeats: 8,
  islandGap: 1.5,
  islandSeats: 5,
  highPitch: 2.8,
  highSeats: 6,
  edge: 0.75,
  behind: 1.5,
  stageGap: 3,
  front: 1.8,
};

/** The tightest values that the same sources allow, with unchanged people per table. */
const tightMeasures: SeatingMeasures = {
  ...generousMeasures,
  chair: 0.5,
  rowPitch: 0.85,
  aisle: 1.2,
  back: 0.9,
  classPitch: 1.4,
  classSide: 0.5,
  deskDepth: 0.45,
  round: 0.9,
  wall: 0.9,
  islandGap: 1.2,
  highPitch: 2.2,
  highSeats: 8,
  edge: 0.6,
  behind: 1,
  stageGap: 1.5,
  front: 1.2,
};

/** Three people at a desk, twelve at a round table, six at an island. */
const fullMeasures: SeatingMeasures = { ...tightMeasures, classSeats: 3, roundSeats: 12, islandSeats: 6 };
/** Ten people at a round table of 1.5 m, as much edge a person as twelve at 1.8 m; eight at an island, 0.6 m a person. */
const bareMeasures: SeatingMeasures = { ...fullMeasures, smallRoundSeats: 10, islandSeats: 8 };

/** Row pitch below which narrow desks are used, so that people can pass behind the chairs, m. */
const narrowDesksBelow = 1.6;

const interpolateMeasures = (ease: number): SeatingMeasures => {
  const at = (from: number, to: number) => from + (to - from) * ease;
  const eased = Object.entries(generousMeasures).map(([key, from]) => [
    key,
    at(from, tightMeasures[key as keyof SeatingMeasures]),
  ]);
  const measures = Object.fromEntries(eased) as unknown as SeatingMeasures;
  const deskDepth = measures.classPitch < narrowDesksBelow ? tightMeasures.deskDepth : generousMeasures.deskDepth;
  return { ...measures, deskDepth, highSeats: ease < 0.5 ? 6 : 8 };
};

const comfortableSteps: readonly SeatingMeasures[] = [
  generousMeasures,
  ...[0.2, 0.4, 0.6, 0.8].map(interpolateMeasures),
  tightMeasures,
];

/**
 * The measures to try by level, the most generous first. Furniture moves closer only as far as the people need it; then a
 * third person is added to each desk. Round tables and islands get more people only at the limit: islands need more floor
 * than the comfortable column by their geometry alone, so that it would not tell the two levels apart (ADR 31).
 */
const measuresByLevel: Record<Exclude<CapacityLevel, "comfortable">, readonly SeatingMeasures[]> = {
  limit: [tightMeasures, fullMeasures],
  maximum: [bareMeasures],
};
const classroomSteps: readonly SeatingMeasures[] = [
  ...comfortableSteps,
  ...comfortableSteps.map((measures) => ({ ...measures, classSeats: 3 })),
];

/** Returns the measures of a level for a layout, the most generous first. */
export function listMeasures(layout: LayoutKey, level: CapacityLevel): readonly SeatingMeasures[] {
  if (level !== "comfortable") return measuresByLevel[level];
  return layout === "classroom" ? classroomSteps : comfortableSteps;
}

/** Seats between two aisles, and with an aisle on one side only (JGJ 57/58). */
export const seatsBetweenAisles = 22;
export const seatsFromOneAisle = 11;
/** Seats at desks in a row that need no centre aisle: between the two side aisles. */
export const deskSeatsWithoutAisle = 12;

/** Sizes that do not change with the level, m. */
export const chairDepth = 0.5;
/** Distance of a chair's centre from the edge of a round table; its back is twice as far. */
export const chairAtRound = 0.22;
export const tableLength = 1.8;
export const tableDepth = 0.6;
/** Length of the shorter table: with it a line can have any multiple of 0.6 m from 1.2 m up. */
export const shortTable = 1.2;
/** Round tables for ten, and for eight where they seat more. */
export const roundDiameter = 1.8;
export const smallRoundDiameter = 1.5;
/**
 * Degrees by which the table islands of a fishbone are turned to the centre aisle (30 to 45). At 30 nobody at a long side
 * faces more than 120 degrees away from the stage.
 */
export const islandTurn = 30;
export const highTableDiameter = 0.8;
/** Depth of a person standing at a high table. */
export const standingDepth = 0.45;
/** Widest boardroom table that people can talk across. */
export const maxBoardroomWidth = 2.4;
/** Opening to the inner ring of a double hollow square. */
export const ringOpening = 1.2;
/** U-shape and hollow square: least clear width inside. */
export const minFreeInside = 1.5;
/** Clear floor in front of doors. */
export const doorClearance = 1.8;

/** Stages: depth by people (CIC; heights: eventresources.com); none up to 60. Width: 60 % of the wall. */
export const stageSteps = [
  { depth: 0, people: 60 },
  { depth: 2.4, people: 100 },
  { depth: 3.6, people: 300 },
  { depth: 4.8, people: 500 },
  { depth: 6, people: Number.POSITIVE_INFINITY },
] as const;
export const stageWidthShare = 0.6;

/** Screen: first row no nearer than 2 of its heights, last no farther than 8; its bottom edge 1.5 m above the floor. */
export const screenHeights = { nearest: 2, farthest: 8, bottom: 1.5 } as const;
/** Returns the screen height readable from this distance, m: in steps of 0.25 m, at least 1.25 m. */
export const getScreenHeight = (metres: number): number =>
  Math.max(1.25, Math.ceil((metres / screenHeights.farthest - 1e-6) * 4) / 4);
/** Distance of the screen from the wall: hung on it, or at the back of a stage. */
export const screenOffset = { onWall: 0.1, onStage: 0.35 } as const;

/** Largest floor for one-table layouts, m²: real charts end about here. */
export const maxFloor: Partial<Record<LayoutKey, number>> = { boardroom: 500, ushape: 900, hollow: 900 };
/** The least people for which a layout is used. */
export const minPeople: Record<LayoutKey, number> = {
  theatre: 8,
  classroom: 6,
  boardroom: 4,
  ushape: 6,
  hollow: 8,
  fishbone: 10,
  banquet: 8,
  cocktail: 12,
};
/** Factor of the geometric maximum above which a published figure is doubtful. */
export const doubtfulFactor = 1.1;
/** m² a person that even the fullest room has: standing or in rows of chairs, and at tables (seating.md). */
const leastFloor = { withoutTables: 0.5, atTables: 0.8 } as const;

/** Returns the least m² a person in a layout; a published figure that leaves less cannot be true. */
export const getLeastFloorPerPerson = (layout: LayoutKey): number =>
  layout === "theatre" || layout === "cocktail" ? leastFloor.withoutTables : leastFloor.atTables;
