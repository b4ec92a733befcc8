import type { LayoutKey } from "../space/layouts.ts";
import { overlaps } from "./arrangement.ts";
import { type PlanOptions, planSeating, type SeatingPlan } from "./plan-seating.ts";
import { type Door, doorWidth, type Rect, type Room } from "./room.ts";

/** The extent of a part of a divisible room: along the room (x, stage side first) or across it (y); metres. */
export interface RoomSpan {
  axis: "x" | "y";
  from: number;
  to: number;
}

/** A part as a separate room, with its position in the whole room. */
export interface RoomPart {
  room: Room;
  at: Rect;
}

const getSpanRect = ({ length, width }: Room, { axis, from, to }: RoomSpan): Rect =>
  axis === "x"
    ? { x: from, y: 0, width: to - from, height: width }
    : { x: 0, y: from, width: length, height: to - from };

/** Returns the doors in the part's outer walls, moved clear of the partitions; a default door if it has none. */
function placeDoors(parentRoom: Room, at: Rect, axis: RoomSpan["axis"]): Door[] {
  const partDoors = parentRoom.doors.flatMap((door): Door[] => {
    const along = door.wall === "back" ? { from: at.y, size: at.height } : { from: at.x, size: at.width };
    const outer =
      door.wall === "back"
        ? at.x + at.width > parentRoom.length - 1e-6
        : door.wall === "left"
          ? at.y < 1e-6
          : at.y + at.height > parentRoom.width - 1e-6;
    const middle = door.at - along.from;
    if (!outer || middle < 0 || middle > along.size) return [];
    const width = Math.min(door.width, along.size);
    return [{ ...door, width, at: Math.min(Math.max(middle, width / 2), along.size - width / 2) }];
  });
  if (partDoors.length > 0) return partDoors;
  const wall = axis === "x" ? "right" : "back";
  const size = axis === "x" ? at.width : at.height;
  const width = Math.min(doorWidth, size / 2);
  return [{ wall, at: axis === "x" ? size - width / 2 - 0.1 : size / 2, width }];
}

/**
 * Divides a room into parts, each with its doors and pillars. The part that has the whole screen wall gets the built-in
 * stage and screen; the other parts, and all parts that share that wall, get theirs by the rules.
 */
export function divideRoom(parentRoom: Room, spans: readonly RoomSpan[]): RoomPart[] {
  return spans.map((span) => {
    const at = getSpanRect(parentRoom, span);
    const { stage, screen, height } = parentRoom;
    const front = span.axis === "x" && span.from < 1e-6;
    const builtInStage =
      stage && front ? { width: stage.width, depth: Math.min(stage.depth, at.width / 2) } : undefined;
    const room: Room = {
      length: at.width,
      width: at.height,
      ...(height !== undefined && { height }),
      ...(stage === null ? { stage } : builtInStage && { stage: builtInStage }),
      ...(screen && front && { screen }),
      pillars: parentRoom.pillars
        .filter((pillar) => overlaps(pillar, at))
        .map((pillar) => {
          const [x, y] = [Math.max(pillar.x, at.x), Math.max(pillar.y, at.y)];
          const width = Math.min(pillar.x + pillar.width, at.x + at.width) - x;
          const high = Math.min(pillar.y + pillar.height, at.y + at.height) - y;
          return { x: x - at.x, y: y - at.y, width, height: high };
        }),
      doors: placeDoors(parentRoom, at, span.axis),
    };
    return { room, at };
  });
}

/** Translates the plan of a part to its position in the whole room. */
function translatePlan(plan: SeatingPlan, { x: dx, y: dy }: Rect): SeatingPlan {
  const translate = <P extends { x: number; y: number }>(place: P): P => ({
    ...place,
    x: place.x + dx,
    y: place.y + dy,
  });
  return {
    ...plan,
    seats: plan.seats.map(translate),
    tables: plan.tables.map(translate),
    aisles: plan.aisles.map(translate),
    ...(plan.stage && { stage: translate(plan.stage) }),
    screen: translate(plan.screen),
    worst: { ...plan.worst, seat: translate(plan.worst.seat) },
  };
}

/**
 * Plans every part of a divisible room, in the coordinates of the whole room: a layout and people for each, in the order
 * of the spans. Undefined for a part that the layout does not suit.
 */
export function planParts(
  parentRoom: Room,
  spans: readonly RoomSpan[],
  requests: readonly (PlanOptions & { layout: LayoutKey })[],
): (SeatingPlan | undefined)[] {
  return divideRoom(parentRoom, spans).map(({ room, at }, index) => {
    const request = requests[index];
    const plan = request && planSeating(room, request.layout, request);
    return plan && translatePlan(plan, at);
  });
}
