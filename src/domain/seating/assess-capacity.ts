import type { LayoutKey } from "../space/layouts.ts";
import { getCapacity } from "./capacity.ts";
import { countByArea, isAboveArea, isAboveMaximum, type PublishedSpace } from "./get-trusted-capacity.ts";
import { type Room, createRoom } from "./room.ts";

/** A space's capacities for a layout, published and computed. Absent means unknown. */
export interface Assessment {
  published?: number;
  comfortable?: number;
  limit?: number;
  maximum?: number;
  /** The people that may be counted on, as `getTrustedCapacity` returns it. */
  trusted?: number;
  /** The published figure cannot be true: over 1.1 times the geometric maximum, or too little floor where sides are unknown. */
  doubtful: boolean;
}

/** Compares published with computed capacity. Pass `room` to reuse it for all layouts of a space. */
export function assessCapacity(
  space: PublishedSpace,
  layout: LayoutKey,
  room: Room | undefined = createRoom(space),
): Assessment {
  const published = space.capacity[layout];
  const figures = room && getCapacity(room, layout);
  const computed = figures && {
    comfortable: figures.comfortable,
    limit: figures.limit,
    maximum: figures.maximum,
  };
  if (published === undefined) return { ...computed, doubtful: false };
  if (figures) {
    const doubtful = isAboveMaximum(published, figures.maximum);
    return { published, ...computed, trusted: doubtful ? figures.limit : published, doubtful };
  }
  const doubtful = isAboveArea(published, layout, space.area);
  return { published, trusted: doubtful ? countByArea(layout, space.area!) : published, doubtful };
}
