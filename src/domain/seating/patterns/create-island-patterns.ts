import type { Seat, Table } from "../arrangement.ts";
import { chairDepth, islandTurn, type SeatingMeasures, tableDepth, tableLength } from "../seating-measures.ts";

/** A table island with its chairs, turned to the centre aisle; positions from the corner of its bounding box, m. */
interface Island {
  table: Table;
  places: readonly Seat[];
}

/** Islands one behind the other along the centre aisle, all with the same corner `y` across the room. */
export interface IslandColumn {
  island: Island;
  y: number;
  /** Columns with the same turn, and the place among them from the aisle outwards. */
  wing: "left" | "right";
  rank: number;
}

/** From how far to how far an island may not stand behind one of another column, m. */
export type Interval = readonly [from: number, to: number];

/** Islands like ribs on both sides of a centre aisle. */
export interface IslandPattern {
  columns: readonly IslandColumn[];
  /** From island to island in a column; the bounding box of one along and across the room, m. */
  pitch: number;
  depth: number;
  unit: number;
  /** Where an island of a column farther out may not stand, by the difference of ranks; empty where all are free. */
  blocked: readonly (readonly Interval[])[];
  /** The centre aisle; absent where all islands are on one side. */
  aisle?: { y: number; height: number };
}

const angle = (islandTurn * Math.PI) / 180;
const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
/** Distance of a chair's centre from the edge of the table. */
const chairOut = chairDepth / 2 + 0.05;
const [endSide, longSide] = [tableLength / 2 + chairOut, tableDepth + chairOut];

/** A chair of an island: metres from its centre, away from the stage and across; its facing before the turn. */
interface IslandChair {
  back: number;
  across: number;
  facing: number;
}

/** Spreads chairs evenly over a table side, from its middle. */
const spread = (count: number, side: number): number[] =>
  Array.from({ length: count }, (_, index) => ((index + 0.5) / count - 0.5) * side);

/** Lists the chairs: two or three at each long side, one or two at the end away from the stage. */
function listChairs(people: number): IslandChair[] {
  const atSide = people > 6 ? 3 : 2;
  const atEnd = people - 2 * atSide;
  const sides = spread(atSide, tableLength);
  return [
    ...sides.map((back) => ({ back, across: longSide, facing: 90 })),
    ...sides.map((back) => ({ back, across: -longSide, facing: 270 })),
    ...spread(atEnd, 2 * tableDepth).map((across) => ({ back: endSide, across, facing: 0 })),
  ];
}

/** The distances of an island's bounding box from its centre: to the stage, away from it, to the aisle and away from it. */
function getExtents(chairs: readonly IslandChair[]) {
  const boxes = [
    { back: 0, across: 0, long: tableLength / 2, wide: tableDepth },
    ...chairs.map((chair) => ({ ...chair, long: chairDepth / 2, wide: chairDepth / 2 })),
  ];
  return {
    front: Math.max(...boxes.map((box) => (box.long - box.back) * cos + (box.wide - box.across) * sin)),
    rear: Math.max(...boxes.map((box) => (box.long + box.back) * cos + (box.wide + box.across) * sin)),
    inner: Math.max(...boxes.map((box) => (box.long - box.back) * sin + (box.wide + box.across) * cos)),
    outer: Math.max(...boxes.map((box) => (box.long + box.back) * sin + (box.wide - box.across) * cos)),
  };
}

/** Creates an island of a wing: its outer end is farther from the stage, so that it points to the screen. */
function createIsland(chairs: readonly IslandChair[], wing: IslandColumn["wing"]): Island {
  const { front, inner, outer } = getExtents(chairs);
  const side = wing === "left" ? 1 : -1;
  const [x, y] = [front, wing === "left" ? outer : inner];
  const [width, height] = [tableLength, 2 * tableDepth];
  return {
    table: { x: x - width / 2, y: y - height / 2, width, height, turn: -side * islandTurn },
    places: chairs.map(({ back, across, facing }) => ({
      x: x + back * cos + across * sin,
      y: y + side * (across * cos - back * sin),
      facing: (side * (facing - islandTurn) + 360) % 360,
    })),
  };
}

/** Clear floor between a chair and another island's table, which has nobody at that side: the end towards the stage, m. */
const tableClearance = 0.9;

/** A part of an island as a box in its own direction: its middle and half its sides, m. */
interface IslandBox {
  back: number;
  long: number;
  wide: number;
  isTable: boolean;
}

