import type { Random } from "../random.ts";
import { type RoomKind, type RoomPlan, roomKinds } from "./room-kinds.ts";

const roundToStep = (value: number, step: number): number => Math.round(value / step) * step;

/** Draws the clear height (m, to 0.1) of a room by kind and area; it grows with the area. */
function drawClearHeight(random: Random, kind: RoomKind, area: number): number | undefined {
  const row = roomKinds[kind].height;
  if (!row) return undefined;
  const [base, growth] = row;
  return Math.round((base + growth * Math.sqrt(area)) * random.between(0.94, 1.08) * 10) / 10;
}

/** Draws length and width of a room of about this area: whole metres from 150 m², else half metres. */
function drawSides(random: Random, kind: RoomKind, area: number): { length: number; width: number } {
  const step = area >= 150 ? 1 : 0.5;
  const [square, slender] = roomKinds[kind].shape;
  const width = Math.max(2.5, roundToStep(Math.sqrt(area / random.between(square, slender)), step));
  return { width, length: Math.max(width, roundToStep(area / width, step)) };
}

/** Plans a room of a kind with a floor area in a range (m²). */
export function planRoom(
  random: Random,
  kind: RoomKind,
  name: string,
  areas: readonly [number, number],
  floor?: number,
): RoomPlan {
  const shape = drawSides(random, kind, random.scale(areas[0], areas[1]));
  return { kind, name, floor, ...shape, height: drawClearHeight(random, kind, shape.length * shape.width) };
}

/**
 * Divides a room along its length into parts: the first may be larger, the others are equal. A part's longer side is its
 * length, so a part of a 40 × 32 room can be 32 × 18.
 */
export function divideRoom(random: Random, room: RoomPlan, count: number, names: readonly string[]): RoomPlan {
  const even = random.chance(0.4);
  const rest = Math.floor(room.length / (even ? count : count + 0.6));
  const depths = Array.from({ length: count }, (_, i) => (i === 0 ? room.length - rest * (count - 1) : rest));
  const parts = depths.map((depth, i): RoomPlan => {
    const { length: _, width: __, ...same } = room;
    return {
      ...same,
      kind: room.kind === "ballroom" && depth * room.width < 500 ? "function" : room.kind,
      name: names[i]!,
      length: Math.max(depth, room.width),
      width: Math.min(depth, room.width),
    };
  });
  return { ...room, parts };
}

/** Returns the number of rooms, parts included. */
export const countRooms = (plans: readonly RoomPlan[]): number =>
  plans.reduce((sum, room) => sum + 1 + (room.parts?.length ?? 0), 0);
