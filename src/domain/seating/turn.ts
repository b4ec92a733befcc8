import type { Arrangement, Seat } from "./arrangement.ts";
import type { Floor } from "./one-table.ts";
import type { Rect } from "./room.ts";

/** Mirrored about the diagonal of the room: what lay along it lies across it. */
export const turnedRect = <R extends Rect>(rect: R): R => ({
  ...rect,
  x: rect.y,
  y: rect.x,
  width: rect.height,
  height: rect.width,
});

const turnedSeat = ({ x, y, facing }: Seat): Seat => ({ x: y, y: x, facing: (450 - facing) % 360 });

/** The floor as it is seen from the wall y = 0. */
export const turnedFloor = ({ length, width, doorways, pillars }: Floor): Floor => ({
  length: width,
  width: length,
  doorways: doorways.map(turnedRect),
  pillars: pillars.map(turnedRect),
});

/** An arrangement made on the turned floor, put back into the room. */
export const turned = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  place: () =>
    arrangement.place().map(({ tables, seats }) => ({ tables: tables.map(turnedRect), seats: seats.map(turnedSeat) })),
  aisles: () => arrangement.aisles().map(turnedRect),
});
