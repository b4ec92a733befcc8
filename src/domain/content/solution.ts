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
