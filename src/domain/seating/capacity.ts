import type { LayoutKey } from "../space/layouts.ts";
import { type Arrangement, emptyArrangement } from "./arrangement.ts";
import { type Pattern, repeatPattern, type RowArea } from "./patterns/repeat-pattern.ts";
import { type TableFloor, placeOneTable } from "./tables/place-one-table.ts";
import { countMaxAroundTables } from "./tables/table-arrangement.ts";
import { getDoorways, type Rect, type Room } from "./room.ts";
import { arrangeIslands } from "./patterns/arrange-islands.ts";
import { createBanquetPatterns, createCocktailPatterns } from "./patterns/create-banquet-patterns.ts";
import { createIslandPatterns, type IslandPattern } from "./patterns/create-island-patterns.ts";
import {
  createBareClassroomPatterns,
  createClassroomPatterns,
  createTheatrePatterns,
} from "./patterns/create-theatre-patterns.ts";
import {
  chairDepth,
  minPeople,
  getFloorPerPerson,
  maxFloor,
  type SeatingMeasures,
  screenHeights,
  screenOffset,
  listMeasures,
  stageSteps,
} from "./seating-measures.ts";
import { transposeArrangement, transposeFloor } from "./tables/transpose-arrangement.ts";

/** What limits a room's capacity: floor area, geometry, screen distance, or an unsuitable layout. */
export type CapacityBound = "floor" | "geometry" | "screen" | "unsuitable";

/** A room's capacity in a layout: 0 if the layout is unsuitable; `maximum` is the geometric maximum in any case. */
export interface Capacity {
  comfortable: number;
  limit: number;
  maximum: number;
  boundBy: CapacityBound;
}

/** A room set up in one way: arrangement, stage depth, and the number of seats that count. */
export interface RoomSetup {
  arrangement: Arrangement;
  stageDepth: number;
  seats: number;
  boundBy: CapacityBound;
  /** The audience faces the wall y = 0, where the screen then hangs. */
  turned?: true;
}

const unsuitableSetup: RoomSetup = { arrangement: emptyArrangement, stageDepth: 0, seats: 0, boundBy: "unsuitable" };

/** Layouts in which every seat must see the screen. */
export const screenLayouts: ReadonlySet<LayoutKey> = new Set<LayoutKey>(["theatre", "classroom", "fishbone"]);

type OneTableLayout = "boardroom" | "ushape" | "hollow";
type RepeatingLayout = Exclude<LayoutKey, OneTableLayout>;
const isOneTable = (layout: LayoutKey): layout is OneTableLayout =>
  layout === "boardroom" || layout === "ushape" || layout === "hollow";

type AnyPattern = Pattern | IslandPattern;

const arrange = (pattern: AnyPattern, area: RowArea, width: number): Arrangement =>
  "columns" in pattern ? arrangeIslands(pattern, area) : repeatPattern(pattern, area, width);

function createPatterns(layout: RepeatingLayout, width: number, m: SeatingMeasures): AnyPattern[] {
  switch (layout) {
    case "theatre":
      return createTheatrePatterns(width, m);
    case "classroom":
      return createClassroomPatterns(width, m);
    case "fishbone":
      return createIslandPatterns(width, m);
    case "banquet":
      return createBanquetPatterns(width, m);
    case "cocktail":
      return createCocktailPatterns(width, m);
  }
}

/** Returns the distance from the front of a row's furniture to the centre of its nearest seat, m. */
const getSeatOffset = (pattern: AnyPattern): number =>
  Math.min(...("columns" in pattern ? pattern.columns[0]!.island.places : pattern.places).map(({ x }) => x));

/** Returns the highest screen that fits the room, m; infinity if the room's height is unknown. */
const getMaxScreenHeight = ({ height }: Room): number =>
  height === undefined ? Number.POSITIVE_INFINITY : Math.max(1, height - screenHeights.bottom);

const getScreenX = (stageDepth: number): number => (stageDepth > 0 ? screenOffset.onStage : screenOffset.onWall);

/** Returns x of the first row: clear of the stage, and at least two heights of the screen that the last row needs. */
function getFirstRowX(room: Room, m: SeatingMeasures, stageDepth: number, seat: number): number {
  const clear = stageDepth > 0 ? stageDepth + m.stageGap : m.front;
  const screen = getScreenX(stageDepth);
  const height = Math.min((room.length - m.back - screen) / screenHeights.farthest, getMaxScreenHeight(room));
  return Math.max(clear, screen + height * screenHeights.nearest - seat);
}

