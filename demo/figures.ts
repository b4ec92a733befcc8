import { type Capacity, capacityOf } from "../src/domain/seating/capacity.ts";
import { type Room, roomOf } from "../src/domain/seating/room.ts";
import type { LayoutKey } from "../src/domain/space/layout.ts";
import type { Space } from "../src/domain/space/space.ts";

export type Figures = Pick<Capacity, "comfortable" | "limit" | "maximum">;

const known = new Map<string, Figures>();
const rooms = new WeakMap<Space, { room: Room; key: string }>();

function roomFor(space: Space): { room: Room; key: string } {
  const ready = rooms.get(space);
  if (ready) return ready;
  const room = roomOf(space);
  if (!room) throw new Error(`${space.id} has no sides to plan with`);
  const made = { room, key: JSON.stringify([room.length, room.width, room.height, room.stage, room.pillars.length]) };
  rooms.set(space, made);
  return made;
}

/** Returns the capacities of a space in a layout by the planning rules, cached by room dimensions. */
export function figuresOf(space: Space, layout: LayoutKey): Figures {
  const { room, key } = roomFor(space);
  const full = `${layout} ${key}`;
  const ready = known.get(full);
  if (ready) return ready;
  const figures = capacityOf(room, layout);
  known.set(full, figures);
  return figures;
}
