import type { EventTypeId } from "../demand/options.ts";
import type { Picture } from "../picture/picture.ts";
import type { LayoutKey } from "../space/layout.ts";

/** A room drawn by hand, for what no layout draws: its walls, what stands in it, and chairs. Metres from a corner. */
export interface FloorPlan {
  length: number;
  width: number;
  /** Corner and sides of each stand, table or stage. */
  boxes: readonly (readonly [x: number, y: number, length: number, width: number])[];
  /** Middle of each chair. */
  chairs: readonly (readonly [x: number, y: number])[];
}

/** A way to hold an event of a kind: what to decide, when to do what, how the day runs, what it costs. */
export interface Solution {
  /** Digits. */
  id: string;
  title: string;
  eventType: EventTypeId;
  /** One sentence of what one gets. */
  summary: string;
  /** For how many it is good, and for how many it is written where its title says so. */
  people: { from: number; to: number; usual?: number };
  /** Half a day is 0.5. */
  days: number;
  layouts: readonly LayoutKey[];
  /** What has to be decided, and how. */
  sections: readonly { title: string; text: readonly string[] }[];
  /** How large a room: what takes how many m² (of which room), and what to look for where that is more than their sum. */
  area?: { of?: string; items: readonly { what: string; area: number }[]; find?: number };
  /** By how long before the day: 提前 8 周. */
  checklist: readonly { when: string; items: readonly string[] }[];
  /** Which day the clock tells, where there are several: 第二天，试讲日. */
  timelineOf?: string;
  /** The day itself: 08:00 to the end. */
  timeline: readonly { at: string; what: string }[];
  /** Yuan a person, from and to, by item. */
  budget: readonly { item: string; from: number; to: number; note: string }[];
  demo: boolean;
}

/** What shows a solution: a picture of such a room, or a drawing where there is none. */
export interface SolutionSight {
  picture?: Picture;
  floor?: FloorPlan;
}

/** A solution as it is kept: what a list shows of it. */
export interface SolutionFacts
  extends Pick<Solution, "title" | "eventType" | "summary" | "people" | "days" | "layouts" | "demo">,
    SolutionSight {
  /** Yuan a person, all items together. */
  perHead: { from: number; to: number };
}

/** The rest of a solution: what its own page shows. */
export type SolutionText = Pick<Solution, "sections" | "area" | "checklist" | "timelineOf" | "timeline" | "budget">;

/** A solution in the two parts that it is kept in, so that a list does not read its text. */
export function filedSolution(solution: Solution): { facts: SolutionFacts; text: SolutionText } {
  const { title, eventType, summary, people, days, layouts, demo } = solution;
  const { sections, area, checklist, timelineOf, timeline, budget } = solution;
  const sum = (end: "from" | "to") => budget.reduce((total, item) => total + item[end], 0);
  return {
    facts: { title, eventType, summary, people, days, layouts, demo, perHead: { from: sum("from"), to: sum("to") } },
    text: { sections, ...(area && { area }), checklist, ...(timelineOf && { timelineOf }), timeline, budget },
  };
}