/** Returns the clear floor behind the last row, m. */
const getRearClearance = (layout: LayoutKey, m: SeatingMeasures): number =>
  layout === "fishbone"
    ? m.classSide
    : layout === "theatre" || layout === "classroom"
      ? m.back
      : layout === "cocktail"
        ? m.wall / 2
        : m.wall;

/** Returns the floor before the first row for the geometric maximum: leg room, or the aisle around the first tables, m. */
const getBareFrontClearance = (layout: RepeatingLayout, m: SeatingMeasures): number =>
  layout === "theatre" ? m.rowPitch - chairDepth : layout === "classroom" ? 0 : getBareRearClearance(layout, m);

const getBareRearClearance = (layout: RepeatingLayout, m: SeatingMeasures): number =>
  layout === "fishbone" ? 0 : getRearClearance(layout, m);

/** Counts an arrangement's seats up to `most`; drops whole tables if it has more. */
function countSeatsUpTo({ seats, groupSize }: Arrangement, most: number): number {
  return seats <= most ? seats : most - (most % groupSize);
}

/** A simpler pattern is preferred if it seats at least this share of the best possible. */
const sufficientShare = 0.96;

/** The input of the pattern search, with the number of seats that ends it. */
interface PatternSearch {
  room: Room;
  layout: RepeatingLayout;
  m: SeatingMeasures;
  patterns: AnyPattern[];
  taken: Rect[];
  enough: number;
}

/** Returns the best pattern behind a stage of this depth for `most` people; the first that seats enough. */
function findBestPattern(
  { room, layout, m, patterns, taken, enough }: PatternSearch,
  stage: number,
  most: number,
): Arrangement {
  const needsScreen = screenLayouts.has(layout);
  const wall = room.length - getRearClearance(layout, m);
  const screen = { x: getScreenX(stage), y: room.width / 2 };
  const far = screenHeights.farthest * getMaxScreenHeight(room);
  let best = emptyArrangement;
  for (const pattern of patterns) {
    if (countSeatsUpTo(best, most) >= enough) break;
    const seat = getSeatOffset(pattern);
    const start = needsScreen ? getFirstRowX(room, m, stage, seat) : stage > 0 ? stage + m.stageGap : m.front;
    const seen = needsScreen ? { screen, pillars: room.pillars, far } : { pillars: [], far };
    const found = arrange(pattern, { start, wall, taken, ...seen }, room.width);
    if (countSeatsUpTo(found, most) > countSeatsUpTo(best, most)) best = found;
  }
  return best;
}

/**
 * Lists the stages to try with the people each serves: the built-in one, none, or those of the rules, deepest first,
 * starting with the one for as many people as the floor allows.
 */
function listStageOptions({ stage }: Room, floor: number): readonly { depth: number; people: number }[] {
  if (stage !== undefined) return [{ depth: stage?.depth ?? 0, people: Number.POSITIVE_INFINITY }];
  const deepest = stageSteps.findIndex(({ people }) => people >= floor);
  return stageSteps.slice(0, deepest + 1).reverse();
}

/** Returns the better of two setups, the later on a tie. Floor area caps an arrangement's seats. */
function pickBetterSetup(
  best: RoomSetup,
  arrangement: Arrangement,
  stageDepth: number,
  floor: number,
  served = floor,
): RoomSetup {
  const seats = countSeatsUpTo(arrangement, Math.min(floor, served));
  if (seats < best.seats || seats === 0) return best;
  const boundBy = arrangement.seats > floor ? "floor" : arrangement.endedByScreen ? "screen" : "geometry";
  return { arrangement, stageDepth, seats, boundBy };
}

/** The factor of seats by which a turned table must exceed the straight one. */
const minTurningGain = 1.25;

/** Sets up one table: facing the screen wall, or turned if the room is too narrow and nothing is built in. */
function setUpOneTable(
  room: Room,
  layout: OneTableLayout,
  m: SeatingMeasures,
  floor: number,
  enough: number,
): RoomSetup {
  const { length, width, pillars, stage, screen } = room;
  const ground: TableFloor = { length, width, doorways: getDoorways(room), pillars };
  const setUpOn = (on: TableFloor) => {
    let best = unsuitableSetup;
    for (const arrangement of placeOneTable(on, layout, m, enough)) {
      if (best.seats >= enough || arrangement.seats <= best.seats) break;
      best = pickBetterSetup(best, arrangement, 0, floor);
    }
    return best;
  };
  const straight = setUpOn(ground);
  const suits = straight.seats >= minPeople[layout];
  if (straight.seats >= enough || stage || screen || (suits && width <= length)) return straight;
  const across = setUpOn(transposeFloor(ground));
  if (across.seats <= straight.seats * (suits ? minTurningGain : 1)) return straight;
  return { ...across, arrangement: transposeArrangement(across.arrangement), turned: true };
}

