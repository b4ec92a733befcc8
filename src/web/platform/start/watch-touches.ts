/** What tells of a visitor: something is pointed at, moved, pressed, typed or focused, the page is scrolled, printed or goes to a fragment. */
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "input",
  "click",
  "beforeprint",
  "hashchange",
  "popstate",
] as const;

/** Calls back at each sign of a visitor until the signal ends it. */
export function watchTouches(callback: () => void, signal: AbortSignal): void {
  for (const sign of signs) window.addEventListener(sign, callback, { capture: true, passive: true, signal });
}
