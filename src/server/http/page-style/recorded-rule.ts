/**
 * A selector and what a document must have that it matches in: classes of ours, elements (`<table`) and some attributes of
 * `styledAttributes`. A document that lacks one of them is painted alike without it.
 */
export type RecordedSelector = readonly [selector: string, needs: readonly string[]];

/**
 * A rule of a built sheet: one with selectors, with its declarations in braces; a block (`@media`, `@layer`) with the rules in it; or a
 * statement that stands as it is: `@keyframes` and `@property` with their name, so that they are left out where nothing names them.
 */
export type RecordedRule =
  | { selectors: readonly RecordedSelector[]; body: string }
  | { block: string; rules: readonly RecordedRule[] }
  | { text: string; named?: string };

/** The rules of each sheet of a build, by its file (`.vite/styles.json`, written by `scripts/chunks/record-rules.ts`). */
export type RecordedSheets = Readonly<Record<string, readonly RecordedRule[]>>;

/** Attributes that few documents have and only rendering sets: the selectors that need them, and their text in the markup. */
export const styledAttributes: readonly (readonly [selector: RegExp, markup: string])[] = [
  [/::file-selector-button/, 'type="file"'],
  [/::-webkit-(?:date|calendar)|\[type=date\]/, 'type="date"'],
  [/\[type=time\]/, 'type="time"'],
  [/\[type=radio\]/, 'type="radio"'],
  [/::-webkit-search/, 'type="search"'],
  [/::-webkit-inner-spin-button/, 'type="number"'],
  [/:disabled/, 'disabled=""'],
  [/\[aria-disabled/, "aria-disabled="],
  [/\[aria-selected/, "aria-selected="],
  [/\[role=option\]/, 'role="option"'],
  [/\[data-theme/, "data-theme="],
  [/:lang\(en\)/, 'lang="en"'],
];
