import type { LayoutKey } from "../../../domain/space/layout.ts";
import { type SeatingPlan, planSeating } from "../../../domain/seating/plan.ts";
import type { Room } from "../../../domain/seating/room.ts";
import { type Hall, seatsOf } from "../../features/capacity-table/hall.ts";

/** A space of the band, drawn in a suitable layout. */
export interface BandRoom {
  id: string;
  name: string;
  room: Room;
  layout: LayoutKey;
  plan: SeatingPlan;
}

type Measured = Hall & { room: Room };
const areaOf = ({ room }: Measured): number => room.length * room.width;

/** Above this number of chairs only the tables are drawn, to limit the page's size. */
const mostChairs = 700;

function drawn(hall: Measured, wanted: readonly LayoutKey[]): BandRoom | undefined {
  for (const layout of wanted) {
    if (seatsOf(hall.figures[layout]) === 0) continue;
    const plan = planSeating(hall.room, layout);
    if (!plan || (plan.seats.length > mostChairs && plan.tables.length === 0)) continue;
    const light = plan.seats.length > mostChairs ? { ...plan, seats: [] } : plan;
    return { id: hall.space.id, name: hall.space.name, room: hall.room, layout, plan: light };
  }
  return undefined;
}

/**
 * Picks up to three measured, undivided spaces to draw: the largest (banquet or theatre first), a medium one in
 * classroom, a small one (boardroom first). Empty when none is measured.
 */
export function bandRooms(halls: Hall[]): BandRoom[] {
  const measured = halls.filter((hall): hall is Measured => hall.room !== undefined && !hall.space.splitsInto?.length);
  measured.sort((a, b) => areaOf(b) - areaOf(a));
  const large = measured[0];
  if (!large) return [];
  const small = measured.findLast((hall) => hall !== large && seatsOf(hall.figures.boardroom) > 0) ?? measured.at(-1)!;
  const middle = Math.sqrt(areaOf(large) * areaOf(small));
  const off = (hall: Measured) => Math.abs(Math.log(areaOf(hall) / middle));
  const between = measured
    .filter((hall) => hall !== large && hall !== small && seatsOf(hall.figures.classroom) > 0)
    .sort((a, b) => off(a) - off(b))[0];
  const rooms = [
    drawn(large, ["banquet", "theatre", "classroom", "cocktail", "boardroom"]),
    between && drawn(between, ["classroom"]),
    small === large ? undefined : drawn(small, ["boardroom", "ushape", "hollow", "classroom", "theatre", "banquet"]),
  ];
  return rooms.filter((room) => room !== undefined);
}

/** Metres that walls and doors on both sides add to the drawing. */
export const aroundRoom = 2.8;
/** Pixels for the dimension line, and the margin of the drawing in its slot. */
const dimension = 24;
const margin = 24;

/** Available size in pixels: the whole band on the desktop, one slot on the phone. */
const desktop = { width: 1200, height: 360 } as const;
const phone = { width: 300, height: 208 } as const;

/** Returns the band's common scale in pixels per metre: a row on the desktop, a slot on the phone. */
export function bandScales(rooms: Pick<BandRoom, "room">[]): { desktop: number; phone: number } {
  const lengths = rooms.map(({ room }) => room.length + aroundRoom);
  const across = Math.max(...rooms.map(({ room }) => room.width)) + aroundRoom;
  const sum = lengths.reduce((total, length) => total + length, 0);
  const free = dimension + 2 * margin;
  const scale = (width: number, height: number) => Math.round(Math.min(width, height, 26) * 100) / 100;
  return {
    desktop: scale((desktop.width - rooms.length * free) / sum, (desktop.height - dimension - margin) / across),
    phone: scale((phone.width - dimension - 16) / Math.max(...lengths), (phone.height - dimension - 16) / across),
  };
}
