import { planSeating, type SeatingPlan } from "../seating/plan-seating.ts";
import { createRoom, type MeasuredRoom } from "../seating/room.ts";
import { getSeatBounds } from "../seating/judge-fit.ts";
import { assessCapacity } from "../seating/assess-capacity.ts";
import type { PublishedSpace } from "../seating/get-trusted-capacity.ts";
import type { LayoutKey } from "../space/layouts.ts";
import { createScreenPath, createTablePath, splitFurniture } from "./create-table-path.ts";
import { drawRoom } from "./draw-room.ts";
import type { Mark } from "./mark.ts";
import type { Rect } from "../seating/room.ts";

/** A plan that was drawn where the catalogue is, so that the page only paints it. Metres. */
export interface DrawnPlan {
  length: number;
  width: number;
  /** The drawing's bounding box. */
  frame: Rect;
  marks: Mark[];
  layout: LayoutKey;
  /** The seated people; fewer than requested if the room has no more seats. */
  people: number;
  seats: number;
  tables: number;
  level: "comfortable" | "limit";
  stage?: Rect;
  screen: { width: number; height: number };
  farthest: number;
  lastRow: number;
  /** Seats well, and at most, as they are counted on. */
  comfortable: number;
  most: number;
}

/** A small drawing of the same: paths in metres. */
export interface DrawnThumb {
  length: number;
  width: number;
  stage?: string;
  screen: string;
  tables: string;
  free?: string;
}

/** Plans a space for people; undefined if its sides are unknown or the layout does not suit it. */
function planSpace(space: MeasuredRoom, layout: LayoutKey, people: number) {
  const room = createRoom(space);
  const plan = room && planSeating(room, layout, { people });
  return plan && { room, plan };
}

const toCm = (metres: number): number => Math.round(metres * 100) / 100;
const roundRect = ({ x, y, width, height }: Rect): Rect => ({
  x: toCm(x),
  y: toCm(y),
  width: toCm(width),
  height: toCm(height),
});

/** Rounds the places of stamps to the centimetre: they travel with the page. */
const roundMark = (mark: Mark): Mark =>
  "places" in mark
    ? {
        ...mark,
        places: mark.places.map(({ role, at }) => ({ role, at: at.map(([x, y]) => [toCm(x), toCm(y)] as const) })),
      }
    : mark;

/** Draws a space for people; undefined if its sides are unknown or the layout does not suit it. */
export function drawPlanForPeople(space: PublishedSpace, layout: LayoutKey, people: number): DrawnPlan | undefined {
  const planned = planSpace(space, layout, people);
  if (!planned) return undefined;
  const { room, plan } = planned;
  const { frame, marks } = drawRoom(room, plan);
  const bounds = getSeatBounds(assessCapacity(space, layout, room));
  return {
    length: room.length,
    width: room.width,
    frame: roundRect(frame),
    marks: marks.map(roundMark),
    layout,
    people: plan.people,
    seats: plan.seats.length,
    tables: plan.tablesInUse,
    level: plan.level,
    ...(plan.stage && { stage: roundRect(plan.stage) }),
    screen: { width: plan.screen.width, height: plan.screen.height },
    farthest: plan.farthest,
    lastRow: plan.lastRow,
    comfortable: bounds?.comfortable ?? plan.capacity.comfortable,
    most: bounds?.most ?? plan.capacity.limit,
  };
}

/** Draws the tables of a plan in a few paths, for rooms that are compared at one scale. */
export function drawThumb(space: MeasuredRoom, layout: LayoutKey, people: number): DrawnThumb | undefined {
  const planned = planSpace(space, layout, people);
  if (!planned) return undefined;
  const { room, plan } = planned;
  const { tables, freeTables } = splitFurniture(plan);
  return {
    length: room.length,
    width: room.width,
    ...(plan.stage && { stage: createTablePath([plan.stage]) }),
    screen: createScreenPath(plan),
    tables: createTablePath(tables),
    ...(freeTables.length > 0 && { free: createTablePath(freeTables) }),
  };
}

/** Returns whether the people sit at tables of ten: the tables drawn are then the tables that are spoken of. */
export const seatsTablesOfTen = ({ tables, people }: Pick<SeatingPlan, "people"> & { tables: number }): boolean =>
  tables === Math.ceil(people / 10);
