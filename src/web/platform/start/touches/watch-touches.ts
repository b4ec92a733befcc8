/** Events that show that a visitor is there. */
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

/** Chromium reports a pointer move of zero pixels where a page appears under a pointer at rest. */
const isResting = ({ movementX, movementY }: Partial<PointerEvent>) => movementX === 0 && movementY === 0;

/** Calls back at each sign of a visitor until the signal ends it. */
export function watchTouches(callback: () => void, signal: AbortSignal): void {
  const handle = (event: Event) => (event.type === "pointermove" && isResting(event as PointerEvent)) || callback();
  for (const sign of signs) window.addEventListener(sign, handle, { capture: true, passive: true, signal });
}
