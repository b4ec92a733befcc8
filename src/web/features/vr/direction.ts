import type { VrScene } from "../../../domain/picture/picture.ts";
import { sameRoom } from "./scenes.ts";

/** Where one looks: radians, yaw clockwise from the panorama's middle, pitch up. */
export interface Look {
  yaw: number;
  pitch: number;
}

const turn = 2 * Math.PI;

/** An angle brought between -π (excluded) and π. */
export function wrapAngle(angle: number): number {
  const rest = ((angle % turn) + turn) % turn;
  return rest > Math.PI ? rest - turn : rest;
}

/** Degrees, whole, of an angle in radians; -180 is said as 180. */
export const wholeDegrees = (angle: number): number => {
  const degrees = Math.round((wrapAngle(angle) * 180) / Math.PI);
  return degrees === -180 ? 180 : degrees + 0;
};

/**
 * Where one looks after going from one scene to another: in the same room on in the same direction; in another room in the
 * same compass direction where both are known, else where that room is looked at first.
 */
export function lookAfter(from: VrScene, to: VrScene, look: Look): Look {
  if (sameRoom(from, to)) return look;
  if (from.bearing === undefined || to.bearing === undefined) return to.view;
  return { yaw: wrapAngle(look.yaw + from.bearing - to.bearing), pitch: look.pitch };
}

const winds = ["北", "东北", "东", "东南", "南", "西南", "西", "西北"] as const;
const sides = ["", "右前", "右", "右后", "后", "左后", "左", "左前"] as const;

/** What the needle points at, by how much it is turned (radians clockwise on the screen), and the direction in a word. */
export interface Compass {
  needle: number;
  /** A wind where the bearing is known; else the side seen from the panorama's middle, empty when straight ahead. */
  word: string;
  north: boolean;
}

const eighth = (angle: number): number => Math.round((((angle % turn) + turn) % turn) / (turn / 8)) % 8;

/** The compass at a yaw: towards north where the scene's bearing is known, else towards the panorama's middle. */
export function compassAt(yaw: number, bearing: number | undefined): Compass {
  const heading = wrapAngle(yaw + (bearing ?? 0));
  const north = bearing !== undefined;
  return { needle: wrapAngle(-heading), word: (north ? winds : sides)[eighth(heading)]!, north };
}
