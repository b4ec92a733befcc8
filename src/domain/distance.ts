import { formatNumber } from "./format.ts";

/** Returns the great-circle distance in metres between two points in degrees (haversine, mean earth radius 6,371,008.8 m). */
export function getDistanceMetres(aLng: number, aLat: number, bLng: number, bLat: number): number {
  const rad = Math.PI / 180;
  const dLat = (bLat - aLat) * rad;
  const dLng = (bLng - aLng) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(aLat * rad) * Math.cos(bLat * rad) * Math.sin(dLng / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

/** Converts degrees to a point on the unit sphere: chord length there orders points as distance does. */
export function toUnitSphere(lng: number, lat: number): { x: number; y: number; z: number } {
  const rad = Math.PI / 180;
  const fromAxis = Math.cos(lat * rad);
  return { x: fromAxis * Math.cos(lng * rad), y: fromAxis * Math.sin(lng * rad), z: Math.sin(lat * rad) };
}

/** Ratio of street distance to straight-line distance, and walking speed. */
export const streetFactor = 1.3;
export const walkMetresPerMinute = 75;

/** Estimates the minutes of a walk from its straight-line metres; at least 1. */
export const estimateWalkMinutes = (metres: number): number =>
  Math.max(1, Math.round((metres * streetFactor) / walkMetresPerMinute));

/** Estimates the street distance from straight-line metres, rounded to 50 m. */
export const estimateStreetMetres = (metres: number): number =>
  Math.max(50, Math.round((metres * streetFactor) / 50) * 50);

/**
 * Formats a distance as in the specification, section 9: under 1000 in 米, else 公里 with two decimals and thousands
 * separators. A non-breaking space joins number and unit.
 */
export function formatDistance(metres: number): string {
  const rounded = Math.round(metres);
  return rounded < 1000 ? `${rounded}\u00a0米` : `${formatNumber(metres / 1000, 2)}\u00a0公里`;
}
