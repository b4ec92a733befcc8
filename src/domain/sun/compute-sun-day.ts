import {
  chinaOffsetMinutes,
  computeSolarPosition,
  cosDegrees,
  type Place,
  sinDegrees,
  toDegrees,
} from "./compute-sun-altitude.ts";

/** The sun's day at a place: minutes after midnight, China Standard Time (UTC+8). */
export interface SunDay {
  sunrise: number;
  /** When the sun stands highest. */
  noon: number;
  sunset: number;
}

const middayMinute = 720;

/** Altitude of the sun's centre when its upper edge touches the horizon: refraction and half its width, in degrees. */
export const horizonAltitude = -0.833;

/** Computes the minute at which the sun stands highest. */
function computeNoon({ lng }: Place, day: string, near: number): number {
  return middayMinute + chinaOffsetMinutes - 4 * lng - computeSolarPosition(day, near).equationOfTime;
}

/** Computes sunrise (`side` -1) or sunset (1), from the sun's position at the minute `near` it. */
function computeCrossing(place: Place, day: string, side: -1 | 1, near: number): number {
  const { declination } = computeSolarPosition(day, near);
  const cosine =
    (sinDegrees(horizonAltitude) - sinDegrees(place.lat) * sinDegrees(declination)) /
    (cosDegrees(place.lat) * cosDegrees(declination));
  const hourAngle = toDegrees(Math.acos(Math.max(-1, Math.min(1, cosine))));
  return computeNoon(place, day, near) + side * 4 * hourAngle;
}

/**
 * Computes sunrise, noon and sunset of an ISO day at a place in China, in whole minutes. Within the polar circles, where
 * the sun may neither rise nor set, the answer is half a day around noon.
 */
export function computeSunDay(place: Place, day: string): SunDay {
  const noon = computeNoon(place, day, middayMinute);
  const solve = (side: -1 | 1) => computeCrossing(place, day, side, computeCrossing(place, day, side, noon));
  return { sunrise: Math.round(solve(-1)), noon: Math.round(noon), sunset: Math.round(solve(1)) };
}