/** Lists parts of an island as boxes about its centre: chairs at the long sides with the table between them, at the end, table. */
function listBoxes(chairs: readonly IslandChair[]): IslandBox[] {
  const reach = (own: readonly IslandChair[], key: "back" | "across") =>
    Math.max(...own.map((chair) => Math.abs(chair[key]))) + chairDepth / 2;
  const sides = chairs.filter(({ facing }) => facing !== 0);
  const end = chairs.filter(({ facing }) => facing === 0);
  return [
    { back: 0, long: reach(sides, "back"), wide: reach(sides, "across"), isTable: false },
    { back: endSide, long: chairDepth / 2, wide: reach(end, "across"), isTable: false },
    { back: 0, long: tableLength / 2, wide: tableDepth, isTable: true },
  ];
}

/**
 * Lists where an island `outwards` metres farther from the aisle may not stand behind another of its wing, so that their
 * chairs stay `gap` metres apart.
 */
function listBlocked(boxes: readonly IslandBox[], outwards: number, gap: number): Interval[] {
  const found: Interval[] = [];
  for (const one of boxes) {
    for (const other of boxes) {
      const apart = one.isTable || other.isTable ? tableClearance : gap;
      const [long, wide] = [one.long + other.long + apart, one.wide + other.wide + apart];
      // A move along the room by t is a move by t·cos + outwards·sin along the island and t·sin − outwards·cos across it.
      const back = one.back - other.back - outwards * sin;
      const from = Math.max((back - long) / cos, (outwards * cos - wide) / sin);
      const to = Math.min((back + long) / cos, (outwards * cos + wide) / sin);
      if (to > from + 1e-6) found.push([from, to]);
    }
  }
  return mergeIntervals(found);
}

/** Joins intervals that overlap or touch; ascending. */
function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const [from, to] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 1e-6) merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  return merged;
}

/** An island for a number of people in both wings, with its bounding box and its parts; m. */
interface IslandModel {
  left: Island;
  right: Island;
  depth: number;
  unit: number;
  boxes: readonly IslandBox[];
}

/** Models by people: there are three. */
const models = new Map<number, IslandModel>();

function getModel(people: number): IslandModel {
  const ready = models.get(people);
  if (ready) return ready;
  const chairs = listChairs(people);
  const { front, rear, inner, outer } = getExtents(chairs);
  const [left, right] = [createIsland(chairs, "left"), createIsland(chairs, "right")];
  const model = { left, right, depth: front + rear, unit: inner + outer, boxes: listBoxes(chairs) };
  models.set(people, model);
  return model;
}

/** Creates the pattern with `count` columns, `spare` metres of width more than they need. */
function createPattern(
  model: IslandModel,
  m: SeatingMeasures,
  wall: number,
  count: number,
  spare: number,
): IslandPattern {
  const { left, right, depth, unit, boxes } = model;
  // Spare width goes in equal parts to the walls, the aisle and between the columns.
  const more = Math.max(0, spare) / (count + 1);
  const step = unit + more;
  const onLeft = Math.ceil(count / 2);
  const aisle = { y: wall + onLeft * step, height: m.aisle + more };
  const columns = Array.from({ length: count }, (_, index): IslandColumn => {
    if (index < onLeft) return { island: left, wing: "left", rank: index, y: aisle.y - unit - index * step };
    const rank = index - onLeft;
    return { island: right, wing: "right", rank, y: aisle.y + aisle.height + rank * step };
  });
  const pitch = listBlocked(boxes, 0, m.islandGap).at(-1)![1];
  const blocked = [1, 2].map((ranks) => listBlocked(boxes, ranks * step, m.islandGap));
  return { columns, pitch, depth, unit, blocked, ...(count > 1 && { aisle }) };
}

/**
 * Creates fishbone patterns: table islands turned to the centre aisle like ribs, their stage end left free; the most
 * columns that fit first, then one less. `wall`: metres between wall and chairs.
 */
export function createIslandPatterns(width: number, m: SeatingMeasures, wall: number = m.classSide): IslandPattern[] {
  const model = getModel(m.islandSeats);
  const getSpare = (count: number) => width - 2 * wall - count * model.unit - (count > 1 ? m.aisle : 0);
  const most = Math.floor((getSpare(2) + 1e-6) / model.unit) + 2;
  const counts = most > 1 ? [most, most - 1] : [1];
  return counts
    .filter((count) => getSpare(count) >= -1e-6)
    .map((count) => createPattern(model, m, wall, count, getSpare(count)));
}
