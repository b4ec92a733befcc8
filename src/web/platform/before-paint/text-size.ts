import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "../storage/persisted-state.ts";
import scaleHref from "./scale-media-queries.js?url";

/** Text sizes that the visitor can choose: px of the root where the browser's own size is 16. */
export const textSizes = [16, 20, 24, 32] as const;
export type TextSize = (typeof textSizes)[number];

declare global {
  interface Window {
    /** Defined once a larger text is shown. */
    scaleMediaQueries?: () => void;
  }
}

/** Name of the stored state, which `formatBeforePaintScript` reads too. */
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

/** Scales the media queries to the size that the page is shown in. The first time on a page this loads the code, later it is done at once. */
function scaleMediaQueries(): void {
  if (window.scaleMediaQueries) {
    window.scaleMediaQueries();
    return;
  }
  const script = document.createElement("script");
  script.src = scaleHref;
  document.head.append(script);
}

/** Shows the page in a size, and remembers it. */
export function chooseTextSize(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === 16) delete dataset.textSize;
  else dataset.textSize = String(size);
  scaleMediaQueries();
  store.write(size);
  listeners.emit();
}
