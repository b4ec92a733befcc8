import type { Box } from "#domain/search/box.ts";

/** [longitude, latitude] in degrees. */
export type Point = readonly [number, number];

/** A flat projection of part of a city: pixels a kilometre, and the pixel of a point. North is up. */
export interface Projection {
  width: number;
  height: number;
  pxPerKm: number;
  at: (point: Point) => { x: number; y: number };
}

/** Returns the box around points. */
export function getBoundingBox(points: readonly Point[]): Box {
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) };
}

const kmPerDegree = 111.32;

/** Returns a projection to `width` × `height` pixels of all points, at least `minKm` wide, with a margin in pixels. */
export function project(
  points: readonly Point[],
  width: number,
  height: number,
  margin: number,
  minKm: number,
): Projection {
  const { west, south, east, north } = getBoundingBox(points);
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  const kmPerLng = kmPerDegree * Math.cos((middle[1] * Math.PI) / 180);
  const widthKm = Math.max((east - west) * kmPerLng, minKm);
  const heightKm = Math.max((north - south) * kmPerDegree, (minKm * height) / width);
  const pxPerKm = Math.min((width - 2 * margin) / widthKm, (height - 2 * margin) / heightKm);
  return {
    width,
    height,
    pxPerKm,
    at: ([lng, lat]) => ({
      x: width / 2 + (lng - middle[0]) * kmPerLng * pxPerKm,
      y: height / 2 - (lat - middle[1]) * kmPerDegree * pxPerKm,
    }),
  };
}

/** Minimum width of a scale bar in pixels, for its label. */
const minBarWidth = 56;

/** Returns the smallest round number of kilometres whose bar has room for its label, and the bar's width in pixels. */
export function computeScaleBar(pxPerKm: number): { label: string; width: number } {
  const minLengthKm = minBarWidth / pxPerKm;
  const power = 10 ** Math.floor(Math.log10(minLengthKm));
  const km = [1, 2, 5].map((step) => step * power).find((step) => step >= minLengthKm) ?? 10 * power;
  return { label: km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`, width: km * pxPerKm };
}

/** Groups marks closer than `minDistance` pixels to the first of a group: greedy, in the given order. */
export function groupOverlapping<T>(marks: { x: number; y: number; of: T }[], minDistance: { x: number; y: number }) {
  const groups: { x: number; y: number; of: T[] }[] = [];
  for (const mark of marks) {
    const near = groups.find(
      (group) => Math.abs(group.x - mark.x) < minDistance.x && Math.abs(group.y - mark.y) < minDistance.y,
    );
    if (near) near.of.push(mark.of);
    else groups.push({ x: mark.x, y: mark.y, of: [mark.of] });
  }
  return groups;
}
