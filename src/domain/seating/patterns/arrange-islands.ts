import { type Arrangement, emptyArrangement } from "../arrangement.ts";
import type { Rect } from "../room.ts";
import type { Interval, IslandColumn, IslandPattern } from "./create-island-patterns.ts";
import { findLostSeats } from "./lost-seats.ts";
import { countBits, createUnit, type RowArea } from "./repeat-pattern.ts";

/** An island in the room with the bit mask of its lost seats. */
interface PlacedIsland {
  column: IslandColumn;
  x: number;
  lost: number;
}

/** A column while it is filled: its islands so far, the neighbours in its wing, and x of the next island. */
interface GrowingColumn {
  column: IslandColumn;
  islands: number[];
  neighbours: { other: GrowingColumn; ranks: number }[];
  next: number;
}

/** An island with fewer seats that see the screen is not set up: the column moves on by this, m. */
const fewestSeats = 4;
const skip = 0.5;

/** Returns the first x from `x` on at which the island is clear of the islands of a column next to its own. */
function clearNeighbour(x: number, { islands }: GrowingColumn, ranks: number, intervals: readonly Interval[]): number {
  let clear = x;
  const reach = ranks > 0 ? intervals.at(-1)![1] : -intervals[0]![0];
  let first = islands.length;
  while (first > 0 && islands[first - 1]! + reach > x) first--;
  for (let index = first; index < islands.length; index++) {
    const at = islands[index]!;
    // Intervals are those of the outer island behind the inner one; seen from the inner one they are reversed.
    for (let step = 0; step < intervals.length; step++) {
      const [from, to] = ranks > 0 ? intervals[step]! : intervals[intervals.length - 1 - step]!;
      const [low, high] = ranks > 0 ? [at + from, at + to] : [at - to, at - from];
      if (clear > low + 1e-6 && clear < high - 1e-6) clear = high;
    }
  }
  return clear;
}

/** Returns the first x from `x` on at which the island is clear of the occupied floor and of its neighbours. */
function findClearX(pattern: IslandPattern, own: GrowingColumn, x: number, taken: readonly Rect[]): number {
  const { depth, unit, blocked } = pattern;
  const { y } = own.column;
  let clear = x;
  for (let before = Number.NaN; before !== clear; ) {
    before = clear;
    for (const rect of taken) {
      const isAside = rect.y + rect.height <= y + 1e-6 || rect.y >= y + unit - 1e-6;
      if (!isAside && rect.x < clear + depth - 1e-6 && rect.x + rect.width > clear + 1e-6) clear = rect.x + rect.width;
    }
    for (const { other, ranks } of own.neighbours) {
      clear = clearNeighbour(clear, other, ranks, blocked[Math.abs(ranks) - 1]!);
    }
  }
  return clear;
}

function startColumns({ columns, blocked }: IslandPattern, start: number): GrowingColumn[] {
  const growing = columns.map((column): GrowingColumn => ({ column, islands: [], neighbours: [], next: start }));
  for (const own of growing) {
    for (const other of growing) {
      const ranks = own.column.rank - other.column.rank;
      const near = ranks !== 0 && own.column.wing === other.column.wing && Math.abs(ranks) <= blocked.length;
      if (near && blocked[Math.abs(ranks) - 1]!.length > 0) own.neighbours.push({ other, ranks });
    }
  }
  return growing;
}

/** Places the islands front to back, each as near to the stage as its neighbours and the occupied floor allow. */
function placeIslands(pattern: IslandPattern, area: RowArea) {
  const { pitch, depth, unit } = pattern;
  const growing = startColumns(pattern, area.start);
  for (const own of growing) own.next = findClearX(pattern, own, own.next, area.taken);
  const placed: PlacedIsland[] = [];
  const last = area.wall - depth + 1e-6;
  const view = { ...area, taken: [] };
  const across = Math.max(...growing.map(({ column }) => column.y + unit));
  const canLoseSeats = area.screen && (area.pillars.length > 0 || Math.hypot(area.wall, across) > area.far);
  let [far, hidden] = [false, 0];
  for (;;) {
    const own = growing.reduce((first, one) => (one.next < first.next - 1e-6 ? one : first));
    const x = own.next;
    if (x > last) return { placed, far, hidden };
    const { island, y } = own.column;
    const losses = canLoseSeats ? findLostSeats({ x, depth, line: [y], unit, places: island.places }, view) : undefined;
    const lost = losses?.masks[0] ?? 0;
    far ||= losses?.far === true;
    const isTooSmall = island.places.length - countBits(lost) < fewestSeats;
    own.next = findClearX(pattern, own, x + (isTooSmall ? skip : pitch), area.taken);
    if (isTooSmall) continue;
    hidden += losses?.hidden ?? 0;
    placed.push({ column: own.column, x, lost });
    own.islands.push(x);
    for (const { other } of own.neighbours) other.next = findClearX(pattern, other, other.next, area.taken);
  }
}

/** Arranges islands around obstacles; leaves out seats from which the screen is hidden or too far. */
export function arrangeIslands(pattern: IslandPattern, area: RowArea): Arrangement {
  const { placed, far, hidden } = placeIslands(pattern, area);
  const [first, last] = [placed[0], placed.at(-1)];
  if (!first || !last) return emptyArrangement;
  const { length: most } = first.column.island.places;
  const { aisle, depth } = pattern;
  return {
    seats: placed.reduce((sum, { lost }) => sum + most - countBits(lost), 0),
    start: first.x,
    // If islands are incomplete, people are counted one by one.
    groupSize: placed.some(({ lost }) => lost !== 0) ? 1 : most,
    endedByScreen: far,
    hidden,
    createGroups: () =>
      placed.map(({ column: { island, y }, x, lost }) =>
        createUnit({ tables: [island.table], places: island.places }, x, y, lost),
      ),
    createAisles: () => (aisle ? [{ x: first.x, width: last.x + depth - first.x, ...aisle }] : []),
  };
}
