import { planParts } from "../seating/divide.ts";
import type { SeatingPlan } from "../seating/plan.ts";
import type { Rect, Room } from "../seating/room.ts";
import type { LayoutKey } from "../space/layout.ts";
import { doorPaths, wallThickness as wall } from "./door-paths.ts";
import { cm, tablePath } from "./furniture.ts";
import { furnitureMarks } from "./furniture-marks.ts";
import type { Mark } from "./mark.ts";
import { type Part, type PartSpan, partSpans } from "./partitions.ts";

/** A size written where the thing stands: the middle of the words, and the thing's width and its depth or height. */
export interface Note {
  what: "stage" | "screen";
  x: number;
  y: number;
  size: readonly [number, number];
  /** It is not there: the rules put it so. */
  assumed: boolean;
}

/**
 * A room as it is drawn, whoever draws it: everything in metres, x along the room from the screen wall, y across it.
 * The marks are its lines; notes and lines of measure are left to the renderer, which knows how large its letters are.
 */
export interface Drawing {
  room: Room;
  /** The furniture; absent where the room is drawn empty. */
  plan: SeatingPlan | undefined;
  /** The room with its walls and the leaves of its doors. */
  frame: Rect;
  marks: Mark[];
  /** Parts of a divisible hall, with a partition between each two. */
  parts: PartSpan[];
  /** The parts laid out each for itself, where the hall is drawn divided; undefined for one that the layout does not suit. */
  divided?: { name: string; plan: SeatingPlan | undefined }[];
  notes: Note[];
  /** From the screen to the last row of my people, where a middle aisle leaves room for the line. */
  sight?: { x: number; y: number; metres: number };
}

/** Room for the leaves of the doors outside the walls, m. */
const outside = 1.1;
/** Metres between the inner wall and the edge of the drawing. */
export const drawingMargin = wall + outside;
/** A stage of less than this share of the drawing carries no words. */
const leastStage = 0.08;

/** The band of the walls with its doors, and the pillars. */
function roomMarks({ length, width, doors, pillars }: Room): Mark[] {
  const outer = `M${-wall} ${-wall}h${cm(length + 2 * wall)}v${cm(width + 2 * wall)}h${cm(-length - 2 * wall)}z`;
  const paths = doors.map((door) => doorPaths(door, { length, width, doors, pillars }));
  return [
    { role: "wall", d: `${outer}M0 0v${cm(width)}h${cm(length)}V0z` },
    { role: "gap", d: paths.map(({ gap }) => gap).join("") },
    { role: "line", d: paths.map(({ leaves }) => leaves).join("") },
    ...(pillars.length > 0 ? [{ role: "wall" as const, d: tablePath(pillars) }] : []),
  ];
}

function partitionMarks({ length, width }: Room, parts: readonly PartSpan[]): Mark[] {
  const lines = parts
    .slice(1)
    .map(({ axis, from }) => (axis === "x" ? `M${cm(from)} 0v${cm(width)}` : `M0 ${cm(from)}h${cm(length)}`));
  return lines.length > 0 ? [{ role: "partition", d: lines.join("") }] : [];
}

function notesOf({ stage, screen, assumed }: SeatingPlan, frame: Rect): Note[] {
  if (!stage || stage.width / frame.width <= leastStage) return [];
  const x = (stage.width + screen.x) / 2;
  return [
    { what: "stage", x, y: stage.y + stage.height * 0.2, size: [stage.height, stage.width], assumed: assumed.stage },
    {
      what: "screen",
      x,
      y: stage.y + stage.height * 0.8,
      size: [screen.width, screen.height],
      assumed: assumed.screen,
    },
  ];
}

function sightOf({ aisles, screen, lastRow, turned }: SeatingPlan, room: Room): Drawing["sight"] {
  const y = room.width / 2;
  const open = aisles.some((aisle) => aisle.y < y - 0.5 && aisle.y + aisle.height > y + 0.5);
  return open && !turned ? { x: screen.x, y, metres: lastRow } : undefined;
}

/** Draws a room with its furniture; `parts` are those of a divisible hall, in their order. */
export function drawRoom(room: Room, plan: SeatingPlan | undefined, parts: readonly Part[] = []): Drawing {
  const frame = {
    x: -drawingMargin,
    y: -drawingMargin,
    width: room.length + 2 * drawingMargin,
    height: room.width + 2 * drawingMargin,
  };
  const spans = partSpans(room, parts);
  const sight = plan && sightOf(plan, room);
  return {
    room,
    plan,
    frame,
    marks: [...roomMarks(room), ...partitionMarks(room, spans), ...(plan ? furnitureMarks(plan) : [])],
    parts: spans,
    notes: plan ? notesOf(plan, frame) : [],
    ...(sight && { sight }),
  };
}

/**
 * Draws a divisible hall with its partitions closed, every part seating in this layout as many as sit there in comfort.
 * Undefined where it is not known how the parts lie.
 */
export function drawDivided(room: Room, layout: LayoutKey, parts: readonly Part[]): Drawing | undefined {
  const empty = drawRoom(room, undefined, parts);
  if (empty.parts.length === 0) return undefined;
  const asks = empty.parts.map(() => ({ layout }));
  const plans = planParts(room, empty.parts, asks);
  return {
    ...empty,
    divided: empty.parts.map(({ name }, index) => ({ name, plan: plans[index] })),
    marks: [...empty.marks, ...plans.flatMap((plan) => (plan ? furnitureMarks(plan) : []))],
  };
}
