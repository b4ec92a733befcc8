import type { Arrangement, Group, Seat } from "./arrangement.ts";
import { overlaps } from "./arrangement.ts";
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

/** An arrangement without the seats for which `lost` holds; a table that nobody sits at any more goes too. */
function without(arrangement: Arrangement, lost: (seat: Seat) => boolean): Arrangement {
  const groups: Group[] = arrangement.place().flatMap(({ tables, seats }) => {
    const kept = seats.filter((seat) => !lost(seat));
    return kept.length > 0 ? [{ tables, seats: kept }] : [];
  });
  const seats = groups.reduce((sum, group) => sum + group.seats.length, 0);
  // Tables are no longer whole: people are counted one by one.
  return { ...arrangement, seats, whole: 1, place: () => groups };
}

/** Without the seats that lose the middle of the screen behind a pillar. */
export const inSight = (arrangement: Arrangement, pillars: readonly Rect[], screenY: number): Arrangement =>
  without(arrangement, (seat) => pillars.some((pillar) => hides(pillar, seat, screenY)));

/** Without the seats that stand on taken floor. */
export const offFloor = (arrangement: Arrangement, taken: readonly Rect[]): Arrangement =>
  without(arrangement, (seat) => taken.some((rect) => overlaps(chairAt(seat), rect)));
