import { formatCm } from "../format.ts";
import { planParts } from "../seating/divide-room.ts";
import type { SeatingPlan } from "../seating/plan-seating.ts";
import type { Rect, Room } from "../seating/room.ts";
import type { LayoutKey } from "../space/layouts.ts";
import { createDoorPaths, wallThickness as wall } from "./create-door-paths.ts";
import { createTablePath } from "./create-table-path.ts";
import { drawFurniture } from "./draw-furniture.ts";
import type { Mark } from "./mark.ts";
import { type NamedPart, type PartSpan, locateParts } from "./locate-parts.ts";

/** A size label of the stage or the screen: centre of the text, and the two dimensions to print, m. */
export interface DrawingNote {
  what: "stage" | "screen";
  x: number;
  y: number;
  size: readonly [number, number];
  /** Not built in, but added by the rules. */
  assumed: boolean;
}

/**
 * A drawing of a room, independent of the renderer: metres, x along the room from the screen wall, y across it.
 * The renderer adds text for notes and dimension lines, because it knows its font size.
 */
export interface Drawing {
  room: Room;
  /** The seating plan; undefined for an empty room. */
  plan: SeatingPlan | undefined;
  /** The bounding box with walls and door leaves. */
  frame: Rect;
  marks: Mark[];
  /** Parts of a divisible room, with a partition between each two. */
  parts: PartSpan[];
  /** The plans of the parts if the room is drawn divided; `plan` is undefined if the layout does not suit a part. */
  divided?: { name: string; plan: SeatingPlan | undefined }[];
  notes: DrawingNote[];
  /** The dimension line from the screen to the last occupied row, if a centre aisle leaves space for it. */
  sight?: { x: number; y: number; metres: number };
}

/** Space for door leaves outside the walls, m. */
const doorLeafSpace = 1.1;
/** Metres between the inner wall and the edge of the drawing. */
export const drawingMargin = wall + doorLeafSpace;
/** A stage of less than this share of the drawing gets no label. */
const minLabelledStageShare = 0.08;

/** Creates the marks of walls, doors and pillars. */
function createRoomMarks({ length, width, doors, pillars }: Room): Mark[] {
  const outer = `M${-wall} ${-wall}h${formatCm(length + 2 * wall)}v${formatCm(width + 2 * wall)}h${formatCm(-length - 2 * wall)}z`;
  const paths = doors.map((door) => createDoorPaths(door, { length, width, doors, pillars }));
  return [
    { role: "wall", d: `${outer}M0 0v${formatCm(width)}h${formatCm(length)}V0z` },
    { role: "gap", d: paths.map(({ gap }) => gap).join("") },
    { role: "line", d: paths.map(({ leaves }) => leaves).join("") },
    ...(pillars.length > 0 ? [{ role: "wall" as const, d: createTablePath(pillars) }] : []),
  ];
}

function createPartitionMarks({ length, width }: Room, parts: readonly PartSpan[]): Mark[] {
  const lines = parts
    .slice(1)
    .map(({ axis, from }) =>
      axis === "x" ? `M${formatCm(from)} 0v${formatCm(width)}` : `M0 ${formatCm(from)}h${formatCm(length)}`,
    );
  return lines.length > 0 ? [{ role: "partition", d: lines.join("") }] : [];
}

function createNotes({ stage, screen, assumed }: SeatingPlan, frame: Rect): DrawingNote[] {
  if (!stage || stage.width / frame.width <= minLabelledStageShare) return [];
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

function getSightLine({ aisles, screen, lastRow, turned }: SeatingPlan, room: Room): Drawing["sight"] {
  const y = room.width / 2;
  const open = aisles.some((aisle) => aisle.y < y - 0.5 && aisle.y + aisle.height > y + 0.5);
  return open && !turned ? { x: screen.x, y, metres: lastRow } : undefined;
}

/** Draws a room with its furniture; `parts` are those of a divisible room, in order. */
export function drawRoom(room: Room, plan: SeatingPlan | undefined, parts: readonly NamedPart[] = []): Drawing {
  const frame = {
    x: -drawingMargin,
    y: -drawingMargin,
    width: room.length + 2 * drawingMargin,
    height: room.width + 2 * drawingMargin,
  };
  const spans = locateParts(room, parts);
  const sight = plan && getSightLine(plan, room);
  return {
    room,
    plan,
    frame,
    marks: [...createRoomMarks(room), ...createPartitionMarks(room, spans), ...(plan ? drawFurniture(plan) : [])],
    parts: spans,
    notes: plan ? createNotes(plan, frame) : [],
    ...(sight && { sight }),
  };
}

/**
 * Draws a divisible room with closed partitions, each part in this layout at comfortable capacity.
 * Undefined if the positions of the parts are unknown.
 */
export function drawDividedRoom(room: Room, layout: LayoutKey, parts: readonly NamedPart[]): Drawing | undefined {
  const empty = drawRoom(room, undefined, parts);
  if (empty.parts.length === 0) return undefined;
  const requests = empty.parts.map(() => ({ layout }));
  const plans = planParts(room, empty.parts, requests);
  return {
    ...empty,
    divided: empty.parts.map(({ name }, index) => ({ name, plan: plans[index] })),
    marks: [...empty.marks, ...plans.flatMap((plan) => (plan ? drawFurniture(plan) : []))],
  };
}
