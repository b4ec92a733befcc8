import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "../storage/persisted-state.ts";

/** Text sizes that the visitor can choose: px of the root where the browser's own size is 16. */
export const textSizes = [16, 20, 24, 32] as const;
export type TextSize = (typeof textSizes)[number];

declare global {
  interface Window {
    /** Defined by `beforePaintScript`. */
    applyTextSize: (size: TextSize) => void;
  }
}

/** Name of the stored state, which `beforePaintScript` reads too. */
export const textSizeName = "text-size";

const isTextSize = (value: unknown): value is TextSize => textSizes.includes(value as TextSize);
const store = createPersistedState<TextSize>(textSizeName, {
  life: "lasting",
  parse: (stored) => (isTextSize(stored) ? stored : undefined),
});
const listeners = createListeners();

/** Returns the size that the page is shown in. */
export function getTextSize(): TextSize {
  const size = Number(document.documentElement.dataset.textSize);
  return isTextSize(size) ? size : 16;
}

/** Calls the listener whenever a size is chosen. Returns a function that ends that. */
export const onTextSize = listeners.add;

/** Shows the page in a size, and remembers it. */
export function chooseTextSize(size: TextSize): void {
  window.applyTextSize(size);
  store.write(size);
  listeners.tell();
}

/** Tells whether the window is at least this wide (em of the normal text), as the sheets' queries see it at this size. */
export const isWindowWide = (em: number): boolean => matchMedia(`(min-width: ${(em * getTextSize()) / 16}em)`).matches;
