import { isComposingKey } from "../device/is-composing-key.ts";

/** What a single key asks for: the search, the list of shortcuts, the next row, the one before. */
export type Shortcut = "search" | "help" | "next" | "previous";

/** The keys, with what an input method of Chinese makes of them outside a field. */
const keys: Readonly<Record<string, Shortcut>> = {
  "/": "search",
  "／": "search",
  "、": "search",
  "?": "help",
  "？": "help",
  j: "next",
  ArrowDown: "next",
  k: "previous",
  ArrowUp: "previous",
};

/** What takes keys itself: fields, what chooses by arrows, and anything in a dialog. */
const takers =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, dialog, [contenteditable], [role="listbox"], [role="tablist"], [role="slider"]';

/** Returns the row of a list in which an element is. */
export function getRow(element: Element | null): Element | null {
  const row = element?.closest("#main li") ?? null;
  return row?.querySelector(":is(h2, h3, h4) a") ? row : null;
}

/** Returns what a key asks for; undefined where it is typed into a field, composed, or pressed with another. */
export function readShortcut(event: KeyboardEvent): Shortcut | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const shortcut = keys[key.length === 1 ? key.toLowerCase() : key];
  if (!shortcut || ctrlKey || metaKey || altKey || isComposingKey(event)) return undefined;
  // With Shift only the question mark, which needs it on most keyboards.
  if (event.shiftKey && shortcut !== "help") return undefined;
  const element = target instanceof Element ? target : null;
  if (element?.closest(takers) || document.querySelector("dialog[open]")) return undefined;
  // Arrows scroll the page, unless a row has the focus.
  return key.length > 1 && !getRow(element) ? undefined : shortcut;
}
