import { type Arrangement, fitting, type Group, nothing, overlaps } from "./arrangement.ts";
import type { Rect } from "./room.ts";

/** Equal units (chair, desk with its chairs, round with its ring) that repeat along the room. */
export interface Pattern {
  /** Metres from row to row, and a row's own depth. */
  pitch: number;
  depth: number;
  /** Where the units of a row begin across the room; row after row takes the next line, then the first again. */
  lines: readonly (readonly number[])[];
  /** A unit's size across the room, m. */
  unit: number;
  /** Seats of a unit. */
  seats: number;
  /** The unit whose corner is at (x, y). */
  unitAt: (x: number, y: number) => Group;
  /** A gap between two units that is as wide as this is an aisle; absent: there are none. */
  aisle?: number;
}

/** Where rows may stand: from `start` to `wall`, and no row beyond `reach`. `taken` is floor that has to stay free. */
export interface Stretch {
  start: number;
  wall: number;
  reach: number;
  taken: readonly Rect[];
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

/**
 * Rows of a pattern along a room. Counted row by row; units are made only when drawn. A unit that would stand on taken floor
 * is left out, in both.
 */
export function repeated(pattern: Pattern, { start, wall, reach, taken }: Stretch, roomWidth: number): Arrangement {
  const { pitch, depth, lines, unit } = pattern;
  const toWall = fitting(wall - start, pitch, depth);
  const rows = Math.min(toWall, fitting(reach - start, pitch, depth));
  if (rows < 1 || lines[0]!.length === 0) return nothing;
  const line = (row: number) => lines[row % lines.length]!;
  const near = (row: number): readonly Rect[] => {
    const x = start + row * pitch;
    return taken.some((rect) => rect.x < x + depth && rect.x + rect.width > x) ? taken : [];
  };
  const standing = (row: number, y: number, blocked: readonly Rect[]): boolean =>
    !blocked.some((rect) => overlaps(rect, { x: start + row * pitch, y, width: depth, height: unit }));
  let units = 0;
  for (let row = 0; row < rows; row++) {
    const blocked = near(row);
    if (blocked.length === 0) units += line(row).length;
    else for (const y of line(row)) units += standing(row, y, blocked) ? 1 : 0;
  }
  return {
    seats: units * pattern.seats,
    start,
    whole: pattern.seats,
    cut: rows < toWall,
    place: () => {
      const groups: Group[] = [];
      for (let row = 0; row < rows; row++) {
        const blocked = near(row);
        for (const y of line(row)) {
          if (standing(row, y, blocked)) groups.push(pattern.unitAt(start + row * pitch, y));
        }
      }
      return groups;
    },
    aisles: () => aislesOf(pattern, start, start + (rows - 1) * pitch + depth, roomWidth),
  };
}
