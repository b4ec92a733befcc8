import { swipe } from "../../domain/limits.ts";

/** Where a finger went: pixels from where it was put down, milliseconds it took. */
export interface Stroke {
  dx: number;
  dy: number;
  ms: number;
}

/** The direction of a swipe (specification, section 9: more than 40 px in under 500 ms); undefined where it is none. */
export function swipeOf({ dx, dy, ms }: Stroke): "left" | "right" | "up" | "down" | undefined {
  if (ms >= swipe.ms) return undefined;
  const across = Math.abs(dx) >= Math.abs(dy);
  if (Math.abs(across ? dx : dy) <= swipe.pixels) return undefined;
  if (across) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}
