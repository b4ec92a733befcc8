import type { LayoutKey } from "../space/layout.ts";
import type { Seat, Table } from "./arrangement.ts";
import { type Bound, type Capacity, capacityOf, lay } from "./capacity.ts";
import type { Rect, Room } from "./room.ts";
import { screenHeights, stageShare } from "./rules.ts";

/** A stretch of the room along its length, in metres; together they are the whole length. */
export interface Stretch {
  what: "stage" | "free" | "seats";
  metres: number;
}

/** A room laid out for people: everything in metres from the inner corner at the screen wall. */
export interface SeatingPlan {
  layout: LayoutKey;
  /** `limit` where the people fit only so; the drawing follows it. */
  level: "comfortable" | "limit";
  capacity: Capacity;
  /** People who have a seat here: those asked for, as far as there are seats. */
  people: number;
  /** Seats of my people first, front to back; then the ones left over. */
  seats: Seat[];
  tables: Table[];
  /** Tables at which at least one of my people sits; the others follow. */
  tablesInUse: number;
  stage?: Rect;
  /** The screen, drawn edge on: its foot in the plan, and how high it has to be. */
  screen: { x: number; y: number; width: number; height: number };
  /** Metres from the screen to the farthest of my people, and that divided by the screen's height. */
  farthest: number;
  screenRatio: number;
  /** m² a person of mine. */
  share: number;
  boundBy: Bound;
  chain: Stretch[];
}

/** A screen stands off the wall behind a stage. */
const screenOffset = 0.6;

function screenOf(room: Room, stage: Rect | undefined, farthest: number): SeatingPlan["screen"] {
  const highest = Math.max(1, (room.height ?? 3.5) - screenHeights.bottom + 0.3);
  const height = Math.min(highest, Math.max(1.2, farthest / screenHeights.farthest + 0.25));
  const width = Math.min((height * 16) / 9, (stage?.height ?? room.width) * 0.8);
  return { x: stage ? screenOffset : 0.1, y: (room.width - width) / 2, width, height };
}

function chainOf(room: Room, stageDepth: number, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = [
    { what: "stage", metres: stageDepth },
    { what: "free", metres: start - stageDepth },
    { what: "seats", metres: end - start },
    { what: "free", metres: room.length - end },
  ];
  return stretches.filter(({ metres }) => metres > 0.05);
}

/**
 * Lays a room out for `people` (as many as are comfortable where it is absent). Undefined where the layout does not suit
 * the room. More people than the limit get the limit's drawing.
 */
export function planSeating(room: Room, layout: LayoutKey, options: { people?: number } = {}): SeatingPlan | undefined {
  const capacity = capacityOf(room, layout);
  if (capacity.limit === 0) return undefined;
  const wanted = Math.max(1, options.people ?? capacity.comfortable);
  const level = wanted <= capacity.comfortable || capacity.limit === capacity.comfortable ? "comfortable" : "limit";
  const laid = lay(room, layout, level);
  const people = Math.min(wanted, laid.seats);
  const seats: Seat[] = [];
  const tables: Table[] = [];
  let tablesInUse = 0;
  let end = laid.arrangement.start;
  for (const group of laid.arrangement.place()) {
    if (seats.length >= laid.seats) break;
    if (seats.length < people) tablesInUse = tables.length + group.tables.length;
    tables.push(...group.tables);
    seats.push(...group.seats.slice(0, laid.seats - seats.length));
    for (const { x } of group.seats) end = Math.max(end, x + 0.25);
    for (const { x, width } of group.tables) end = Math.max(end, x + width);
  }
  const depth = laid.stageDepth;
  const wide = room.stage?.width ?? room.width * stageShare;
  const stage = depth > 0 ? { x: 0, y: (room.width - wide) / 2, width: depth, height: wide } : undefined;
  const screenX = stage ? screenOffset : 0.1;
  const farthest = seats
    .slice(0, people)
    .reduce((most, { x, y }) => Math.max(most, Math.hypot(x - screenX, y - room.width / 2)), 0);
  const screen = screenOf(room, stage, farthest);
  return {
    layout,
    level,
    capacity,
    people,
    seats,
    tables,
    tablesInUse,
    ...(stage && { stage }),
    screen,
    farthest,
    screenRatio: farthest / screen.height,
    share: (room.length * room.width) / people,
    boundBy: laid.boundBy,
    chain: chainOf(room, depth, laid.arrangement.start, end),
  };
}
