import {
  type Arrangement,
  countFittingRows,
  type FurnitureGroup,
  emptyArrangement,
  type Seat,
  type Table,
} from "../arrangement.ts";
import type { Rect } from "../room.ts";
import { findLostSeats, type Obstacles, createRow } from "./lost-seats.ts";

/** Equal units (chair, desk with chairs, round table with chairs) that repeat along the room. */
export interface Pattern {
  /** Metres from row to row, and a row's own depth. */
  pitch: number;
  depth: number;
  /** Positions of a row's units across the room, ascending; rows cycle through the lines. */
  lines: readonly (readonly number[])[];
  /** A unit's size across the room, m. */
  unit: number;
  /** Tables and seats of a unit whose corner is at (0, 0). */
  tables: readonly Table[];
  places: readonly Seat[];
  /** A unit may have free places: people are counted one by one, not by table. */
  loose?: true;
  /** The least width of a gap between units that counts as an aisle; absent: there are none. */
  aisle?: number;
}

/** The floor for rows: from `start` to `wall`, around obstacles. */
export interface RowArea extends Obstacles {
  start: number;
  wall: number;
}

function createAisles({ lines, unit, aisle }: Pattern, start: number, end: number, width: number): Rect[] {
  if (!aisle) return [];
  const edges = [-unit, ...lines[0]!, width];
  const gaps: Rect[] = [];
  for (let index = 1; index < edges.length; index++) {
    const from = edges[index - 1]! + unit;
    const height = edges[index]! - from;
    if (height >= aisle - 1e-6) gaps.push({ x: start, y: from, width: end - start, height });
  }
  return gaps;
}

/** Creates the unit at (x, y) without the seats whose bit is set. */
export function createUnit(
  { tables, places }: Pick<Pattern, "tables" | "places">,
  x: number,
  y: number,
  lost: number,
): FurnitureGroup {
  const remainingPlaces = lost === 0 ? places : places.filter((_, index) => (lost & (1 << index)) === 0);
  return {
    tables: tables.map((table) => ({ ...table, x: table.x + x, y: table.y + y })),
    seats: remainingPlaces.map((seat) => ({ x: seat.x + x, y: seat.y + y, facing: seat.facing })),
  };
}

/** Counts the set bits of a mask. */
export const countBits = (mask: number): number => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

/**
 * Repeats a pattern in rows along a room. Seats are counted row by row; units are created only when drawn. Leaves out
 * units on occupied floor, and seats from which the screen is hidden or too far.
 */
export function repeatPattern(pattern: Pattern, area: RowArea, roomWidth: number): Arrangement {
  const { pitch, depth, lines, places } = pattern;
  const { start, wall } = area;
  const rows = countFittingRows(wall - start, pitch, depth);
  if (rows < 1 || lines[0]!.length === 0) return emptyArrangement;
  const line = (row: number) => lines[row % lines.length]!;
  const everySeat = 2 ** places.length - 1;
  let [seats, last, endedByScreen, isBroken, hidden] = [0, 0, false, false, 0];
  for (let row = 0; row < rows; row++) {
    const own = line(row).length * places.length;
    const lost = findLostSeats(createRow(pattern, line(row), start + row * pitch), area);
    let remaining = own;
    if (lost) {
      endedByScreen ||= lost.far;
      hidden += lost.hidden;
      for (const mask of lost.masks) {
        remaining -= countBits(mask);
        isBroken ||= mask !== 0 && mask !== everySeat;
      }
    }
    seats += remaining;
    if (remaining > 0) last = row;
  }
  return {
    seats,
    start,
    // If tables are incomplete, people are counted one by one.
    groupSize: isBroken || pattern.loose ? 1 : places.length,
    endedByScreen,
    hidden,
    createGroups: () => {
      const groups: FurnitureGroup[] = [];
      for (let row = 0; row <= last; row++) {
        const x = start + row * pitch;
        const lost = findLostSeats(createRow(pattern, line(row), x), area)?.masks;
        line(row).forEach((y, index) => {
          const mask = lost?.[index] ?? 0;
          if (mask !== everySeat) groups.push(createUnit(pattern, x, y, mask));
        });
      }
      return groups;
    },
    createAisles: () => createAisles(pattern, start, start + last * pitch + depth, roomWidth),
  };
}
