import type { EventTypeId } from "../demand/demand-option.ts";
import type { LayoutKey } from "../space/layouts.ts";

/** The stored fields of a case that a list shows. */
export interface CaseFacts {
  name: string;
  demo?: boolean;
  cityCode: string;
  eventType: EventTypeId;
  /** What a planner calls the event, where that is closer than its type: 加盟路演. */
  kind?: string;
  industry?: string;
  /** ISO month. */
  date?: string;
  days?: number;
  /** Yuan for everything. */
  budget?: number;
  attendees: number;
  layout: LayoutKey;
  number: { value: string; unit: string };
  story: string;
  /**
   * How the event differed from a drawing or picture of the space: `seats` if people sat in no standard layout, `stands`
   * if stands filled the space instead of seats, `place` if it was held outside the space.
   */
  otherwise?: "seats" | "stands" | "place";
  /** The venue and the space it took place in, if the catalogue has them. */
  siteId?: string;
  spaceCode?: string;
}

/** One figure of a case, earlier and this time, with its unit: 颁奖用时, 73 分钟, 38 分钟. */
export interface CaseChange {
  what: string;
  before: string;
  after: string;
}

/** Where and how people sat the earlier time, for a drawing beside the present one; metres. */
export interface EarlierSetup {
  /** What it was: 原会场，排距 1.4 m. */
  name: string;
  /** Sides of the earlier space; absent: the same space. */
  length?: number;
  width?: number;
  attendees: number;
  layout: LayoutKey;
}

/** The story text of a case, stored apart from its facts. */
export interface CaseText {
  /** A paragraph each. */
  text: readonly string[];
  /** Lessons learned. */
  lessons: readonly string[];
  /** Figures that differ from the earlier time. */
  changes?: readonly CaseChange[];
  earlier?: EarlierSetup;
}
