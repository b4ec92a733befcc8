import type { LayoutKey } from "../space/layout.ts";
import { type Arrangement, nothing } from "./arrangement.ts";
import { type Pattern, repeated } from "./lattice.ts";
import { doorways, type Rect, type Room } from "./room.ts";
import { banquet, cocktail, fishbone } from "./rounds.ts";
import { classroom, theatre } from "./rows.ts";
import {
  chairDepth,
  fewest,
  floorShare,
  largestFloor,
  type Level,
  type Measures,
  screenHeights,
  screenOffset,
  settings,
  stageSteps,
  tableDepth,
} from "./rules.ts";
import { clearOf, inSight } from "./sight.ts";
import { boardroom, hollow, ushape } from "./tables.ts";

/** What ends a room's capacity: its floor, its walls, the screen, or that the layout does not suit it. */
export type Bound = "floor" | "geometry" | "screen" | "unsuitable";

/** How many a room seats in a layout. 0 where the layout does not suit it; the maximum is bare geometry all the same. */
export interface Capacity {
  comfortable: number;
  limit: number;
  maximum: number;
  boundBy: Bound;
}

/** A room set one way: the furniture with its stage, and how many of its seats count. */
export interface Laid {
  arrangement: Arrangement;
  stageDepth: number;
  seats: number;
  boundBy: Bound;
}

const unsuitable: Laid = { arrangement: nothing, stageDepth: 0, seats: 0, boundBy: "unsuitable" };

/** Layouts in which every seat has to read the screen. */
const screenLayouts = new Set<LayoutKey>(["theatre", "classroom", "fishbone"]);
const oneTable = { boardroom, ushape, hollow } as const;
const isOneTable = (layout: LayoutKey): layout is keyof typeof oneTable => layout in oneTable;

function patternsOf(layout: Exclude<LayoutKey, keyof typeof oneTable>, width: number, m: Measures): Pattern[] {
  switch (layout) {
    case "theatre":
      return [theatre(width, m)];
    case "classroom":
      return [classroom(width, m)];
    case "fishbone":
      return fishbone(width, m);
    case "banquet":
      return banquet(width, m);
    case "cocktail":
      return cocktail(width, m);
  }
}

/** From the front of a row's furniture to the middle of its last seat, m. */
const seatIn = (layout: LayoutKey, depth: number): number =>
  layout === "classroom" ? tableDepth + chairDepth / 2 : layout === "theatre" ? chairDepth / 2 : depth - 0.22;

/** Where the first row stands: clear of the stage, and no nearer than two heights of the screen that the last row needs. */
function startOf(room: Room, m: Measures, stageDepth: number, seat: number): number {
  const clear = stageDepth > 0 ? stageDepth + m.stageGap : m.front;
  const screen = stageDepth > 0 ? screenOffset.onStage : screenOffset.hung;
  const highest =
    room.height === undefined ? Number.POSITIVE_INFINITY : Math.max(1, room.height - screenHeights.bottom);
  const height = Math.min((room.length - m.back - screen) / screenHeights.farthest, highest);
  return Math.max(clear, screen + height * screenHeights.nearest - seat);
}

/** The last x whose outermost seat can read the highest screen that the room takes; worst seats are at the ends of rows. */
function reachOf(room: Room, stageDepth: number, line: readonly number[], unit: number): number {
  if (room.height === undefined) return Number.POSITIVE_INFINITY;
  const far = screenHeights.farthest * Math.max(1, room.height - screenHeights.bottom);
  const aside = Math.max(0, room.width / 2 - (line[0] ?? 0) - unit / 4);
  const screen = stageDepth > 0 ? screenOffset.onStage : screenOffset.hung;
  return far > aside ? screen + Math.sqrt(far * far - aside * aside) : 0;
}

/** Clear floor behind the last row, m. */
const behindLast = (layout: LayoutKey, m: Measures): number =>
  layout === "theatre" || layout === "classroom" ? m.back : layout === "cocktail" ? m.wall / 2 : m.wall;

/** A job for `fill`: what may stand where, how many people the floor allows, and how many seats end the search. */
interface Job {
  room: Room;
  layout: LayoutKey;
  bare: boolean;
  m: Measures;
  patterns: Pattern[];
  taken: Rect[];
  floor: number;
  enough: number;
}

