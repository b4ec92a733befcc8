import { toDayNumber } from "../day.ts";

/** A place on earth, in degrees. */
export interface Place {
  lng: number;
  lat: number;
}

const minutesInDay = 1440;
/** Minutes of China Standard Time ahead of UTC. */
export const chinaOffsetMinutes = 480;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;
export const sinDegrees = (degrees: number): number => Math.sin(toRadians(degrees));
export const cosDegrees = (degrees: number): number => Math.cos(toRadians(degrees));

/** Returns the Julian centuries from the epoch J2000 to a minute of an ISO day in China. */
function toJulianCentury(day: string, minute: number): number {
  const daysSince1970 = toDayNumber(day) + (minute - chinaOffsetMinutes) / minutesInDay;
  return (daysSince1970 + 2_440_587.5 - 2_451_545) / 36_525;
}

/**
 * Computes the sun's declination (degrees) and the equation of time (minutes). Source: Meeus, Astronomical Algorithms,
 * chapters 25 and 28, in the form of NOAA's solar calculator; exact to about a minute of time between 1900 and 2100.
 */
export function computeSolarPosition(day: string, minute: number): { declination: number; equationOfTime: number } {
  const century = toJulianCentury(day, minute);
  const meanLongitude = 280.46646 + century * (36_000.76983 + century * 0.0003032);
  const meanAnomaly = 357.52911 + century * (35_999.05029 - 0.0001537 * century);
  const eccentricity = 0.016708634 - century * (0.000042037 + 0.0000001267 * century);
  const centre =
    sinDegrees(meanAnomaly) * (1.914602 - century * (0.004817 + 0.000014 * century)) +
    sinDegrees(2 * meanAnomaly) * (0.019993 - 0.000101 * century) +
    sinDegrees(3 * meanAnomaly) * 0.000289;
  const node = 125.04 - 1934.136 * century;
  const longitude = meanLongitude + centre - 0.00569 - 0.00478 * sinDegrees(node);
  const meanObliquity = 23.4392911 - century * (0.0130042 + century * (0.00000016 - century * 0.000000504));
  const obliquity = meanObliquity + 0.00256 * cosDegrees(node);
  const declination = toDegrees(Math.asin(sinDegrees(obliquity) * sinDegrees(longitude)));
  const y = Math.tan(toRadians(obliquity / 2)) ** 2;
  const angle =
    y * sinDegrees(2 * meanLongitude) -
    2 * eccentricity * sinDegrees(meanAnomaly) +
    4 * eccentricity * y * sinDegrees(meanAnomaly) * cosDegrees(2 * meanLongitude) -
    0.5 * y * y * sinDegrees(4 * meanLongitude) -
    1.25 * eccentricity * eccentricity * sinDegrees(2 * meanAnomaly);
  return { declination, equationOfTime: 4 * toDegrees(angle) };
}

/** Computes the altitude of the sun's centre above the horizon, in degrees, without refraction. */
export function computeSunAltitude({ lng, lat }: Place, day: string, minute: number): number {
  const { declination, equationOfTime } = computeSolarPosition(day, minute);
  const solarMinute = minute - chinaOffsetMinutes + 4 * lng + equationOfTime;
  const hourAngle = solarMinute / 4 - 180;
  const sine =
    sinDegrees(lat) * sinDegrees(declination) + cosDegrees(lat) * cosDegrees(declination) * cosDegrees(hourAngle);
  return toDegrees(Math.asin(Math.max(-1, Math.min(1, sine))));
}
