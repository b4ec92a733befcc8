import { type Capacity, getCapacity } from "#domain/seating/capacity.ts";
import { type Room, createRoom } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";

export type CapacityFigures = Pick<Capacity, "comfortable" | "limit" | "maximum">;

const figuresCache = new Map<string, CapacityFigures>();
const roomCache = new WeakMap<Space, { room: Room; key: string }>();

function getSeatingRoom(space: Space): { room: Room; key: string } {
  const ready = roomCache.get(space);
  if (ready) return ready;
  const room = createRoom(space);
  if (!room) throw new Error(`${space.id} has no sides to plan with`);
  const made = { room, key: JSON.stringify([room.length, room.width, room.height, room.stage, room.pillars.length]) };
  roomCache.set(space, made);
  return made;
}

/** Returns the capacities of a space in a layout by the planning rules, cached by room dimensions. */
export function computeFigures(space: Space, layout: LayoutKey): CapacityFigures {
  const { room, key } = getSeatingRoom(space);
  const full = `${layout} ${key}`;
  const ready = figuresCache.get(full);
  if (ready) return ready;
  const figures = getCapacity(room, layout);
  figuresCache.set(full, figures);
  return figures;
}
