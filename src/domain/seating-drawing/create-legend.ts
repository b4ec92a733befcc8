import type { Drawing } from "./draw-room.ts";

/** The signs of a legend in order: occupied seats, seats of a divided room, free seats … */
export type LegendSign = "seat" | "taken" | "ghost" | "screen" | "screen-assumed" | "pillar" | "partition" | "door";

/** Counts the people in all parts of a divided room. */
export const countDividedPeople = (divided: NonNullable<Drawing["divided"]>): number =>
  divided.reduce((sum, { plan }) => sum + (plan?.people ?? 0), 0);

/** Lists the signs that occur in a drawing with their counts. */
export function createLegend({ plan, room, parts, divided = [] }: Drawing): { sign: LegendSign; count: number }[] {
  const screens = [plan, ...divided.map((part) => part.plan)].filter((one) => one !== undefined);
  const rows: { sign: LegendSign; count: number }[] = [
    { sign: "seat", count: plan?.people ?? 0 },
    { sign: "taken", count: countDividedPeople(divided) },
    { sign: "ghost", count: plan ? plan.seats.length - plan.people : 0 },
    { sign: "screen", count: screens.filter((one) => !one.assumed.screen).length },
    { sign: "screen-assumed", count: screens.filter((one) => one.assumed.screen).length },
    { sign: "pillar", count: room.pillars.length },
    { sign: "partition", count: Math.max(0, parts.length - 1) },
    { sign: "door", count: room.doors.length },
  ];
  return rows.filter(({ count }) => count > 0);
}
