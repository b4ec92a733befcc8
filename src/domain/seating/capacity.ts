import type { LayoutKey } from "../space/layout.ts";
import { type Arrangement, nothing } from "./arrangement.ts";
import { type Pattern, repeated } from "./lattice.ts";
import { type Floor, oneTable } from "./one-table.ts";
import { mostAround } from "./outline.ts";
import { doorways, type Rect, type Room } from "./room.ts";
import { banquet, cocktail, fishbone } from "./rounds.ts";
import { bareClassroom, classroom, theatre } from "./rows.ts";
import {
  chairDepth,
  fewest,
  floorShareOf,
  largestFloor,
  type Measures,
  screenHeights,
  screenOffset,
  settingsFor,
  stageSteps,
} from "./rules.ts";
import { turned, turnedFloor } from "./turn.ts";

/** What limits a room's capacity: floor area, geometry, screen distance, or an unsuitable layout. */
export type Bound = "floor" | "geometry" | "screen" | "unsuitable";

/** A room's capacity in a layout: 0 if the layout is unsuitable; `maximum` is the geometric maximum in any case. */
export interface Capacity {
  comfortable: number;
  limit: number;
  maximum: number;
  boundBy: Bound;
}

/** A room set up in one way: arrangement, stage depth, and the number of seats that count. */
export interface Laid {
  arrangement: Arrangement;
  stageDepth: number;
  seats: number;
  boundBy: Bound;
  /** The audience faces the wall y = 0, where the screen then hangs. */
  turned?: true;
}

const unsuitable: Laid = { arrangement: nothing, stageDepth: 0, seats: 0, boundBy: "unsuitable" };

/** Layouts in which every seat must see the screen. */
export const screenLayouts: ReadonlySet<LayoutKey> = new Set<LayoutKey>(["theatre", "classroom", "fishbone"]);

type OneTable = "boardroom" | "ushape" | "hollow";
type Repeating = Exclude<LayoutKey, OneTable>;
const isOneTable = (layout: LayoutKey): layout is OneTable =>
  layout === "boardroom" || layout === "ushape" || layout === "hollow";

function patternsOf(layout: Repeating, width: number, m: Measures): Pattern[] {
  switch (layout) {
    case "theatre":
      return theatre(width, m);
    case "classroom":
      return classroom(width, m);
    case "fishbone":
      return fishbone(width, m);
    case "banquet":
      return banquet(width, m);
    case "cocktail":
      return cocktail(width, m);
  }
}

/** Returns the distance from the front of a row's furniture to the centre of its last seat, m. */
const seatIn = (layout: LayoutKey, m: Measures, depth: number): number =>
  layout === "classroom" ? m.deskDepth + chairDepth / 2 : layout === "theatre" ? chairDepth / 2 : depth - 0.22;

/** Returns the highest screen that fits the room, m; infinity if the room's height is unknown. */
const highestScreen = ({ height }: Room): number =>
  height === undefined ? Number.POSITIVE_INFINITY : Math.max(1, height - screenHeights.bottom);

const screenX = (stageDepth: number): number => (stageDepth > 0 ? screenOffset.onStage : screenOffset.hung);

/** Returns x of the first row: clear of the stage, and at least two heights of the screen that the last row needs. */
function startOf(room: Room, m: Measures, stageDepth: number, seat: number): number {
  const clear = stageDepth > 0 ? stageDepth + m.stageGap : m.front;
  const screen = screenX(stageDepth);
  const height = Math.min((room.length - m.back - screen) / screenHeights.farthest, highestScreen(room));
  return Math.max(clear, screen + height * screenHeights.nearest - seat);
}

/** Returns the clear floor behind the last row, m. */
const behindLast = (layout: LayoutKey, m: Measures): number =>
  layout === "theatre" || layout === "classroom" ? m.back : layout === "cocktail" ? m.wall / 2 : m.wall;

/** Returns x of the first row for the geometric maximum: leg room or the aisle around the first tables is before it. */
const bareStart = (layout: Repeating, m: Measures): number =>
  layout === "theatre" ? m.rowPitch - chairDepth : layout === "classroom" ? 0 : behindLast(layout, m);

/** Counts an arrangement's seats up to `most`; drops whole tables if it has more. */
function wholeOf({ seats, whole }: Arrangement, most: number): number {
  return seats <= most ? seats : most - (most % whole);
}

/** A simpler pattern is preferred if it seats at least this share of the best possible. */
const nearly = 0.96;

/** The input of the pattern search, with the number of seats that ends it. */
interface Job {
  room: Room;
  layout: Repeating;
  m: Measures;
  patterns: Pattern[];
  taken: Rect[];
  enough: number;
}

/** Returns the best pattern behind a stage of this depth for `most` people; the first that seats enough. */
function fill({ room, layout, m, patterns, taken, enough }: Job, stage: number, most: number): Arrangement {
  const watches = screenLayouts.has(layout);
  const wall = room.length - behindLast(layout, m);
  const screen = { x: screenX(stage), y: room.width / 2 };
  const far = screenHeights.farthest * highestScreen(room);
  let best = nothing;
  for (const pattern of patterns) {
    if (wholeOf(best, most) >= enough) break;
    const seat = seatIn(layout, m, pattern.depth);
    const start = watches ? startOf(room, m, stage, seat) : stage > 0 ? stage + m.stageGap : m.front;
    const seen = watches ? { screen, pillars: room.pillars, far } : { pillars: [], far };
    const found = repeated(pattern, { start, wall, taken, ...seen }, room.width);
    if (wholeOf(found, most) > wholeOf(best, most)) best = found;
  }
  return best;
}

