import { type Arrangement, type Group, nothing, overlaps, type Seat } from "./arrangement.ts";
import type { Rect } from "./room.ts";
import { chairDepth } from "./rules.ts";

/** The floor that a chair takes. */
export const chairAt = ({ x, y }: Seat, side: number = chairDepth): Rect => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  height: side,
});

/** Whether a pillar stands between a seat and the middle of the screen (on the wall x = 0). */
function hides(pillar: Rect, seat: Seat, screenY: number): boolean {
  if (pillar.x >= seat.x) return false;
  const at = (x: number) => screenY + ((seat.y - screenY) * x) / seat.x;
  const [from, to] = [at(pillar.x), at(Math.min(pillar.x + pillar.width, seat.x))];
  return Math.max(from, to) > pillar.y && Math.min(from, to) < pillar.y + pillar.height;
}

/** Without the seats that lose the middle of the screen behind a pillar, and the tables that nobody sits at any more. */
export function inSight(arrangement: Arrangement, pillars: readonly Rect[], screenY: number): Arrangement {
  const groups: Group[] = arrangement.place().flatMap(({ tables, seats }) => {
    const kept = seats.filter((seat) => !pillars.some((pillar) => hides(pillar, seat, screenY)));
    return kept.length > 0 ? [{ tables, seats: kept }] : [];
  });
  const seats = groups.reduce((sum, group) => sum + group.seats.length, 0);
  // Tables are no longer whole: people are counted one by one.
  return { ...arrangement, seats, whole: 1, place: () => groups };
}

/**
 * One table without the seats that stand on taken floor; nothing where the table itself would: it cannot be moved aside.
 */
export function clearOf(arrangement: Arrangement, taken: readonly Rect[]): Arrangement {
  const groups = arrangement.place();
  const onFloor = (rect: Rect) => taken.some((other) => overlaps(rect, other));
  if (groups.some(({ tables }) => tables.some(onFloor))) return nothing;
  const kept = groups.map(({ tables, seats }) => ({ tables, seats: seats.filter((seat) => !onFloor(chairAt(seat))) }));
  return { ...arrangement, seats: kept.reduce((sum, { seats }) => sum + seats.length, 0), place: () => kept };
}
