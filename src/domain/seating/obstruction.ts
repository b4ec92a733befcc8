import type { Arrangement, Group, Seat } from "./arrangement.ts";
import type { Rect, Room } from "./room.ts";
import { chairDepth } from "./rules.ts";

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const chairAt = ({ x, y }: Seat): Rect => ({
  x: x - chairDepth / 2,
  y: y - chairDepth / 2,
  width: chairDepth,
  height: chairDepth,
});

/** Whether a pillar stands between a seat and the middle of the screen. */
function hides(pillar: Rect, seat: Seat, screenY: number): boolean {
  if (pillar.x >= seat.x) return false;
  const at = (x: number) => screenY + ((seat.y - screenY) * x) / seat.x;
  const [from, to] = [at(pillar.x), at(pillar.x + pillar.width)];
  return Math.max(from, to) > pillar.y && Math.min(from, to) < pillar.y + pillar.height;
}

/** An arrangement without the furniture that a pillar stands on, and without the seats that lose the screen behind it. */
export function unobstructed(arrangement: Arrangement, room: Room, needsScreen: boolean): Arrangement {
  const groups: Group[] = arrangement.place().map((group) => {
    const tables = group.tables.filter((table) => !room.pillars.some((pillar) => overlaps(table, pillar)));
    // A table that is gone takes its chairs along; a row of chairs loses only those that are hit.
    if (tables.length < group.tables.length && group.tables.length === 1) return { tables: [], seats: [] };
    const seats = group.seats.filter(
      (seat) =>
        !room.pillars.some(
          (pillar) => overlaps(chairAt(seat), pillar) || (needsScreen && hides(pillar, seat, room.width / 2)),
        ),
    );
    return { tables: seats.length > 0 ? tables : [], seats };
  });
  return { ...arrangement, seats: groups.reduce((sum, { seats }) => sum + seats.length, 0), place: () => groups };
}
