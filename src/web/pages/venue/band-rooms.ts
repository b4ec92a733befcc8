import type { LayoutKey } from "../../../domain/space/layout.ts";
import { type SeatingPlan, planSeating } from "../../../domain/seating/plan.ts";
import type { Room } from "../../../domain/seating/room.ts";
import { type Hall, seatsOf } from "../../features/capacity-table/hall.ts";

/** A hall of the band, drawn in the layout that it is good for. */
export interface BandRoom {
  id: string;
  name: string;
  room: Room;
  layout: LayoutKey;
  plan: SeatingPlan;
}

type Measured = Hall & { room: Room };
const areaOf = ({ room }: Measured): number => room.length * room.width;

/** More chairs than this are texture: their tables alone are drawn, and the page stays light. */
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
 * Up to three halls of a house to draw: its largest undivided one set for a dinner or in rows, one of the middle with
 * tables, a small one around a table. Only measured ones; empty where there are none.
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

/** Metres that the drawing takes beside the room, walls and doors on both sides. */
export const aroundRoom = 2.8;
/** Pixels that the dimension takes, and that the drawing keeps from its slot. */
const dimension = 24;
const margin = 24;

/** Slots in pixels: the whole band on the desktop, one slot on the phone. */
const desktop = { width: 1200, height: 360 } as const;
const phone = { width: 300, height: 208 } as const;

/** Pixels a metre, one scale for the band: side by side on the desktop, the largest in its slot on the phone. */
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
