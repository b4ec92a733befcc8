import type { Arrangement, Seat } from "./arrangement.ts";
import type { Floor } from "./one-table.ts";
import type { Rect } from "./room.ts";

/** Transposes a rectangle: swaps the axes along and across the room. */
export const turnedRect = <R extends Rect>(rect: R): R => ({
  ...rect,
  x: rect.y,
  y: rect.x,
  width: rect.height,
  height: rect.width,
});

const turnedSeat = ({ x, y, facing }: Seat): Seat => ({ x: y, y: x, facing: (450 - facing) % 360 });

/** Transposes a floor, so that the wall y = 0 becomes the front. */
export const turnedFloor = ({ length, width, doorways, pillars }: Floor): Floor => ({
  length: width,
  width: length,
  doorways: doorways.map(turnedRect),
  pillars: pillars.map(turnedRect),
});

/** Transposes an arrangement of a transposed floor back into the room. */
export const turned = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  place: () =>
    arrangement.place().map(({ tables, seats }) => ({ tables: tables.map(turnedRect), seats: seats.map(turnedSeat) })),
  aisles: () => arrangement.aisles().map(turnedRect),
});
