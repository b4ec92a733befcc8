import type { LayoutKey } from "../space/layouts.ts";
import type { Space } from "../space/space.ts";
import { getCapacity } from "./capacity.ts";
import { type Room, createRoom } from "./room.ts";
import { doubtfulFactor } from "./seating-measures.ts";

/** A space's capacities for a layout, published and computed. Absent means unknown. */
export interface Assessment {
  published?: number;
  comfortable?: number;
  limit?: number;
  maximum?: number;
  /** The published figure is implausible: over 1.1 times the geometric maximum. */
  doubtful: boolean;
}

type MeasuredSpace = Pick<Space, "length" | "width" | "height" | "stage" | "pillars" | "capacity">;

/** Compares published with computed capacity. Pass `room` to reuse it for all layouts of a space. */
export function assessCapacity(
  space: MeasuredSpace,
  layout: LayoutKey,
  room: Room | undefined = createRoom(space),
): Assessment {
  const published = space.capacity[layout];
  if (!room) return { ...(published !== undefined && { published }), doubtful: false };
  const { comfortable, limit, maximum } = getCapacity(room, layout);
  const doubtful = published !== undefined && maximum > 0 && published > maximum * doubtfulFactor;
  return { ...(published !== undefined && { published }), comfortable, limit, maximum, doubtful };
}
