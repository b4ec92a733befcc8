import { shortlistLimits } from "../limits.ts";
import { omitUndefined } from "../omit-undefined.ts";
import { hasSpace } from "./add-item.ts";
import { parseShortlistEvent } from "./parse-shortlist.ts";
import type { Shortlist, ShortlistItem } from "./shortlist.ts";

/**
 * Merges another list into one: its spaces stay in their order, the other's follow while there is room, and its own notes and
 * fields of the event win.
 */
export function mergeShortlists(list: Shortlist, other: Shortlist): Shortlist {
  const notes = new Map(other.items.map(({ spaceCode, note }) => [spaceCode, note]));
  const own = list.items.map((item) =>
    omitUndefined<ShortlistItem>({ ...item, note: item.note ?? notes.get(item.spaceCode) }),
  );
  const added = other.items.filter(({ spaceCode }) => !hasSpace(list, spaceCode));
  return {
    items: [...own, ...added].slice(0, shortlistLimits.items),
    event: parseShortlistEvent({ ...other.event, ...list.event }),
  };
}
