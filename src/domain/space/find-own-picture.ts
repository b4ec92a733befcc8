import type { Picture } from "../picture/picture.ts";
import type { LayoutKey } from "./layouts.ts";

/** How far the sides of a rendered room may be from those of the space that it stands for. */
const sideTolerance = 0.1;

interface PicturedSpace {
  length?: number | undefined;
  width?: number | undefined;
  pictures?: readonly Picture[] | undefined;
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= other * sideTolerance;

/** Returns whether a picture shows a room of the space's size: a photograph does, a rendered one says of which room it is. */
function showsOwnSize({ rendered, room }: Picture, { length, width }: PicturedSpace): boolean {
  if (!rendered) return true;
  if (!room || !length || !width) return false;
  const [long, short] = [Math.max(length, width), Math.min(length, width)];
  return isNear(Math.max(room.length, room.width), long) && isNear(Math.min(room.length, room.width), short);
}

/** Returns the picture of a space in a layout, or undefined where it has none of its own size. */
export const findOwnPicture = (space: PicturedSpace, layout: LayoutKey): Picture | undefined =>
  space.pictures?.find((picture) => picture.layout === layout && showsOwnSize(picture, space));
