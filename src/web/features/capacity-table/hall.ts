import type { SpaceWire } from "../../../contract/entities.ts";
import { type Assessment, assessCapacity } from "../../../domain/seating/assess.ts";
import { type Room, roomOf } from "../../../domain/seating/room.ts";
import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";

/** What a table needs to know of a space. */
export type HallSpace = Pick<
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

/** A space in one layout: the house's figure beside the computed ones, and what the two say together. */
export interface HallFigures extends Assessment {
  /** The house says that the layout does not suit, or the rules find no way to lay it. */
  unsuitable: boolean;
}

/** A space of a house with its figures, and where it stands among the divisible ones. */
export interface Hall {
  space: HallSpace;
  /** Absent where length or width is unknown. */
  room: Room | undefined;
  figures: Record<LayoutKey, HallFigures>;
  /** The hall it is a part of, where that one is in the list too. */
  whole: HallSpace | undefined;
}

/** The figures of a space in a layout; `room` as `roomOf` gives it. */
export function hallFigures(space: HallSpace, layout: LayoutKey, room: Room | undefined): HallFigures {
  const assessed = assessCapacity(space, layout, room);
  const { published, limit } = assessed;
  if (published === 0) return { ...assessed, doubtful: false, unsuitable: true };
  if (limit !== 0) return { ...assessed, unsuitable: false };
  // The rules lay nothing here: a figure of the house is shown, with its doubt.
  return { ...assessed, doubtful: published !== undefined, unsuitable: published === undefined };
}

/** A page's head, table and drawings ask for the same figures: they are worked out once a space. */
const worked = new WeakMap<HallSpace, Hall["figures"]>();

/** Every layout of a space; `room` as `roomOf` gives it. */
export function figuresOf(space: HallSpace, room: Room | undefined): Hall["figures"] {
  const before = worked.get(space);
  if (before) return before;
  const rows = layouts.map(({ key }) => [key, hallFigures(space, key, room)] as const);
  const figures = Object.fromEntries(rows) as Hall["figures"];
  worked.set(space, figures);
  return figures;
}

/** The people a figure stands for in a table: comfortable where it is computed, else published; 0 where neither is known. */
export function seatsOf({ unsuitable, doubtful, comfortable, published }: HallFigures): number {
  if (unsuitable || doubtful) return 0;
  return comfortable ?? published ?? 0;
}

/** The halls of a house in its own order, in which the parts of a divisible one stand right behind it. */
export function hallsOf(spaces: HallSpace[]): Hall[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  return spaces.map((space) => {
    const room = roomOf(space);
    return { space, room, figures: figuresOf(space, room), whole: byId.get(space.partOf ?? "") };
  });
}
