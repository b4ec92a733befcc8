/** Largest delay and distance between the taps of a double tap, and largest duration and movement of a tap. */
const doubleTap = { ms: 300, pixels: 40 } as const;
const tap = { ms: 250, pixels: 10 } as const;

/** A touch that ended: its last and first position in pixels, and the time stamps of its start and end. */
export interface EndedTouch {
  x: number;
  y: number;
  fromX: number;
  fromY: number;
  at: number;
  endedAt: number;
}

/** Creates a detector of double taps; `forget` drops the first tap. */
export function createDoubleTapDetector() {
  let lastTap: { x: number; y: number; at: number } | undefined;
  return {
    /** Returns whether a touch is the second tap of a double tap. A touch that is no tap changes nothing. */
    isDoubleTap({ x, y, fromX, fromY, at, endedAt }: EndedTouch): boolean {
      const isStill = Math.hypot(x - fromX, y - fromY) < tap.pixels;
      if (!isStill || endedAt - at > tap.ms) return false;
      const isSecond =
        lastTap !== undefined &&
        endedAt - lastTap.at < doubleTap.ms &&
        Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTap.pixels;
      lastTap = isSecond ? undefined : { x, y, at: endedAt };
      return isSecond;
    },
    forget() {
      lastTap = undefined;
    },
  };
}
