import type { PlacedFigure } from "./article-figure.ts";
import type { EventTypeId } from "../demand/demand-option.ts";
import type { Picture } from "../picture/picture.ts";
import type { LayoutKey } from "../space/layouts.ts";

/** A hand-made floor plan for events that fit no layout: walls, furniture and chairs. Metres from a corner. */
export interface FloorPlan {
  length: number;
  width: number;
  /** Corner and sides of each stand, table or stage. */
  boxes: readonly (readonly [x: number, y: number, length: number, width: number])[];
  /** Centre of each chair. */
  chairs: readonly (readonly [x: number, y: number])[];
}

/** A template for an event of a kind: decisions, checklist, timeline and budget. */
export interface Solution {
  /** Digits. */
  id: string;
  title: string;
  eventType: EventTypeId;
  /** One-sentence summary. */
  summary: string;
  /** The range of people it suits; `usual` is the number that its title names. */
  people: { from: number; to: number; usual?: number };
  /** Half a day is 0.5. */
  days: number;
  layouts: readonly LayoutKey[];
  /** Decisions to take, and how. */
  sections: readonly { title: string; text: readonly string[]; figures?: readonly PlacedFigure[] }[];
  /** Floor area needed: m² by item, of the room named in `of`; `find` is the area to search for if larger than their sum. */
  area?: { of?: string; items: readonly { what: string; area: number }[]; find?: number };
  /** Tasks by due time before the event: 提前 8 周. */
  checklist: readonly { when: string; items: readonly string[] }[];
  /** The schedules of its days in order, 08:00 to the end; `day` where there are several: 第二天，试讲日. `meal`: people eat or drink. */
  timelines: readonly { day?: string; entries: readonly { at: string; what: string; meal?: true }[] }[];
  /** Yuan a person, from and to, by item. */
  budget: readonly { item: string; from: number; to: number; note: string }[];
  demo: boolean;
}

/** The illustration of a solution: a picture of such a room, or else a floor plan. */
export interface SolutionIllustration {
  picture?: Picture;
  floor?: FloorPlan;
}

/** The stored fields of a solution that a list shows. */
export interface SolutionFacts
  extends Pick<Solution, "title" | "eventType" | "summary" | "people" | "days" | "layouts" | "demo">,
    SolutionIllustration {
  /** Yuan a person, all items together. */
  perHead: { from: number; to: number };
}

/** The remaining fields of a solution, shown on its own page. */
export type SolutionText = Pick<Solution, "sections" | "area" | "checklist" | "timelines" | "budget">;

/** Splits a solution into its two stored parts, so that a list does not read its text. */
export function splitSolution(solution: Solution): { facts: SolutionFacts; text: SolutionText } {
  const { title, eventType, summary, people, days, layouts, demo } = solution;
  const { sections, area, checklist, timelines, budget } = solution;
  const sum = (end: "from" | "to") => budget.reduce((total, item) => total + item[end], 0);
  return {
    facts: { title, eventType, summary, people, days, layouts, demo, perHead: { from: sum("from"), to: sum("to") } },
    text: { sections, ...(area && { area }), checklist, timelines, budget },
  };
}
