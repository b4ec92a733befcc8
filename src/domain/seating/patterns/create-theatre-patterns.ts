import type { Pattern } from "./repeat-pattern.ts";
import {
  chairDepth,
  deskSeatsWithoutAisle,
  type SeatingMeasures,
  seatsBetweenAisles,
  seatsFromOneAisle,
  tableLength,
} from "../seating-measures.ts";

/** A row across the room: equal units in blocks between aisles. */
interface BlockRow {
  blocks: number;
  units: number;
  aisle: number;
}

/** The limits of a row's blocks: metres at the walls, most units of an inner, an outer and a single block. */
interface BlockLimits {
  side: number;
  aisle: number;
  inner: number;
  outer: number;
  alone: number;
}

/** Upper bound of blocks in a row. */
const maxBlocks = 24;

/** Returns the row with the most units; on a tie the one with the fewest aisles. */
function findWidestRow(width: number, unit: number, { side, aisle, inner, outer, alone }: BlockLimits): BlockRow {
  let best: BlockRow = { blocks: 0, units: 0, aisle };
  for (let blocks = 1; blocks <= maxBlocks; blocks++) {
    const free = width - 2 * side - (blocks - 1) * aisle;
    const fit = Math.floor((free + 1e-6) / unit);
    if (fit < blocks) break;
    const units = Math.min(fit, blocks === 1 ? alone : (blocks - 2) * inner + 2 * outer);
    if (units > best.units) best = { blocks, units, aisle };
  }
  return best;
}

/**
 * Returns the positions of a row's units: blocks as equal as possible within their limits, spare width at both walls.
 * Remainder units go to the outer blocks first.
 */
function placeUnits(width: number, unit: number, { blocks, units, aisle }: BlockRow, outer: number): number[] {
  const counts = Array.from({ length: blocks }, () => 0);
  const order = counts.map((_, block) => block).sort((a, b) => getBlockRank(a, blocks) - getBlockRank(b, blocks));
  for (let left = units; left > 0; ) {
    const before = left;
    for (const block of order) {
      const isOuter = blocks > 1 && (block === 0 || block === blocks - 1);
      if (left === 0 || (isOuter && counts[block]! >= outer)) continue;
      counts[block]!++;
      left--;
    }
    if (left === before) break;
  }
  const line: number[] = [];
  let y = (width - units * unit - (blocks - 1) * aisle) / 2;
  for (const count of counts) {
    for (let index = 0; index < count; index++, y += unit) line.push(y);
    y += aisle;
  }
  return line;
}

/** Returns the rank of a block from the walls inwards; the left one of a pair first. */
const getBlockRank = (block: number, blocks: number): number =>
  Math.min(block, blocks - 1 - block) * 2 + (block < blocks / 2 ? 0 : 1);

/** Clearance between chairs and the wall, m. */
const wallClearance = 0.05;

/** Creates theatre patterns: aisles at the walls, or chairs up to the walls, at most eleven from the next aisle. */
export function createTheatrePatterns(width: number, m: SeatingMeasures): Pattern[] {
  const aisled = { side: m.aisle, inner: seatsBetweenAisles, outer: seatsBetweenAisles, alone: seatsBetweenAisles };
  const walled = { side: wallClearance, inner: seatsBetweenAisles, outer: seatsFromOneAisle, alone: 0 };
  return [aisled, walled].map((limits) => ({
    pitch: m.rowPitch,
    depth: chairDepth,
    lines: [placeUnits(width, m.chair, findWidestRow(width, m.chair, { ...limits, aisle: m.aisle }), limits.outer)],
    unit: m.chair,
    aisle: m.aisle,
    tables: [],
    places: [{ x: chairDepth / 2, y: m.chair / 2, facing: 0 }],
  }));
}

/** Creates rows of desks, `side` metres clear at the walls, at most `outer` desks in a block at a wall. */
function createDeskPattern(width: number, m: SeatingMeasures, side: number, outer: number, alone: number): Pattern {
  const limits = { side, aisle: m.aisle, inner: Math.floor(seatsBetweenAisles / m.classSeats), outer, alone };
  return {
    pitch: m.classPitch,
    depth: m.deskDepth + chairDepth,
    lines: [placeUnits(width, tableLength, findWidestRow(width, tableLength, limits), outer)],
    unit: tableLength,
    aisle: Math.min(m.aisle, m.classSide),
    tables: [{ x: 0, y: 0, width: m.deskDepth, height: tableLength }],
    places: Array.from({ length: m.classSeats }, (_, seat) => ({
      x: m.deskDepth + chairDepth / 2,
      y: (tableLength * (seat + 0.5)) / m.classSeats,
      facing: 0,
    })),
  };
}

/** Creates classroom patterns: desks with a centre aisle and side aisles; a narrow room has side aisles only. */
export function createClassroomPatterns(width: number, m: SeatingMeasures): Pattern[] {
  const most = Math.floor(seatsBetweenAisles / m.classSeats);
  return [createDeskPattern(width, m, m.classSide, most, Math.floor(deskSeatsWithoutAisle / m.classSeats))];
}

/** Creates all desk patterns that geometry allows: a full block between side aisles, or desks up to the walls. */
export function createBareClassroomPatterns(width: number, m: SeatingMeasures): Pattern[] {
  const [most, one] = [seatsBetweenAisles, seatsFromOneAisle].map((seats) => Math.floor(seats / m.classSeats));
  return [createDeskPattern(width, m, m.classSide, most!, most!), createDeskPattern(width, m, 0, one!, 0)];
}