/**
 * Sets up a room with these measures, with as many seats as the level's floor per person allows and the best stage.
 * If `people` is smaller, takes the simplest pattern that seats them.
 */
export function setUpRoom(
  room: Room,
  layout: LayoutKey,
  level: "comfortable" | "limit",
  m: SeatingMeasures,
  people = Number.POSITIVE_INFINITY,
): RoomSetup {
  const area = room.length * room.width;
  if (area > (maxFloor[layout] ?? area)) return unsuitableSetup;
  const floor = Math.floor(area / getFloorPerPerson(layout, level, area) + 1e-9);
  const enough = Math.min(people, floor * sufficientShare);
  let best = unsuitableSetup;
  if (isOneTable(layout)) best = setUpOneTable(room, layout, m, floor, enough);
  else {
    const taken = [...getDoorways(room), ...room.pillars];
    const search: PatternSearch = { room, layout, m, patterns: createPatterns(layout, room.width, m), taken, enough };
    for (const { depth, people: served } of listStageOptions(room, floor)) {
      if (best.seats >= served) break;
      best = pickBetterSetup(best, findBestPattern(search, depth, Math.min(floor, served)), depth, floor, served);
    }
  }
  return best.seats < minPeople[layout] ? unsuitableSetup : best;
}

/** Creates the patterns of bare geometry: desks and islands up to the walls. */
function createBarePatterns(layout: RepeatingLayout, width: number, m: SeatingMeasures): AnyPattern[] {
  if (layout === "classroom") return createBareClassroomPatterns(width, m);
  return layout === "fishbone" ? createIslandPatterns(width, m, 0) : createPatterns(layout, width, m);
}

/** Counts the seats of bare geometry, the audience along the room. */
function countBareSeats(length: number, width: number, layout: LayoutKey, m: SeatingMeasures): number {
  if (isOneTable(layout)) return countMaxAroundTables(length, width, layout, m);
  const patterns = createBarePatterns(layout, width, m);
  const stretch = {
    start: getBareFrontClearance(layout, m),
    wall: length - getBareRearClearance(layout, m),
    taken: [],
    pillars: [],
    far: 0,
  };
  return Math.max(0, ...patterns.map((pattern) => arrange(pattern, stretch, width).seats));
}

/** Computes the geometric maximum: no stage, screen, pillar or door; the audience along the room or across it. */
export function computeMaximum({ length, width }: Pick<Room, "length" | "width">, layout: LayoutKey): number {
  const m = listMeasures(layout, "maximum")[0]!;
  return Math.max(countBareSeats(length, width, layout, m), countBareSeats(width, length, layout, m));
}

/** Computes the tightest setup of a level. */
const setUpTightest = (room: Room, layout: LayoutKey, level: "comfortable" | "limit"): RoomSetup =>
  setUpRoom(room, layout, level, listMeasures(layout, level).at(-1)!);

function computeCapacity(room: Room, layout: LayoutKey): Capacity {
  const comfortable = setUpTightest(room, layout, "comfortable");
  const limit = Math.max(comfortable.seats, setUpTightest(room, layout, "limit").seats);
  const maximum = Math.max(limit, computeMaximum(room, layout));
  return { comfortable: comfortable.seats, limit, maximum, boundBy: comfortable.boundBy };
}

/** Caches capacities by room, because a page reads the same ones repeatedly. */
const capacityCache = new WeakMap<Room, Map<LayoutKey, Capacity>>();

/** Returns the capacity of a room in a layout at each level, in people. Cached by room: rooms are immutable. */
export function getCapacity(room: Room, layout: LayoutKey): Capacity {
  const figures = capacityCache.get(room) ?? new Map<LayoutKey, Capacity>();
  capacityCache.set(room, figures);
  const capacity = figures.get(layout) ?? computeCapacity(room, layout);
  figures.set(layout, capacity);
  return capacity;
}
