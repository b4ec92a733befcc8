import type { LayoutKey } from "../space/layouts.ts";

/** What a colleague thinks of a space of a shared list: an opinion, never an approval. */
export const opinionMarks = ["choice", "acceptable", "question", "unsuitable"] as const;
export type OpinionMark = (typeof opinionMarks)[number];

/** A space of a shared list, with the note of who shared it. */
export interface SharedItem {
  siteId: string;
  spaceCode: string;
  note?: string | undefined;
}

/** The one event that the spaces of a list are judged for. */
export interface SharedEvent {
  cityName?: string | undefined;
  people?: number | undefined;
  layout?: LayoutKey | undefined;
  /** Alternative ISO days on which it may begin. */
  dates?: readonly string[] | undefined;
  days?: number | undefined;
}

/** What is stored of a shared list: the items in their order, the event, and what it is called. */
export interface SharedList {
  title?: string | undefined;
  /** How its owner signs; nobody checks it. */
  sharedBy?: string | undefined;
  event: SharedEvent;
  items: readonly SharedItem[];
}

/** What a colleague wrote: a family name, marks by space, and one line. */
export interface Opinion {
  surname: string;
  marks: Readonly<Record<string, OpinionMark>>;
  remark?: string | undefined;
}
