import type { SpaceWire } from "#contract/schemas/entities.ts";
import { type Assessment, assessCapacity } from "#domain/seating/assess-capacity.ts";
import { getSeatBounds } from "#domain/seating/judge-fit.ts";
import { type Room, createRoom } from "#domain/seating/room.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";

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
  | "priceYear"
  | "daylight"
  | "led"
  | "loadInDoor"
  | "priceHalfDay"
>;

/** The published and computed capacities of a space in one layout. */
export interface LayoutCapacity extends Assessment {
  /** Whether the source publishes 0, or nobody can be counted on. */
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
  return { ...assessed, unsuitable: getSeatBounds(assessed)?.most === 0 };
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

/** Returns the number of people shown in a table: those who fit well, else at all; 0 if unknown or unsuitable. */
export function getSeatCount(figures: LayoutCapacity): number {
  const { comfortable = 0, most = 0 } = getSeatBounds(figures) ?? {};
  return comfortable || most;
}

/** Returns the spaces with their capacities, in the venue's order: the parts of a divisible space follow it. */
export function getSpaceCapacities(spaces: TableSpace[]): SpaceCapacity[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return spaces.map((space) => {
    const room = createRoom(space);
    return { space, room, figures: getCapacityByLayout(space, room), parentSpace: byId.get(space.partOf ?? "") };
  });
}
