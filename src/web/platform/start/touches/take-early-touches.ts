declare global {
  interface Window {
    /** Touches that the inline script (`formatStartScript`) has noted. An entry is the control to press, or empty for any other touch. */
    earlyTouches?: (HTMLElement | null | undefined | 0)[] | undefined;
  }
}

/** Returns the touches from before the bootstrap ran, in order. From then on the bootstrap listens itself. */
export function takeEarlyTouches(): readonly (HTMLElement | null | undefined | 0)[] {
  const touches = window.earlyTouches ?? [];
  window.earlyTouches = undefined;
  return touches;
}