/** An arrangement's seats, no more than `most`: where some are left out, whole tables are. */
function wholeOf({ seats, whole }: Arrangement, most: number): number {
  return seats <= most ? seats : most - (most % whole);
}

/** A simpler pattern is kept where another would add less than this share. */
const nearly = 0.96;

/** The best of the patterns behind a stage of this depth; the first of those that seat enough. */
function fill({ room, layout, bare, m, patterns, taken, floor, enough }: Job, stage: number): Arrangement {
  const watches = screenLayouts.has(layout) && !bare;
  const wall = room.length - behindLast(layout, m);
  let best = nothing;
  for (const pattern of patterns) {
    if (wholeOf(best, floor) >= enough) break;
    const seat = seatIn(layout, pattern.depth);
    const start = watches ? startOf(room, m, stage, seat) : stage > 0 ? stage + m.stageGap : m.front;
    const reach = watches ? reachOf(room, stage, pattern.lines[0]!, pattern.unit) + pattern.depth - seat : Infinity;
    let found = repeated(pattern, { start, wall, reach, taken }, room.width);
    if (watches && room.pillars.length > 0 && found.seats > 0) found = inSight(found, room.pillars, room.width / 2);
    if (wholeOf(found, floor) > wholeOf(best, floor)) best = found;
  }
  return best;
}

/** The stages to try: the one that is built in, none, or each of the rules' with the people it serves. */
function stagesFor(room: Room, bare: boolean): readonly { depth: number; people: number }[] {
  const everyone = Number.POSITIVE_INFINITY;
  if (bare || room.stage === null) return [{ depth: 0, people: everyone }];
  return room.stage ? [{ depth: room.stage.depth, people: everyone }] : stageSteps;
}

function layOneTable(room: Room, layout: keyof typeof oneTable, bare: boolean, m: Measures): Arrangement {
  if (bare) return oneTable[layout]({ ...room, doors: [] }, m);
  const found = oneTable[layout](room, m);
  return found.seats > 0 ? clearOf(found, [...doorways(room), ...room.pillars]) : nothing;
}

/**
 * A room set with these measures, as many seats as the level's floor a person allows: of the possible stages the best.
 * Where fewer people are asked for, the simplest pattern that seats them is taken.
 */
export function lay(room: Room, layout: LayoutKey, level: Level, m: Measures, people = Infinity): Laid {
  const bare = level === "maximum";
  const area = room.length * room.width;
  if (!bare && area > (largestFloor[layout] ?? area)) return unsuitable;
  const floor = level === "maximum" ? Infinity : Math.floor(area / floorShare[layout][level] + 1e-9);
  let best = unsuitable;
  const keep = (arrangement: Arrangement, stageDepth: number, served: number) => {
    const seats = wholeOf(arrangement, Math.min(floor, served));
    if (seats <= best.seats) return;
    const boundBy = arrangement.seats > floor ? "floor" : arrangement.cut ? "screen" : "geometry";
    best = { arrangement, stageDepth, seats, boundBy };
  };
  if (isOneTable(layout)) keep(layOneTable(room, layout, bare, m), 0, Infinity);
  else {
    const taken = bare ? [] : [...doorways(room), ...room.pillars];
    const enough = Math.min(people, floor * nearly);
    const job: Job = { room, layout, bare, m, patterns: patternsOf(layout, room.width, m), taken, floor, enough };
    for (const { depth, people: served } of stagesFor(room, bare)) {
      if (best.seats >= Math.min(served, floor)) continue;
      keep(fill(job, depth), depth, served);
    }
  }
  return best.seats < fewest[layout] ? unsuitable : best;
}

/** The most that a level seats, in its tightest setting. */
const most = (room: Room, layout: LayoutKey, level: Level): Laid => lay(room, layout, level, settings[level].at(-1)!);

/** How many people a room seats in a layout, at each level. */
export function capacityOf(room: Room, layout: LayoutKey): Capacity {
  const comfortable = most(room, layout, "comfortable");
  const limit = Math.max(comfortable.seats, most(room, layout, "limit").seats);
  const maximum = Math.max(limit, most(room, layout, "maximum").seats);
  return { comfortable: comfortable.seats, limit, maximum, boundBy: comfortable.boundBy };
}
