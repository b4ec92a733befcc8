import type { Drawing } from "./draw-room.ts";

/** What a drawing's signs stand for, in the order of a legend; only those that it holds. */
export type Sign = "seat" | "ghost" | "screen" | "pillar" | "partition" | "door";

/** The signs of a drawing with how many of each there are, where that says something. */
export function legendOf({ plan, room, parts }: Drawing): { sign: Sign; count: number }[] {
  const rows: { sign: Sign; count: number }[] = [
    { sign: "seat", count: plan?.people ?? 0 },
    { sign: "ghost", count: plan ? plan.seats.length - plan.people : 0 },
    { sign: "screen", count: plan ? 1 : 0 },
    { sign: "pillar", count: room.pillars.length },
    { sign: "partition", count: Math.max(0, parts.length - 1) },
    { sign: "door", count: room.doors.length },
  ];
  return rows.filter(({ count }) => count > 0);
}
