import type { ViewDirection } from "./view-direction.ts";

/** Vertical field of view in degrees, for landscape and portrait windows. */
const fieldOfView = { wide: 60, tall: 80 } as const;

/** Zoom limits as vertical field of view, degrees. */
export const fieldOfViewLimits = { nearest: 30, widest: 90 } as const;

/** Returns the vertical field of view of a window with this width ÷ height. */
export const getFieldOfView = (aspect: number): number => (aspect < 1 ? fieldOfView.tall : fieldOfView.wide);

/** Returns the point of an equirectangular picture in a direction, as shares of its width and height. */
export function toPicturePoint({ yaw, pitch }: ViewDirection): { x: number; y: number } {
  return { x: 0.5 + yaw / (2 * Math.PI), y: 0.5 - pitch / Math.PI };
}
