import { shortlistLimits } from "../limits.ts";
import type { Shortlist, ShortlistItem } from "./shortlist.ts";

/** Returns whether a list has a space. */
export const hasSpace = ({ items }: Shortlist, spaceCode: string): boolean =>
  items.some((item) => item.spaceCode === spaceCode);

/** Returns whether a list takes no further space. */
export const isShortlistFull = ({ items }: Shortlist): boolean => items.length >= shortlistLimits.items;

/**
 * Adds a space, by default at the end; `at` is where a removed one goes back to. A list that is full, or has the space, stays
 * as it is.
 */
export function addItem(list: Shortlist, item: ShortlistItem, at = list.items.length): Shortlist {
  if (isShortlistFull(list) || hasSpace(list, item.spaceCode)) return list;
  return { ...list, items: list.items.toSpliced(Math.max(0, at), 0, item) };
}

/** Removes a space; a list without it stays as it is. */
export const removeItem = (list: Shortlist, spaceCode: string): Shortlist =>
  hasSpace(list, spaceCode) ? { ...list, items: list.items.filter((item) => item.spaceCode !== spaceCode) } : list;

/** Moves a space to a position, 0 the first; beyond the ends it stays at the end. */
export function moveItem(list: Shortlist, spaceCode: string, to: number): Shortlist {
  const from = list.items.findIndex((item) => item.spaceCode === spaceCode);
  const target = Math.min(Math.max(to, 0), list.items.length - 1);
  if (from === -1 || from === target) return list;
  return { ...list, items: list.items.toSpliced(from, 1).toSpliced(target, 0, list.items[from]!) };
}
