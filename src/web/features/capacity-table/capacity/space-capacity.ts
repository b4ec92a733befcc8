import type { SpaceWire } from "../../../../contract/schemas/entities.ts";
import { type Assessment, assessCapacity } from "../../../../domain/seating/assess-capacity.ts";
import { type Room, createRoom } from "../../../../domain/seating/room.ts";
import { type LayoutKey, layouts } from "../../../../domain/space/layouts.ts";

/** The properties of a space that the capacity table needs. */
export type TableSpace = Pick<
  SpaceWire,
  | "id"
  | "name"
  | "floor"
  | "length"
  | "width"
  | "area"
  | "height"
  | "capacity"
  | "partOf"
  | "splitsInto"
  | "pillars"
  | "stage"
  | "priceDay"
  | "daylight"
  | "led"
  | "loadInDoor"
  | "priceHalfDay"
>;

/** The published and computed capacities of a space in one layout. */
export interface LayoutCapacity extends Assessment {
  /** Whether the source publishes 0, or the seating rules cannot place the layout. */
  unsuitable: boolean;
}

/** A space with its capacity in every layout, and the divisible space that it is part of. */
export interface SpaceCapacity {
  space: TableSpace;
  /** Undefined if length or width is unknown. */
  room: Room | undefined;
  figures: Record<LayoutKey, LayoutCapacity>;
  /** The space that it is part of, if that one is in the list. */
  parentSpace: TableSpace | undefined;
}

/** Returns the capacity of a space in one layout; `room` is its seating geometry, undefined if unmeasured. */
export function getLayoutCapacity(space: TableSpace, layout: LayoutKey, room: Room | undefined): LayoutCapacity {
  const assessed = assessCapacity(space, layout, room);
  const { published, limit } = assessed;
  if (published === 0) return { ...assessed, doubtful: false, unsuitable: true };
  if (limit !== 0) return { ...assessed, unsuitable: false };
  // The seating rules place nothing here: a published figure is shown, marked as doubtful.
  return { ...assessed, doubtful: published !== undefined, unsuitable: published === undefined };
}

/** A page's head, table and drawings need the same figures; they are computed once per space. */
const figuresCache = new WeakMap<TableSpace, SpaceCapacity["figures"]>();

/** Returns the capacity of a space in every layout, cached per space object; `room` as in `getLayoutCapacity`. */
export function getCapacityByLayout(space: TableSpace, room: Room | undefined): SpaceCapacity["figures"] {
  const cached = figuresCache.get(space);
  if (cached) return cached;
  const rows = layouts.map(({ key }) => [key, getLayoutCapacity(space, key, room)] as const);
  const figures = Object.fromEntries(rows) as SpaceCapacity["figures"];
  figuresCache.set(space, figures);
  return figures;
}

/** Returns the number of people shown in a table: comfortable, else published; 0 if unknown, doubtful or unsuitable. */
export function getSeatCount({ unsuitable, doubtful, comfortable, published }: LayoutCapacity): number {
  if (unsuitable || doubtful) return 0;
  return comfortable ?? published ?? 0;
}

/** Returns the spaces with their capacities, in the venue's order: the parts of a divisible space follow it. */
export function getSpaceCapacities(spaces: TableSpace[]): SpaceCapacity[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return spaces.map((space) => {
    const room = createRoom(space);
    return { space, room, figures: getCapacityByLayout(space, room), parentSpace: byId.get(space.partOf ?? "") };
  });
}
