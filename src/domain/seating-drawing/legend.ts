import type { Drawing } from "./draw-room.ts";

/** What a drawing's signs stand for, in the order of a legend: my people's seats, seats of a divided hall, seats left over … */
export type Sign = "seat" | "taken" | "ghost" | "screen" | "screen-assumed" | "pillar" | "partition" | "door";

/** People in all the parts of a hall that is drawn divided. */
export const peopleIn = (divided: NonNullable<Drawing["divided"]>): number =>
  divided.reduce((sum, { plan }) => sum + (plan?.people ?? 0), 0);

/** The signs of a drawing with how many of each there are, where that says something. */
export function legendOf({ plan, room, parts, divided = [] }: Drawing): { sign: Sign; count: number }[] {
  const screens = [plan, ...divided.map((part) => part.plan)].filter((one) => one !== undefined);
  const rows: { sign: Sign; count: number }[] = [
    { sign: "seat", count: plan?.people ?? 0 },
    { sign: "taken", count: peopleIn(divided) },
    { sign: "ghost", count: plan ? plan.seats.length - plan.people : 0 },
    { sign: "screen", count: screens.filter((one) => !one.assumed.screen).length },
    { sign: "screen-assumed", count: screens.filter((one) => one.assumed.screen).length },
    { sign: "pillar", count: room.pillars.length },
    { sign: "partition", count: Math.max(0, parts.length - 1) },
    { sign: "door", count: room.doors.length },
  ];
  return rows.filter(({ count }) => count > 0);
}
