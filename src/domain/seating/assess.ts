import type { LayoutKey } from "../space/layout.ts";
import type { Space } from "../space/space.ts";
import { capacityOf } from "./capacity.ts";
import { type Room, roomOf } from "./room.ts";
import { doubtfulBeyond } from "./rules.ts";

/** A space's figures for a layout: what the house publishes beside what the rules give. Absent is unknown. */
export interface Assessment {
  published?: number;
  comfortable?: number;
  limit?: number;
  maximum?: number;
  /** The published figure cannot be true: over 1.1 times what the bare geometry holds. */
  doubtful: boolean;
}

type Measured = Pick<Space, "length" | "width" | "height" | "stage" | "pillars" | "capacity">;

/** Published against computed. `room` saves making the room again for each of a space's layouts. */
export function assessCapacity(space: Measured, layout: LayoutKey, room: Room | undefined = roomOf(space)): Assessment {
  const published = space.capacity[layout];
  if (!room) return { ...(published !== undefined && { published }), doubtful: false };
  const { comfortable, limit, maximum } = capacityOf(room, layout);
  const doubtful = published !== undefined && maximum > 0 && published > maximum * doubtfulBeyond;
  return { ...(published !== undefined && { published }), comfortable, limit, maximum, doubtful };
}

/** How `people` fit: in comfort, only to the limit, not; or the layout does not suit, is unknown, or its figure is doubtful. */
export type Fit = "comfortable" | "limit" | "too-small" | "unsuitable" | "unknown" | "doubtful";

/** The fit of an assessment. Where the room's measures are unknown the published figure decides. */
export function fitOf({ published, comfortable, limit, doubtful }: Assessment, people: number): Fit {
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
