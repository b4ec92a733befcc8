import type { LayoutKey } from "../space/layout.ts";
import { type Arrangement, nothing } from "./arrangement.ts";
import { unobstructed } from "./obstruction.ts";
import type { Room } from "./room.ts";
import { banquet, cocktail, fishbone } from "./rounds.ts";
import { classroom, theatre } from "./rows.ts";
import { fewest, floorShare, largestFloor, type Level, measures, screenHeights, stageSteps } from "./rules.ts";
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

/** A level's arrangement: the furniture with its stage, and how many of its seats count. */
export interface Laid {
  arrangement: Arrangement;
  stageDepth: number;
  seats: number;
  boundBy: Bound;
}

/** Layouts without a stage: everyone sits at one table. */
const tableLayouts = new Set<LayoutKey>(["boardroom", "ushape", "hollow"]);
/** Layouts in which every seat has to read the screen. */
const screenLayouts = new Set<LayoutKey>(["theatre", "classroom", "fishbone"]);

/** The last place from which the highest screen that the room takes can be read, metres from the screen wall. */
function reachOf(room: Room, layout: LayoutKey, level: Level): number {
  if (level === "maximum" || room.height === undefined || !screenLayouts.has(layout)) return Number.POSITIVE_INFINITY;
  return Math.max(4, screenHeights.farthest * (room.height - screenHeights.bottom));
}

/** Where the first furniture stands: clear of the stage, or no nearer than two heights of the screen the room needs. */
function startOf(room: Room, layout: LayoutKey, level: Level, stageDepth: number): number {
  const m = measures[level];
  if (stageDepth > 0) return stageDepth + m.stageGap;
  if (level === "maximum" || !screenLayouts.has(layout)) return m.front;
  const screen = Math.max(1, (room.length - m.back) / screenHeights.farthest);
  return Math.max(m.front, screenHeights.nearest * screen - (layout === "classroom" ? 0.85 : 0.25));
}

function arrange(room: Room, layout: LayoutKey, level: Level, stageDepth: number): Arrangement {
  const m = measures[level];
  const start = startOf(room, layout, level, stageDepth);
  const reach = reachOf(room, layout, level);
  switch (layout) {
    case "theatre":
      return theatre(room, m, start, reach);
    case "classroom":
      return classroom(room, m, start, reach);
    case "boardroom":
      return boardroom(room, m);
    case "ushape":
      return ushape(room, m);
    case "hollow":
      return hollow(room, m);
    case "fishbone":
      return fishbone(room, m, start, reach);
    case "banquet":
      return banquet(room, m, start);
    case "cocktail":
      return cocktail(room, m, start);
  }
}

/** The stages to try: the one that is built in, none, or each of the rules' with the people it serves. */
function stagesFor(room: Room, layout: LayoutKey, level: Level): readonly { depth: number; people: number }[] {
  const none = [{ depth: 0, people: Number.POSITIVE_INFINITY }];
  if (level === "maximum" || tableLayouts.has(layout) || room.stage === null) return none;
  return room.stage ? [{ depth: room.stage.depth, people: Number.POSITIVE_INFINITY }] : stageSteps;
}

/** A room laid out at a level, for as many as it takes: of the possible stages the one that seats the most. */
export function lay(room: Room, layout: LayoutKey, level: Level): Laid {
  const none: Laid = { arrangement: nothing, stageDepth: 0, seats: 0, boundBy: "unsuitable" };
  const area = room.length * room.width;
  if (level !== "maximum" && area > (largestFloor[layout] ?? area)) return none;
  const floor = level === "maximum" ? Number.POSITIVE_INFINITY : Math.floor(area / floorShare[layout][level] + 1e-9);
  let best = none;
  for (const { depth, people } of stagesFor(room, layout, level)) {
    const bare = arrange(room, layout, level, depth);
    const arrangement = room.pillars.length > 0 ? unobstructed(bare, room, screenLayouts.has(layout)) : bare;
    const seats = Math.min(arrangement.seats, floor, people);
    if (seats <= best.seats) continue;
    const boundBy = arrangement.seats > floor ? "floor" : arrangement.cut ? "screen" : "geometry";
    best = { arrangement, stageDepth: depth, seats, boundBy };
  }
  return best.seats < fewest[layout] ? none : best;
}

/** How many people a room seats in a layout, at each level. */
export function capacityOf(room: Room, layout: LayoutKey): Capacity {
  const comfortable = lay(room, layout, "comfortable");
  const limit = lay(room, layout, "limit");
  const maximum = lay(room, layout, "maximum");
  return {
    comfortable: comfortable.seats,
    limit: Math.max(comfortable.seats, limit.seats),
    maximum: Math.max(comfortable.seats, limit.seats, maximum.seats),
    boundBy: comfortable.boundBy,
  };
}
