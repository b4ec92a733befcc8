import type { Seat } from "../arrangement.ts";
import type { Rect } from "../room.ts";

/** The obstacles and the screen rule that remove seats from rows. */
export interface Obstacles {
  /** Occupied floor: doorways, pillars. */
  taken: readonly Rect[];
  /** The centre of the screen that every seat must see; absent if none needs to. */
  screen?: { x: number; y: number };
  /** The pillars that can hide the screen. */
  pillars: readonly Rect[];
  /** The farthest distance at which the highest possible screen is readable, m. */
  far: number;
}

/** A row of equal units: their positions across the room, their size, and the seats of one. */
export interface PatternRow {
  x: number;
  depth: number;
  line: readonly number[];
  unit: number;
  places: readonly Seat[];
}

/** The lost seats of a row: a bit mask by unit, whether some are too far, and how many are hidden by a pillar. */
export interface LostSeats {
  masks: Int32Array;
  far: boolean;
  hidden: number;
}

/** Creates the row of a pattern that begins at x. */
export const createRow = (
  { depth, unit, places }: Pick<PatternRow, "depth" | "unit" | "places">,
  line: readonly number[],
  x: number,
): PatternRow => ({ x, depth, line, unit, places });

/** Returns the first index of an ascending line whose value is more than `value` (binary search). */
function firstBeyond(line: readonly number[], value: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (line[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Collects the lost seats of a row; allocates the masks on the first loss. */
class LossCollector {
  masks: Int32Array | undefined;
  hidden = 0;
  far = false;
  readonly row: PatternRow;
  readonly all: number;

  constructor(row: PatternRow) {
    this.row = row;
    this.all = 2 ** row.places.length - 1;
  }

  markLost(index: number, mask: number): void {
    this.masks ??= new Int32Array(this.row.line.length);
    this.masks[index]! |= mask;
  }

  isLost(index: number, mask: number): boolean {
    return this.masks !== undefined && (this.masks[index]! & mask) === mask;
  }
}

/** Removes the units that overlap occupied floor. */
function removeOnOccupiedFloor(losses: LossCollector, taken: readonly Rect[]): void {
  const { row } = losses;
  for (const { x, y, width, height } of taken) {
    if (x >= row.x + row.depth - 1e-6 || x + width <= row.x + 1e-6) continue;
    const to = y + height - 1e-6;
    for (let index = firstBeyond(row.line, y - row.unit + 1e-6); index < row.line.length; index++) {
      if (row.line[index]! >= to) break;
      losses.markLost(index, losses.all);
    }
  }
}

/**
 * Returns the interval of a row, across the room from the screen's centre, in which a pillar hides the screen. `depth`: the
 * row's distance from the screen; `near`, `long`: the pillar's distance and length; `from`, `to`: its sides.
 */
function getPillarShadow(depth: number, near: number, long: number, from: number, to: number): [number, number] {
  const [front, back] = [depth / near, depth / Math.min(near + long, depth)];
  return [from * (from >= 0 ? back : front), to * (to >= 0 ? front : back)];
}

/** Removes the seats whose view of the screen a pillar blocks. */
function removeHidden(losses: LossCollector, screen: { x: number; y: number }, pillars: readonly Rect[]): void {
  const { line, places, x } = losses.row;
  for (const pillar of pillars) {
    const near = Math.max(pillar.x - screen.x, 1e-3);
    for (let bit = 0; bit < places.length; bit++) {
      const place = places[bit]!;
      const depth = x + place.x - screen.x;
      if (depth <= near) continue;
      const from = pillar.y - screen.y;
      const [low, high] = getPillarShadow(depth, near, pillar.width, from, from + pillar.height);
      const shift = screen.y - place.y;
      for (let index = firstBeyond(line, low + shift + 1e-9); index < line.length; index++) {
        if (line[index]! >= high + shift - 1e-9) break;
        if (!losses.isLost(index, 1 << bit)) losses.hidden++;
        losses.markLost(index, 1 << bit);
      }
    }
  }
}

/** Removes the units with a seat too far from the screen to read it. */
function removeTooFar(losses: LossCollector, screen: { x: number; y: number }, far: number): void {
  const { line, places, x, depth: deep, unit } = losses.row;
  const ends = Math.max(screen.y - line[0]!, line.at(-1)! + unit - screen.y);
  if (Math.hypot(x + deep - screen.x, ends) <= far) return;
  for (const place of places) {
    const depth = x + place.x - screen.x;
    const across = depth < far ? Math.sqrt(far * far - depth * depth) + 1e-9 : -1;
    for (let index = 0; index < line.length; index++) {
      if (Math.abs(line[index]! + place.y - screen.y) <= across || losses.isLost(index, losses.all)) continue;
      losses.markLost(index, losses.all);
      losses.far = true;
    }
  }
}

/** Returns the lost seats of a row; undefined if there are none. */
export function findLostSeats(row: PatternRow, { taken, screen, pillars, far }: Obstacles): LostSeats | undefined {
  if (row.line.length === 0) return undefined;
  const losses = new LossCollector(row);
  removeOnOccupiedFloor(losses, taken);
  if (screen) {
    removeTooFar(losses, screen, far);
    if (pillars.length > 0) removeHidden(losses, screen, pillars);
  }
  const { masks, far: tooFar, hidden } = losses;
  return masks && { masks, far: tooFar, hidden };
}
