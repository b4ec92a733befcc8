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

/** Every layout of a space. */
export function figuresOf(space: HallSpace, room: Room | undefined): Hall["figures"] {
  const rows = layouts.map(({ key }) => [key, hallFigures(space, key, room)] as const);
  return Object.fromEntries(rows) as Hall["figures"];
}

/** The people a figure stands for in a table: comfortable where it is computed, else published; 0 where neither is known. */
export function seatsOf({ unsuitable, doubtful, comfortable, published }: HallFigures): number {
  if (unsuitable || doubtful) return 0;
  return comfortable ?? published ?? 0;
}

const areaOf = ({ area, length, width }: HallSpace): number => area ?? (length && width ? length * width : 0);

/** The halls of a house, the largest first, the parts of a divisible one right behind it in their own order. */
export function hallsOf(spaces: HallSpace[]): Hall[] {
  const byId = new Map(spaces.map((space) => [space.id, space]));
  const hall = (space: HallSpace): Hall => {
    const room = roomOf(space);
    return { space, room, figures: figuresOf(space, room), whole: byId.get(space.partOf ?? "") };
  };
  const tops = spaces.filter((space) => !byId.has(space.partOf ?? "")).sort((a, b) => areaOf(b) - areaOf(a));
  return tops.flatMap((top) => {
    const order = top.splitsInto ?? [];
    const parts = spaces.filter((space) => space.partOf === top.id);
    parts.sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
    return [top, ...parts].map(hall);
  });
}
