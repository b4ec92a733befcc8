import { shortlistLimits } from "../limits.ts";
import { hasSpace } from "./add-item.ts";
import type { Shortlist, ShortlistItem } from "./shortlist.ts";

/** The spaces of another list by what merging does with them. */
export interface MergePlan {
  added: readonly ShortlistItem[];
  /** On the list already. */
  present: readonly ShortlistItem[];
  /** Without room on the list. */
  leftOut: readonly ShortlistItem[];
}

/** Plans what merging another list into one does with its spaces. */
export function planMerge(list: Shortlist, { items }: Shortlist): MergePlan {
  const missing = items.filter(({ spaceCode }) => !hasSpace(list, spaceCode));
  const room = shortlistLimits.items - list.items.length;
  return {
    added: missing.slice(0, room),
    present: items.filter(({ spaceCode }) => hasSpace(list, spaceCode)),
    leftOut: missing.slice(room),
  };
}

/**
 * Merges another list into one: its own spaces stay as they are, the other's follow with their notes while there is room. The other's
 * event is taken only where the list has neither spaces nor an event; where nothing is added it stays as it is.
 */
export function mergeShortlists(list: Shortlist, other: Shortlist): Shortlist {
  const { added } = planMerge(list, other);
  if (added.length === 0) return list;
  const isBlank = list.items.length === 0 && Object.keys(list.event).length === 0;
  return { items: [...list.items, ...added], event: isBlank ? other.event : list.event };
}
