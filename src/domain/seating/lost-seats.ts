import type { Seat } from "./arrangement.ts";
import type { Rect } from "./room.ts";

/** What takes seats away from rows. */
export interface Obstacles {
  /** Floor that has to stay free: doorways, pillars. */
  taken: readonly Rect[];
  /** The middle of the screen that every seat has to see; absent where nobody looks at it. */
  screen?: { x: number; y: number };
  /** What hides that screen. */
  pillars: readonly Rect[];
  /** The farthest that its highest size can be read from, m. */
  far: number;
}

/** A row of equal units: where they begin across the room, their size, and the seats of one. */
export interface Row {
  x: number;
  depth: number;
  line: readonly number[];
  unit: number;
  places: readonly Seat[];
}

/** A bit for each seat that a unit of the row loses; whether some were too far; how many a pillar hides the screen from. */
export interface Lost {
  masks: Int32Array;
  far: boolean;
  hidden: number;
}

/** The row of a pattern that begins at x. */
export const rowAt = (
  { depth, unit, places }: Pick<Row, "depth" | "unit" | "places">,
  line: readonly number[],
  x: number,
): Row => ({ x, depth, line, unit, places });

/** The first index of an ascending line whose value is more than `value`. */
function firstBeyond(line: readonly number[], value: number): number {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (line[middle]! > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The masks of a row, made when the first seat is lost. */
class Losses {
  masks: Int32Array | undefined;
  hidden = 0;
  far = false;
  readonly row: Row;
  readonly all: number;

  constructor(row: Row) {
    this.row = row;
    this.all = 2 ** row.places.length - 1;
  }

  lose(index: number, mask: number): void {
    this.masks ??= new Int32Array(this.row.line.length);
    this.masks[index]! |= mask;
  }

  lost(index: number, mask: number): boolean {
    return this.masks !== undefined && (this.masks[index]! & mask) === mask;
  }
}

/** Units that would stand on taken floor. */
function loseTaken(losses: Losses, taken: readonly Rect[]): void {
  const { row } = losses;
  for (const { x, y, width, height } of taken) {
    if (x >= row.x + row.depth - 1e-6 || x + width <= row.x + 1e-6) continue;
    const to = y + height - 1e-6;
    for (let index = firstBeyond(row.line, y - row.unit + 1e-6); index < row.line.length; index++) {
      if (row.line[index]! >= to) break;
      losses.lose(index, losses.all);
    }
  }
}

/**
 * The places of a row, across the room from the screen's middle, from which a pillar hides it: the pillar's shadow. `depth`
 * is the row's distance from the screen; `near` and `long` are the pillar's, `from` and `to` its sides from the middle.
 */
function shadow(depth: number, near: number, long: number, from: number, to: number): [number, number] {
  const [front, back] = [depth / near, depth / Math.min(near + long, depth)];
  return [from * (from >= 0 ? back : front), to * (to >= 0 ? front : back)];
}

/** Seats that lose the screen behind a pillar. */
function loseHidden(losses: Losses, screen: { x: number; y: number }, pillars: readonly Rect[]): void {
  const { line, places, x } = losses.row;
  for (const pillar of pillars) {
    const near = Math.max(pillar.x - screen.x, 1e-3);
    for (let bit = 0; bit < places.length; bit++) {
      const place = places[bit]!;
      const depth = x + place.x - screen.x;
      if (depth <= near) continue;
      const from = pillar.y - screen.y;
      const [low, high] = shadow(depth, near, pillar.width, from, from + pillar.height);
      const shift = screen.y - place.y;
      for (let index = firstBeyond(line, low + shift + 1e-9); index < line.length; index++) {
        if (line[index]! >= high + shift - 1e-9) break;
        if (!losses.lost(index, 1 << bit)) losses.hidden++;
        losses.lose(index, 1 << bit);
      }
    }
  }
}

/** Units of which a seat is too far from the screen to read it. */
function loseFar(losses: Losses, screen: { x: number; y: number }, far: number): void {
  const { line, places, x, depth: deep, unit } = losses.row;
  const ends = Math.max(screen.y - line[0]!, line.at(-1)! + unit - screen.y);
  if (Math.hypot(x + deep - screen.x, ends) <= far) return;
  for (const place of places) {
    const depth = x + place.x - screen.x;
    const across = depth < far ? Math.sqrt(far * far - depth * depth) + 1e-9 : -1;
    for (let index = 0; index < line.length; index++) {
      if (Math.abs(line[index]! + place.y - screen.y) <= across || losses.lost(index, losses.all)) continue;
      losses.lose(index, losses.all);
      losses.far = true;
    }
  }
}

/** What a row loses; undefined where nothing is in its way. */
export function lostInRow(row: Row, { taken, screen, pillars, far }: Obstacles): Lost | undefined {
  if (row.line.length === 0) return undefined;
  const losses = new Losses(row);
  loseTaken(losses, taken);
  if (screen) {
    loseFar(losses, screen, far);
    if (pillars.length > 0) loseHidden(losses, screen, pillars);
  }
  const { masks, far: tooFar, hidden } = losses;
  return masks && { masks, far: tooFar, hidden };
}
