import type { LayoutKey } from "../space/layouts.ts";

/** A space of a venue that a visitor has saved. A space stands in a list once. */
export interface ShortlistItem {
  siteId: string;
  spaceCode: string;
  /** The visitor's own line, 1 to 200 characters without line breaks. */
  note?: string | undefined;
  /** Milliseconds since 1970. */
  addedAt: number;
}

/** The one event that all spaces of a list are judged for; an unset field asks nothing. */
export interface ShortlistEvent {
  people?: number | undefined;
  layout?: LayoutKey | undefined;
  /** Days that the event lasts. */
  days?: number | undefined;
  /** Up to three alternative ISO days on which it may begin, earliest first. */
  dates?: readonly string[] | undefined;
}

export interface Shortlist {
  /** In the visitor's order, at most 40. */
  items: readonly ShortlistItem[];
  event: ShortlistEvent;
}

export const emptyShortlist: Shortlist = { items: [], event: {} };
