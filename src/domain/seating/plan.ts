import type { LayoutKey } from "../space/layout.ts";
import type { Group, Seat, Table } from "./arrangement.ts";
import { type Bound, type Capacity, capacityOf, type Laid, lay } from "./capacity.ts";
import type { Rect, Room } from "./room.ts";
import { chairDepth, screenHeightFor, screenHeights, screenOffset, settings, stageShare } from "./rules.ts";

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
  /** The ways between the blocks of rows and along the walls. */
  aisles: Rect[];
  /** The screen, drawn edge on: its foot in the plan, and how high it is or has to be. */
  screen: { x: number; y: number; width: number; height: number };
  /** Metres from the screen to the farthest of my people, and that divided by the screen's height. */
  farthest: number;
  screenRatio: number;
  /** Metres from the screen to the last row of my people, along the room. */
  lastRow: number;
  /** m² a person of mine. */
  share: number;
  boundBy: Bound;
  /** Along the room: stage, free, my people's seats, free. */
  chain: Stretch[];
}

export interface PlanOptions {
  /** My people; absent: as many as the level seats. */
  people?: number;
  /** Absent: `limit` only where the people fit no other way. */
  level?: "comfortable" | "limit";
}

/**
 * The screen that is there, or one of 16 to 9 as high as the farthest seat needs and the room takes; in its usual sizes
 * where that leaves the nearest seat two heights.
 */
function screenOf(room: Room, stage: Rect | undefined, nearest: number, farthest: number): SeatingPlan["screen"] {
  const x = stage ? screenOffset.onStage : screenOffset.hung;
  const centred = (width: number, height: number) => ({ x, y: (room.width - width) / 2, width, height });
  if (room.screen) return centred(room.screen.width, room.screen.height);
  const highest = Math.max(1, (room.height ?? Number.POSITIVE_INFINITY) - screenHeights.bottom);
  const needed = farthest / screenHeights.farthest;
  const usual = Math.min(screenHeightFor(farthest), nearest / screenHeights.nearest);
  const height = Math.min(highest, Math.max(needed, usual));
  const width = Math.min((height * 16) / 9, (stage?.height ?? room.width) * 0.9);
  return centred(width, height);
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

/** The most generous setting of a level that seats `people`, and no more than the level's tightest does. */
function settingFor(room: Room, layout: LayoutKey, level: "comfortable" | "limit", people: number, most: number): Laid {
  let laid: Laid | undefined;
  for (const measures of settings[level]) {
    laid = lay(room, layout, level, measures, people);
    if (laid.seats >= people && laid.seats <= most) break;
  }
  return laid!;
}

/** The first `count` seats of the groups with their tables, and how far back they reach. */
function taken(groups: Group[], count: number): { seats: Seat[]; tables: Table[]; end: number } {
  const seats: Seat[] = [];
  const tables: Table[] = [];
  let end = 0;
  for (const group of groups) {
    if (seats.length >= count) break;
    tables.push(...group.tables);
    const own = group.seats.slice(0, count - seats.length);
    seats.push(...own);
    for (const { x } of own) end = Math.max(end, x + chairDepth / 2);
    for (const { x, width } of group.tables) end = Math.max(end, x + width);
  }
  return { seats, tables, end };
}

/** The built-in stage, or one as wide as the rules say, in the middle of the wall. */
function stageOf(room: Room, depth: number): Rect | undefined {
  if (depth === 0) return undefined;
  const across = room.stage?.width ?? room.width * stageShare;
  return { x: 0, y: (room.width - across) / 2, width: depth, height: across };
}

/**
 * Lays a room out for `people`, from the front; what is left over follows. The furniture stands as generously as it can
 * while everyone sits: more people move it closer together. Undefined where the layout does not suit the room; more
 * people than the limit get the limit's drawing.
 */
export function planSeating(room: Room, layout: LayoutKey, options: PlanOptions = {}): SeatingPlan | undefined {
  const capacity = capacityOf(room, layout);
  const asked = options.people === undefined ? undefined : Math.max(1, Math.floor(options.people));
  const tight = asked !== undefined && asked > capacity.comfortable && capacity.limit > capacity.comfortable;
  const level = options.level ?? (tight || capacity.comfortable === 0 ? "limit" : "comfortable");
  if (capacity[level] === 0) return undefined;
  const wanted = Math.min(asked ?? capacity[level], capacity[level]);
  const laid = settingFor(room, layout, level, wanted, capacity[level]);
  const people = Math.min(wanted, laid.seats);
  const groups = laid.arrangement.place();
  const { seats, tables } = taken(groups, laid.seats);
  const mine = taken(groups, people);
  const stage = stageOf(room, laid.stageDepth);
  const screenX = stage ? screenOffset.onStage : screenOffset.hung;
  const away = ({ x, y }: Seat) => Math.hypot(x - screenX, y - room.width / 2);
  const farthest = mine.seats.reduce((most, seat) => Math.max(most, away(seat)), 0);
  const nearest = mine.seats.reduce((least, { x }) => Math.min(least, x - screenX), Number.POSITIVE_INFINITY);
  const screen = screenOf(room, stage, nearest, farthest);
  return {
    layout,
    level,
    capacity,
    people,
    seats,
    tables,
    tablesInUse: mine.tables.length,
    ...(stage && { stage }),
    aisles: laid.arrangement.aisles(),
    screen,
    farthest,
    screenRatio: farthest / screen.height,
    lastRow: mine.seats.reduce((most, { x }) => Math.max(most, x - screenX), 0),
    share: (room.length * room.width) / people,
    boundBy: laid.boundBy,
    chain: chainOf(room, laid.stageDepth, laid.arrangement.start, mine.end),
  };
}
