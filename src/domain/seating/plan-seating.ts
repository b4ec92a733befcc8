import type { LayoutKey } from "../space/layouts.ts";
import type { FurnitureGroup, Seat, Table } from "./arrangement.ts";
import { centreShortRows } from "./centre-short-rows.ts";
import {
  type CapacityBound,
  type Capacity,
  getCapacity,
  type RoomSetup,
  setUpRoom,
  screenLayouts,
} from "./capacity.ts";
import type { Rect, Room } from "./room.ts";
import {
  chairDepth,
  getFloorPerPerson,
  getScreenHeight,
  screenHeights,
  screenOffset,
  listMeasures,
  stageWidthShare,
} from "./seating-measures.ts";
import { blocksView } from "./blocks-view.ts";

/** A segment of the dimension chain along the room, in metres; together they span its length. */
export interface DimensionSegment {
  what: "stage" | "free" | "seats";
  metres: number;
}

/** A seating plan of a room: everything in metres from the inner corner at the screen wall. */
export interface SeatingPlan {
  layout: LayoutKey;
  /** `limit` if the people fit only at that level. */
  level: "comfortable" | "limit";
  capacity: Capacity;
  /** The seated people: the requested number, up to the capacity. */
  people: number;
  /** Occupied seats first, front to back, then the free ones. */
  seats: Seat[];
  tables: Table[];
  /** Number of tables with at least one occupied seat; they come first in `tables`. */
  tablesInUse: number;
  stage?: Rect;
  /** The aisles between the blocks of rows and along the walls. */
  aisles: Rect[];
  /**
   * The people face the wall y = 0 with the screen: a table for which the room is otherwise too narrow.
   * Absent: they face the wall x = 0.
   */
  turned?: true;
  /** The screen seen from above: its line in the plan (across the room; along it if turned) and its height, m. */
  screen: { x: number; y: number; width: number; height: number };
  /** Which of the two is not built in, but added by the rules. */
  assumed: { stage: boolean; screen: boolean };
  /** Metres from the screen to the farthest occupied seat, and that divided by the screen's height. */
  farthest: number;
  screenRatio: number;
  /** The occupied seat with the worst view: one blocked by a pillar, else the farthest. */
  worst: WorstSeat;
  /** Number of occupied seats with a view blocked by a pillar; 0 in theatre, classroom and fishbone, which omit them. */
  blocked: number;
  /** Number of seats left out because a pillar blocks their view. */
  hidden: number;
  /** Metres from the screen to the last occupied row, along the viewing direction. */
  lastRow: number;
  /** Floor per seated person, and the least that the level allows, m². */
  floorPerPerson: number;
  minFloorPerPerson: number;
  boundBy: CapacityBound;
  /** Dimension chain along the room: stage, free, occupied seats, free. */
  dimensionChain: DimensionSegment[];
}

/** The view from a seat: metres to the screen's centre, those divided by its height, and whether a pillar blocks it. */
interface WorstSeat {
  seat: Seat;
  metres: number;
  ratio: number;
  blocked: boolean;
}

export interface PlanOptions {
  /** Requested people; absent: as many as the level seats. */
  people?: number;
  /** Absent: `limit` only if the people do not fit at `comfortable`. */
  level?: "comfortable" | "limit";
}

/** Returns the centre of the screen. */
const getScreenCentre = (room: Room, { stageDepth, turned }: RoomSetup): { x: number; y: number } => {
  if (turned) return { x: room.length / 2, y: screenOffset.onWall };
  return { x: stageDepth > 0 ? screenOffset.onStage : screenOffset.onWall, y: room.width / 2 };
};

/**
 * Returns the built-in screen, or a 16:9 one as high as the farthest seat needs and the room allows; in a usual size if
 * the nearest seat is then at least two heights away. Without `stage`: as wide as the wall allows.
 */
function getScreen(room: Room, setup: RoomSetup, stage: Rect | undefined, nearest: number, farthest: number) {
  const { x, y } = getScreenCentre(room, setup);
  const centred = (width: number, height: number) =>
    setup.turned ? { x: x - width / 2, y, width, height } : { x, y: y - width / 2, width, height };
  if (room.screen) return centred(room.screen.width, room.screen.height);
  // Screen heights are rounded to 0.1 m so that the printed figures satisfy the screen rule.
  const tenths = (metres: number, round: (value: number) => number) => round(Number((metres * 10).toFixed(4))) / 10;
  const highest = Math.max(1, (room.height ?? Number.POSITIVE_INFINITY) - screenHeights.bottom);
  const needed = tenths(farthest / screenHeights.farthest, Math.ceil);
  const usual = tenths(Math.min(getScreenHeight(farthest), nearest / screenHeights.nearest), Math.floor);
  const height = Math.min(highest, Math.max(needed, usual));
  const wall = setup.turned ? room.length : (stage?.height ?? room.width);
  return centred(Math.min((height * 16) / 9, wall * 0.9), height);
}

function createDimensionChain(room: Room, stageDepth: number, start: number, end: number): DimensionSegment[] {
  const stretches: DimensionSegment[] = [
    { what: "stage", metres: stageDepth },
    { what: "free", metres: start - stageDepth },
    { what: "seats", metres: end - start },
    { what: "free", metres: room.length - end },
  ];
  return stretches.filter(({ metres }) => metres > 0.05);
}

/**
 * Returns the most generous setup of a level that seats `people`, and at most `most`. Binary search: tighter furniture
 * seats more.
 */
