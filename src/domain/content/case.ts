import type { EventTypeId } from "../demand/options.ts";
import type { LayoutKey } from "../space/layout.ts";

/** A case as it is kept: what a list shows of it. */
export interface CaseFacts {
  name: string;
  demo?: boolean;
  cityCode: string;
  eventType: EventTypeId;
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
   * What a drawing or a picture of the hall would say otherwise than the story: `seats` where the people sat as no layout
   * draws them, `stands` where the hall was full of something else than seats, `place` where it was held outside the hall.
   */
  otherwise?: "seats" | "stands" | "place";
  /** The house and the hall it took place in, where the catalogue has them. */
  siteId?: string;
  spaceCode?: string;
}

/** How a case went, beside its facts. */
export interface CaseText {
  /** A paragraph each. */
  text: readonly string[];
  /** What one takes from it. */
  lessons: readonly string[];
}
