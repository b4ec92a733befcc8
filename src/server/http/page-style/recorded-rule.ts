/** A selector and the classes of ours without which it matches nothing. */
export type RecordedSelector = readonly [selector: string, classes: readonly string[]];

/**
 * A rule of a built sheet: one with selectors, with its declarations in braces; a block (`@media`, `@layer`) with the rules in it; or a
 * statement that stands as it is, `@keyframes` with its name, so that it is left out where nothing names it.
 */
export type RecordedRule =
  | { selectors: readonly RecordedSelector[]; body: string }
  | { block: string; rules: readonly RecordedRule[] }
  | { text: string; keyframes?: string };

/** The rules of each sheet of a build, by its file (`.vite/styles.json`, written by `scripts/chunks/record-rules.ts`). */
export type RecordedSheets = Readonly<Record<string, readonly RecordedRule[]>>;
