import { type Arrangement, fitting, type Group, nothing, type Seat, type Table } from "./arrangement.ts";
import type { Rect } from "./room.ts";
import { lostInRow, type Obstacles, rowAt } from "./lost-seats.ts";

/** Equal units (chair, desk with its chairs, round with its ring) that repeat along the room. */
export interface Pattern {
  /** Metres from row to row, and a row's own depth. */
  pitch: number;
  depth: number;
  /** Where the units of a row begin across the room, ascending; row after row takes the next line, then the first again. */
  lines: readonly (readonly number[])[];
  /** A unit's size across the room, m. */
  unit: number;
  /** Tables and seats of a unit whose corner is at (0, 0). */
  tables: readonly Table[];
  places: readonly Seat[];
  /** A unit may be left with some of its places free: people come one by one, not a table at a time. */
  loose?: true;
  /** A gap between two units that is as wide as this is an aisle; absent: there are none. */
  aisle?: number;
}

/** Where rows may stand: from `start` to `wall`, around what is in the way. */
export interface Stretch extends Obstacles {
  start: number;
  wall: number;
}

function aislesOf({ lines, unit, aisle }: Pattern, start: number, end: number, width: number): Rect[] {
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

/** The unit at (x, y) without the seats whose bit is set. */
function unitAt({ tables, places }: Pattern, x: number, y: number, lost: number): Group {
  const kept = lost === 0 ? places : places.filter((_, index) => (lost & (1 << index)) === 0);
  return {
    tables: tables.map((table) => ({ ...table, x: table.x + x, y: table.y + y })),
    seats: kept.map((seat) => ({ x: seat.x + x, y: seat.y + y, facing: seat.facing })),
  };
}

const bitsOf = (mask: number): number => {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
};

/**
 * Rows of a pattern along a room. Counted row by row; units are made only when drawn, by the same rows. A unit that would
 * stand on taken floor is left out, and every seat from which the screen is hidden or too far.
 */
export function repeated(pattern: Pattern, stretch: Stretch, roomWidth: number): Arrangement {
  const { pitch, depth, lines, places } = pattern;
  const { start, wall } = stretch;
  const rows = fitting(wall - start, pitch, depth);
  if (rows < 1 || lines[0]!.length === 0) return nothing;
  const line = (row: number) => lines[row % lines.length]!;
  const everySeat = 2 ** places.length - 1;
  let [seats, last, cut, broken, hidden] = [0, 0, false, false, 0];
  for (let row = 0; row < rows; row++) {
    const own = line(row).length * places.length;
    const lost = lostInRow(rowAt(pattern, line(row), start + row * pitch), stretch);
    let kept = own;
    if (lost) {
      cut ||= lost.far;
      hidden += lost.hidden;
      for (const mask of lost.masks) {
        kept -= bitsOf(mask);
        broken ||= mask !== 0 && mask !== everySeat;
      }
    }
    seats += kept;
    if (kept > 0) last = row;
  }
  return {
    seats,
    start,
    // Where tables are no longer whole people are counted one by one.
    whole: broken || pattern.loose ? 1 : places.length,
    cut,
    hidden,
    place: () => {
      const groups: Group[] = [];
      for (let row = 0; row <= last; row++) {
        const x = start + row * pitch;
        const lost = lostInRow(rowAt(pattern, line(row), x), stretch)?.masks;
        line(row).forEach((y, index) => {
          const mask = lost?.[index] ?? 0;
          if (mask !== everySeat) groups.push(unitAt(pattern, x, y, mask));
        });
      }
      return groups;
    },
    aisles: () => aislesOf(pattern, start, start + last * pitch + depth, roomWidth),
  };
}
