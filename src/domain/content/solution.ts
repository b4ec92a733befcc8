import type { EventTypeId } from "../demand/options.ts";
import type { LayoutKey } from "../space/layout.ts";

/** A way to hold an event of a kind: what to decide, when to do what, how the day runs, what it costs. */
export interface Solution {
  /** Digits. */
  id: string;
  title: string;
  eventType: EventTypeId;
  /** One sentence of what one gets. */
  summary: string;
  people: { from: number; to: number };
  days: number;
  layouts: readonly LayoutKey[];
  /** What has to be decided, and how. */
  sections: readonly { title: string; text: readonly string[] }[];
  /** By how long before the day: 提前 8 周. */
  checklist: readonly { when: string; items: readonly string[] }[];
  /** The day itself: 08:00 to the end. */
  timeline: readonly { at: string; what: string }[];
  /** Yuan a person, from and to, by item. */
  budget: readonly { item: string; from: number; to: number; note: string }[];
  demo: boolean;
}

/** A solution as it is kept: what a list shows of it. */
export interface SolutionFacts
  extends Pick<Solution, "title" | "eventType" | "summary" | "people" | "days" | "layouts" | "demo"> {
  /** Yuan a person, all items together. */
  perHead: { from: number; to: number };
}

/** The rest of a solution: what its own page shows. */
export type SolutionText = Pick<Solution, "sections" | "checklist" | "timeline" | "budget">;

/** A solution in the two parts that it is kept in, so that a list does not read its text. */
export function filedSolution(solution: Solution): { facts: SolutionFacts; text: SolutionText } {
  const { title, eventType, summary, people, days, layouts, demo } = solution;
  const { sections, checklist, timeline, budget } = solution;
  const sum = (end: "from" | "to") => budget.reduce((total, item) => total + item[end], 0);
  return {
    facts: { title, eventType, summary, people, days, layouts, demo, perHead: { from: sum("from"), to: sum("to") } },
    text: { sections, checklist, timeline, budget },
  };
}