function findMostGenerousSetup(
  room: Room,
  layout: LayoutKey,
  level: "comfortable" | "limit",
  people: number,
  most: number,
): RoomSetup {
  const settings = listMeasures(layout, level);
  let [low, high] = [0, settings.length - 1];
  let found: RoomSetup | undefined;
  while (low < high) {
    const middle = (low + high) >> 1;
    const setup = setUpRoom(room, layout, level, settings[middle]!, people);
    if (setup.seats >= people && setup.seats <= most) [high, found] = [middle, setup];
    else low = middle + 1;
  }
  return found ?? setUpRoom(room, layout, level, settings.at(-1)!, people);
}

/** Returns the first `count` seats of the groups with their tables and their extent along the room. */
function takeSeats(
  groups: FurnitureGroup[],
  count: number,
): { seats: Seat[]; tables: Table[]; start: number; end: number } {
  const seats: Seat[] = [];
  const tables: Table[] = [];
  let [start, end] = [Number.POSITIVE_INFINITY, 0];
  for (const group of groups) {
    if (seats.length >= count) break;
    tables.push(...group.tables);
    const own = group.seats.slice(0, count - seats.length);
    seats.push(...own);
    for (const { x } of own) [start, end] = [Math.min(start, x - chairDepth / 2), Math.max(end, x + chairDepth / 2)];
    for (const { x, width } of group.tables) [start, end] = [Math.min(start, x), Math.max(end, x + width)];
  }
  return { seats, tables, start, end };
}

/** Returns the built-in stage, or one as wide as the rules define, centred at the wall. */
function getStageRect(room: Room, depth: number): Rect | undefined {
  if (depth === 0) return undefined;
  const across = room.stage?.width ?? room.width * stageWidthShare;
  return { x: 0, y: (room.width - across) / 2, width: depth, height: across };
}

/** Computes the screen and the views of it. In screen layouts, seats behind pillars are already left out. */
function computeSight(
  room: Room,
  layout: LayoutKey,
  setup: RoomSetup,
  stage: Rect | undefined,
  seats: readonly Seat[],
) {
  const middle = getScreenCentre(room, setup);
  const pillars = screenLayouts.has(layout) ? [] : room.pillars;
  const getDistanceAhead = ({ x, y }: Seat) => (setup.turned ? y - middle.y : x - middle.x);
  let [farthest, nearest, lastRow, blocked] = [0, Number.POSITIVE_INFINITY, 0, 0];
  let worst = { seat: seats[0]!, metres: 0, blocked: false };
  for (const seat of seats) {
    const metres = Math.hypot(seat.x - middle.x, seat.y - middle.y);
    const hidden = pillars.some((pillar) => blocksView(pillar, seat, middle));
    if (hidden) blocked++;
    farthest = Math.max(farthest, metres);
    nearest = Math.min(nearest, getDistanceAhead(seat));
    lastRow = Math.max(lastRow, getDistanceAhead(seat));
    const worse = hidden === worst.blocked ? metres > worst.metres : hidden;
    if (worse) worst = { seat, metres, blocked: hidden };
  }
  const screen = getScreen(room, setup, stage, nearest, farthest);
  return {
    screen,
    farthest,
    screenRatio: farthest / screen.height,
    worst: { ...worst, ratio: worst.metres / screen.height },
    blocked,
    lastRow,
  };
}

/** Layouts in rows across the room, of chairs, desks or round tables. */
const rowLayouts = new Set<LayoutKey>(["theatre", "classroom", "fishbone", "banquet", "cocktail"]);

/**
 * Plans seating for `people`, filled from the front, as spaciously as possible. Returns undefined if the layout does not
 * suit the room; for more people than the limit, the plan at the limit.
 */
export function planSeating(room: Room, layout: LayoutKey, options: PlanOptions = {}): SeatingPlan | undefined {
  const capacity = getCapacity(room, layout);
  const requested = options.people === undefined ? undefined : Math.max(1, Math.floor(options.people));
  const tight = requested !== undefined && requested > capacity.comfortable && capacity.limit > capacity.comfortable;
  const level = options.level ?? (tight || capacity.comfortable === 0 ? "limit" : "comfortable");
  if (capacity[level] === 0) return undefined;
  const target = Math.min(requested ?? capacity[level], capacity[level]);
  const setup = findMostGenerousSetup(room, layout, level, target, capacity[level]);
  const people = Math.min(target, setup.seats);
  const placed = setup.arrangement.createGroups();
  const groups = rowLayouts.has(layout) ? centreShortRows(placed, [people, setup.seats], room.width / 2) : placed;
  const { seats, tables } = takeSeats(groups, setup.seats);
  const occupied = takeSeats(groups, people);
  const stage = getStageRect(room, setup.stageDepth);
  const sight = computeSight(room, layout, setup, stage, occupied.seats);
  return {
    layout,
    level,
    capacity,
    people,
    seats,
    tables,
    tablesInUse: occupied.tables.length,
    ...(stage && { stage }),
    aisles: setup.arrangement.createAisles(),
    ...(setup.turned && { turned: true }),
    assumed: { stage: stage !== undefined && !room.stage, screen: !room.screen },
    ...sight,
    hidden: setup.arrangement.hidden,
    floorPerPerson: (room.length * room.width) / people,
    minFloorPerPerson: getFloorPerPerson(layout, level, room.length * room.width),
    boundBy: setup.boundBy,
    dimensionChain: createDimensionChain(
      room,
      setup.stageDepth,
      setup.turned ? occupied.start : setup.arrangement.start,
      occupied.end,
    ),
  };
}
