import { type Arrangement, overlaps, type Seat } from "./arrangement.ts";
import type { Rect } from "./room.ts";
import { chairDepth } from "./seating-measures.ts";

/** Returns the floor that a chair occupies. */
export const getChairRect = ({ x, y }: Seat, side: number = chairDepth): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** Returns whether a pillar blocks the line from a seat to a point, the centre of the screen. */
export function blocksView(pillar: Rect, seat: { x: number; y: number }, point: { x: number; y: number }): boolean {
  const [along, across] = [point.x - seat.x || 1e-9, point.y - seat.y || 1e-9];
  // The line's intervals within the pillar's x range and y range must intersect (slab test).
  const x1 = (pillar.x - seat.x) / along;
  const x2 = (pillar.x + pillar.width - seat.x) / along;
  const y1 = (pillar.y - seat.y) / across;
  const y2 = (pillar.y + pillar.height - seat.y) / across;
  const from = Math.max(0, Math.min(x1, x2), Math.min(y1, y2));
  return from < Math.min(1, Math.max(x1, x2), Math.max(y1, y2)) - 1e-9;
}

/** Returns the arrangement without the seats on occupied floor. */
export function removeSeatsOn(arrangement: Arrangement, occupied: readonly Rect[]): Arrangement {
  const groups = arrangement.createGroups();
  const isOnOccupiedFloor = (seat: Seat) => occupied.some((other) => overlaps(getChairRect(seat), other));
  const remaining = groups.map(({ tables, seats }) => ({
    tables,
    seats: seats.filter((seat) => !isOnOccupiedFloor(seat)),
  }));
  const seats = remaining.reduce((sum, { seats: own }) => sum + own.length, 0);
  return seats === arrangement.seats ? arrangement : { ...arrangement, seats, createGroups: () => remaining };
}
