import type { LanghamSunWire } from "#contract/marketing/langham-package-wire.ts";
import { horizonAltitude } from "#domain/sun/compute-sun-day.ts";

/** Pixels a degree of altitude on the desktop, space above the highest point and below the horizon. */
const pxPerDegree = 1.6;
const spaceAbove = 24;
const spaceBelow = 56;
/** The dashed line ends where civil twilight does. */
const twilightAltitude = -6;

/** The sun's line in the units of its drawing: minutes across, pixels of the desktop down. */
export interface SunLine {
  width: number;
  height: number;
  horizon: number;
  /** Path data of the line by day, and of dawn and dusk. */
  day: string;
  twilight: string;
  /** Returns a point's position as shares of width and height; below the horizon it lies on it. */
  locate: (minute: number, altitude: number) => { left: string; top: string };
  toX: (minute: number) => number;
  toY: (altitude: number) => number;
}

const formatShare = (share: number): string => `${(share * 100).toFixed(2)}%`;
const toPath = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/**
 * Draws the sun's day: a degree has the same height in every season and city, so that the line is high in summer and in
 * the south, and the drawing as high as it needs to be.
 */
export function drawSunLine({ altitudes, start, step, sunrise, sunset }: LanghamSunWire): SunLine {
  const highest = Math.max(0, ...altitudes);
  const width = (altitudes.length - 1) * step;
  const horizon = spaceAbove + (highest - horizonAltitude) * pxPerDegree;
  const height = horizon + spaceBelow;
  const toX = (minute: number) => minute - start;
  const toY = (altitude: number) => spaceAbove + (highest - altitude) * pxPerDegree;
  const points = altitudes.map((altitude, at) => ({ minute: start + at * step, altitude }));
  const select = (from: number, to: number, least: number) =>
    points
      .filter(({ minute, altitude }) => minute > from && minute < to && altitude >= least)
      .map(({ minute, altitude }) => [toX(minute), toY(altitude)] as const);
  const rise = [toX(sunrise), horizon] as const;
  const set = [toX(sunset), horizon] as const;
  return {
    width,
    height: Math.round(height),
    horizon,
    day: toPath([rise, ...select(sunrise, sunset, horizonAltitude), set]),
    twilight:
      toPath([...select(0, sunrise, twilightAltitude), rise]) +
      toPath([set, ...select(sunset, 1440, twilightAltitude)]),
    locate: (minute, altitude) => ({
      left: formatShare(toX(minute) / width),
      top: formatShare(toY(Math.max(horizonAltitude, altitude)) / height),
    }),
    toX,
    toY: (altitude) => toY(Math.max(horizonAltitude, altitude)),
  };
}