/**
 * Lists the stages to try with the people each serves: the built-in one, none, or those of the rules, deepest first,
 * starting with the one for as many people as the floor allows.
 */
function stagesFor({ stage }: Room, floor: number): readonly { depth: number; people: number }[] {
  if (stage !== undefined) return [{ depth: stage?.depth ?? 0, people: Number.POSITIVE_INFINITY }];
  const deepest = stageSteps.findIndex(({ people }) => people >= floor);
  return stageSteps.slice(0, deepest + 1).reverse();
}

/** Returns the better of two setups, the later on a tie. Floor area caps an arrangement's seats. */
function better(best: Laid, arrangement: Arrangement, stageDepth: number, floor: number, served = floor): Laid {
  const seats = wholeOf(arrangement, Math.min(floor, served));
  if (seats < best.seats || seats === 0) return best;
  const boundBy = arrangement.seats > floor ? "floor" : arrangement.cut ? "screen" : "geometry";
  return { arrangement, stageDepth, seats, boundBy };
}

/** The factor of seats by which a turned table must exceed the straight one. */
const worthTurning = 1.25;

/** Sets up one table: facing the screen wall, or turned if the room is too narrow and nothing is built in. */
function layOneTable(room: Room, layout: OneTable, m: Measures, floor: number, enough: number): Laid {
  const { length, width, pillars, stage, screen } = room;
  const ground: Floor = { length, width, doorways: doorways(room), pillars };
  const lay = (on: Floor) => {
    let best = unsuitable;
    for (const arrangement of oneTable(on, layout, m, enough)) {
      if (best.seats >= enough || arrangement.seats <= best.seats) break;
      best = better(best, arrangement, 0, floor);
    }
    return best;
  };
  const straight = lay(ground);
  const suits = straight.seats >= fewest[layout];
  if (straight.seats >= enough || stage || screen || (suits && width <= length)) return straight;
  const across = lay(turnedFloor(ground));
  if (across.seats <= straight.seats * (suits ? worthTurning : 1)) return straight;
  return { ...across, arrangement: turned(across.arrangement), turned: true };
}

/**
 * Sets up a room with these measures, with as many seats as the level's floor per person allows and the best stage.
 * If `people` is smaller, takes the simplest pattern that seats them.
 */
export function lay(
  room: Room,
  layout: LayoutKey,
  level: "comfortable" | "limit",
  m: Measures,
  people = Number.POSITIVE_INFINITY,
): Laid {
  const area = room.length * room.width;
  if (area > (largestFloor[layout] ?? area)) return unsuitable;
  const floor = Math.floor(area / floorShareOf(layout, level, area) + 1e-9);
  const enough = Math.min(people, floor * nearly);
  let best = unsuitable;
  if (isOneTable(layout)) best = layOneTable(room, layout, m, floor, enough);
  else {
    const taken = [...doorways(room), ...room.pillars];
    const job: Job = { room, layout, m, patterns: patternsOf(layout, room.width, m), taken, enough };
    for (const { depth, people: served } of stagesFor(room, floor)) {
      if (best.seats >= served) break;
      best = better(best, fill(job, depth, Math.min(floor, served)), depth, floor, served);
    }
  }
  return best.seats < fewest[layout] ? unsuitable : best;
}

/** Counts the seats of bare geometry, the audience along the room. */
function packed(length: number, width: number, layout: LayoutKey, m: Measures): number {
  if (isOneTable(layout)) return mostAround(length, width, layout, m);
  const patterns = layout === "classroom" ? bareClassroom(width, m) : patternsOf(layout, width, m);
  const stretch = { start: bareStart(layout, m), wall: length - behindLast(layout, m), taken: [], pillars: [], far: 0 };
  return Math.max(0, ...patterns.map((pattern) => repeated(pattern, stretch, width).seats));
}

/** Computes the geometric maximum: no stage, screen, pillar or door; the audience along the room or across it. */
function maximumOf({ length, width }: Room, layout: LayoutKey): number {
  const m = settingsFor(layout, "maximum")[0]!;
  return Math.max(packed(length, width, layout, m), packed(width, length, layout, m));
}

/** Computes the tightest setup of a level. */
const most = (room: Room, layout: LayoutKey, level: "comfortable" | "limit"): Laid =>
  lay(room, layout, level, settingsFor(layout, level).at(-1)!);

function work(room: Room, layout: LayoutKey): Capacity {
  const comfortable = most(room, layout, "comfortable");
  const limit = Math.max(comfortable.seats, most(room, layout, "limit").seats);
  const maximum = Math.max(limit, maximumOf(room, layout));
  return { comfortable: comfortable.seats, limit, maximum, boundBy: comfortable.boundBy };
}

/** Caches capacities by room, because a page reads the same ones repeatedly. */
const known = new WeakMap<Room, Map<LayoutKey, Capacity>>();

/** Returns the capacity of a room in a layout at each level, in people. Cached by room: rooms are immutable. */
export function capacityOf(room: Room, layout: LayoutKey): Capacity {
  const figures = known.get(room) ?? new Map<LayoutKey, Capacity>();
  known.set(room, figures);
  const capacity = figures.get(layout) ?? work(room, layout);
  figures.set(layout, capacity);
  return capacity;
}
