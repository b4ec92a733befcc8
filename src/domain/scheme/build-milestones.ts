import { addDays, countDaysBetween } from "../day.ts";

type MilestoneKind = "today" | "contract" | "programme" | "numbers" | "event";

export interface Milestone {
  kind: MilestoneKind;
  /** ISO day. */
  day: string;
  /** Days since the milestone before; 0 for the first. */
  days: number;
}

/** Days before the event at which a contract is signed, the programme is final and the number is confirmed. */
const usualLeads = { contract: 21, programme: 14, numbers: 7 } as const;
/** From so many days on, the usual leads leave a week to choose. */
const usualFrom = 28;
/** With fewer days than this there is no time for a chain: the adviser is called at once. */
const shortestChain = 4;

/** Builds the preparation as a chain from today to the event: the usual leads, or quarters of a shorter time. */
export function buildMilestones(today: string, eventDay: string): Milestone[] {
  const total = countDaysBetween(today, eventDay);
  const offsets =
    total >= usualFrom
      ? Object.entries(usualLeads).map(([kind, lead]) => [kind as MilestoneKind, total - lead] as const)
      : total >= shortestChain
        ? ([
            ["contract", Math.round(total / 4)],
            ["programme", Math.round(total / 2)],
            ["numbers", Math.round((total * 3) / 4)],
          ] as const)
        : [];
  const chain = [["today", 0] as const, ...offsets, ["event", Math.max(0, total)] as const];
  return chain.map(([kind, offset], at) => ({
    kind,
    day: addDays(today, offset),
    days: offset - (chain[at - 1]?.[1] ?? 0),
  }));
}
