import { swipe } from "#domain/limits.ts";

/** A pointer movement: pixels from its start, and its duration in milliseconds. */
export interface PointerMovement {
  dx: number;
  dy: number;
  ms: number;
}

/** Returns the direction of a swipe (specification, section 9: over 40 px in under 500 ms), or undefined. */
export function getSwipeDirection({ dx, dy, ms }: PointerMovement): "left" | "right" | "up" | "down" | undefined {
  if (ms >= swipe.ms) return undefined;
  const across = Math.abs(dx) >= Math.abs(dy);
  if (Math.abs(across ? dx : dy) <= swipe.pixels) return undefined;
  if (across) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}
