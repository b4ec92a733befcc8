import type { Look } from "./direction.ts";

/** Vertical angle of view, degrees: a wide window, and one higher than wide. */
export const fieldOfView = { wide: 60, high: 80 } as const;

/** How far a visitor may zoom, vertical degrees. */
export const fieldRange = { nearest: 30, widest: 90 } as const;

/** The angle of view of a window with this width ÷ height. */
export const fieldFor = (aspect: number): number => (aspect < 1 ? fieldOfView.high : fieldOfView.wide);

/** The point of an equirectangular picture in the middle of a look, as shares of its width and height. */
export function centreOf({ yaw, pitch }: Look): { x: number; y: number } {
  return { x: 0.5 + yaw / (2 * Math.PI), y: 0.5 - pitch / Math.PI };
}
