import type { Arrangement, Seat } from "../arrangement.ts";
import type { TableFloor } from "./place-one-table.ts";
import type { Rect } from "../room.ts";

/** Transposes a rectangle: swaps the axes along and across the room. */
const transposeRect = <R extends Rect>(rect: R): R => ({
  ...rect,
  x: rect.y,
  y: rect.x,
  width: rect.height,
  height: rect.width,
});

const transposeSeat = ({ x, y, facing }: Seat): Seat => ({ x: y, y: x, facing: (450 - facing) % 360 });

/** Transposes a floor, so that the wall y = 0 becomes the front. */
export const transposeFloor = ({ length, width, doorways, pillars }: TableFloor): TableFloor => ({
  length: width,
  width: length,
  doorways: doorways.map(transposeRect),
  pillars: pillars.map(transposeRect),
});

/** Transposes an arrangement of a transposed floor back into the room. */
export const transposeArrangement = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  createGroups: () =>
    arrangement
      .createGroups()
      .map(({ tables, seats }) => ({ tables: tables.map(transposeRect), seats: seats.map(transposeSeat) })),
  createAisles: () => arrangement.createAisles().map(transposeRect),
});
