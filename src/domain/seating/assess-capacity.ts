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

/** How well a number of people fits a space in a layout. */
export type Fit = "comfortable" | "limit" | "too-small" | "unsuitable" | "unknown" | "doubtful";

/** Classifies how `people` fit. If the room's dimensions are unknown the published figure decides. */
export function classifyFit({ published, comfortable, limit, doubtful }: Assessment, people: number): Fit {
  if (comfortable === undefined) {
    if (published === undefined) return "unknown";
    if (published === 0) return "unsuitable";
    return people <= published ? "comfortable" : "too-small";
  }
  if (doubtful) return "doubtful";
  if (comfortable === 0) return "unsuitable";
  if (people <= comfortable) return "comfortable";
  return people <= (limit ?? 0) ? "limit" : "too-small";
}
