import type { PictureWire } from "#contract/schemas/picture.ts";
import type { Drawing } from "#domain/seating-drawing/draw-room.ts";
import type { PlacedPicture } from "#web/features/seating-plan/viewpoint-numbers.tsx";

/**
 * Returns the pictures that have a place on the plan, numbered as in the strip: those with a viewpoint, where the plan has the
 * screen on the same, short wall, and the room in one piece.
 */
export const placePictures = (
  pictures: readonly PictureWire[],
  drawing: Pick<Drawing, "room" | "plan" | "divided"> | undefined,
): PlacedPicture[] =>
  !drawing || drawing.divided || drawing.plan?.turned || drawing.room.length < drawing.room.width
    ? []
    : pictures.flatMap(({ viewpoint, caption = "" }, index) =>
        viewpoint ? [{ number: index + 1, caption, viewpoint }] : [],
      );
