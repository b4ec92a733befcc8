declare global {
  interface Window {
    /** What the document's inline script holds (`formatStartScript`): nothing but that there was a touch, or a control to press. */
    earlyTouches?: (HTMLElement | null | undefined | 0)[] | undefined;
  }
}

/** Returns the touches from before the starter ran, in order; those after it are the starter's own to hear. */
export function takeEarlyTouches(): readonly (HTMLElement | null | undefined | 0)[] {
  const touches = window.earlyTouches ?? [];
  window.earlyTouches = undefined;
  return touches;
}
