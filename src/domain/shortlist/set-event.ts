import { omitUndefined } from "../omit-undefined.ts";
import { parseNote, parseShortlistEvent } from "./parse-shortlist.ts";
import type { Shortlist, ShortlistEvent, ShortlistItem } from "./shortlist.ts";

/** Sets the note of a space; an empty one takes it away. */
export const setNote = (list: Shortlist, spaceCode: string, note: string): Shortlist => ({
  ...list,
  items: list.items.map((item) =>
    item.spaceCode === spaceCode ? omitUndefined<ShortlistItem>({ ...item, note: parseNote(note) }) : item,
  ),
});

/** Changes fields of the event; undefined or an invalid value unsets a field. */
export const setEvent = (list: Shortlist, change: ShortlistEvent): Shortlist => ({
  ...list,
  event: parseShortlistEvent({ ...list.event, ...change }),
});
