import type { VrScene } from "#domain/picture/picture.ts";
import { isSameRoom } from "../find-scene.ts";

/** Direction of the view in radians: yaw clockwise from the panorama's middle, pitch upwards. */
export interface ViewDirection {
  yaw: number;
  pitch: number;
}

const turn = 2 * Math.PI;

/** Wraps an angle in radians to the range from -π (excluded) to π. */
export function wrapAngle(angle: number): number {
  const rest = ((angle % turn) + turn) % turn;
  return rest > Math.PI ? rest - turn : rest;
}

/** Converts radians to whole degrees; -180 becomes 180. */
export const toRoundedDegrees = (angle: number): number => {
  const degrees = Math.round((wrapAngle(angle) * 180) / Math.PI);
  return degrees === -180 ? 180 : degrees + 0;
};

/**
 * Returns the view's direction after a move to another scene: unchanged in the same room; in another room the same compass
 * direction where both bearings are known, else that scene's initial direction.
 */
export function getDirectionAfterMove(from: VrScene, to: VrScene, look: ViewDirection): ViewDirection {
  if (isSameRoom(from, to)) return look;
  if (from.bearing === undefined || to.bearing === undefined) return to.view;
  return { yaw: wrapAngle(look.yaw + from.bearing - to.bearing), pitch: look.pitch };
}

const compassPoints = ["北", "东北", "东", "东南", "南", "西南", "西", "西北"] as const;
const relativeSides = ["", "右前", "右", "右后", "后", "左后", "左", "左前"] as const;

/** State of the compass; `needle` is its rotation in radians clockwise on the screen. */
export interface CompassReading {
  needle: number;
  /** Compass point where the bearing is known; else the side relative to the panorama's middle, empty straight ahead. */
  direction: string;
  north: boolean;
}

const toEighth = (angle: number): number => Math.round((((angle % turn) + turn) % turn) / (turn / 8)) % 8;

/** Returns the compass at a yaw: towards north where the scene's bearing is known, else towards the panorama's middle. */
export function getCompassReading(yaw: number, bearing: number | undefined): CompassReading {
  const heading = wrapAngle(yaw + (bearing ?? 0));
  const north = bearing !== undefined;
  return { needle: wrapAngle(-heading), direction: (north ? compassPoints : relativeSides)[toEighth(heading)]!, north };
}
