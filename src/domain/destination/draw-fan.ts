import { type Box, placeLabels, type PlacedLabel } from "./place-labels.ts";

/** A city in the fan: bearing in degrees from the departure, minutes of flight. */
export interface FanCity {
  code: string;
  name: string;
  bearing: number;
  minutes: number;
}

/** The drawing of a fan, in units of a pixel at full width. */
export interface Fan {
  width: number;
  height: number;
  /** The departure, with the place of its name. */
  origin: { x: number; y: number };
  /** Arcs at equal times; every second one bears its hours at `label`. */
  rings: { hours: number; path: string; label?: { x: number; y: number } }[];
  /** The straight edge that the hours stand at. */
  edge: string;
  cities: { code: string; x: number; y: number; label: PlacedLabel }[];
}

export const fanWidth = 440;
const maxHeight = 520;
/** Space for labels around the points. */
const margin = { left: 34, right: 56, top: 22, bottom: 26 } as const;
/** Degrees by which the arcs go beyond the outermost cities. */
const beyond = 6;
/** Largest size of a label's type (narrow screens scale the drawing down), its line and the distance from the point. */
const label = { size: 16.5, lineHeight: 19, gap: 9 } as const;
const pointRadius = 6;

const rad = Math.PI / 180;
/** Returns the point at a bearing (degrees) and distance; y grows downwards. */
const toPoint = (bearing: number, distance: number) => ({
  x: distance * Math.sin(bearing * rad),
  y: -distance * Math.cos(bearing * rad),
});
const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the width of a label: Chinese characters are as wide as high, Latin ones about 0.6. */
export const estimateTextWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 256 ? 0.6 : 1), 0) * size;

/** Returns the span of bearings that holds all cities, the second greater than the first. */
function getSpan(cities: readonly FanCity[]): { from: number; to: number } {
  const bearings = cities.map(({ bearing }) => bearing);
  return { from: Math.min(...bearings) - beyond, to: Math.max(...bearings) + beyond };
}

/** Returns the scale (units a minute) and origin at which everything fits. */
function fitToField(cities: readonly FanCity[], rings: readonly number[], from: number): Field {
  const outermost = rings.at(-1)! * 60;
  const points = [
    { x: 0, y: 0 },
    ...cities.map(({ bearing, minutes }) => toPoint(bearing, minutes)),
    toPoint(from, outermost),
  ];
  const left = Math.min(...points.map(({ x }) => x));
  const right = Math.max(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const bottom = Math.max(...points.map(({ y }) => y));
  const free = fanWidth - margin.left - margin.right;
  const scale = Math.min(free / (right - left), (maxHeight - margin.top - margin.bottom) / (bottom - top));
  const spare = free - (right - left) * scale;
  return {
    scale,
    origin: { x: margin.left + spare / 2 - left * scale, y: margin.top - top * scale },
    height: Math.ceil((bottom - top) * scale + margin.top + margin.bottom),
  };
}

/** Lists the hours of the arcs, up to the farthest city. */
function listRingHours(cities: readonly FanCity[]): number[] {
  const farthest = Math.max(...cities.map(({ minutes }) => minutes)) / 60;
  const step = farthest > 8 ? 2 : 1;
  return Array.from({ length: Math.max(1, Math.floor(farthest / step)) }, (_, at) => (at + 1) * step);
}

interface Field {
  origin: { x: number; y: number };
  scale: number;
  height: number;
}

/** Returns the point of the drawing at a bearing and a time. */
function placePoint({ origin, scale }: Field, bearing: number, minutes: number) {
  const point = toPoint(bearing, minutes * scale);
  return { x: round(origin.x + point.x), y: round(origin.y + point.y) };
}

/** Returns where an arc ends: at the last bearing that is inside the drawing. */
function placeArcEnd(field: Field, from: number, to: number, minutes: number) {
  for (let bearing = to; bearing > from + 4; bearing -= 2) {
    const end = placePoint(field, bearing, minutes);
    if (end.x > 4 && end.y < field.height - 4) return end;
  }
  return placePoint(field, from + 4, minutes);
}

/** Draws the arcs at the hours; where there are many, every second one bears its hours. */
function drawRings(field: Field, hours: readonly number[], from: number, to: number): Fan["rings"] {
  const labelled = hours.length > 4 || hours[0] === 2 ? 2 : 1;
  return hours.map((hour, at) => {
    const start = placePoint(field, from, hour * 60);
    const end = placeArcEnd(field, from, to, hour * 60);
    const radius = round(hour * 60 * field.scale);
    const path = `M${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}`;
    return { hours: hour, path, ...((at + 1) % labelled === 0 && { label: { x: start.x + 6, y: start.y + 4 } }) };
  });
}

/** Lists what a name must not cover: the points, the hours, the departure. */
function listObstacles(
  points: readonly { x: number; y: number }[],
  rings: Fan["rings"],
  { origin }: Field,
  departureName: string,
): Box[] {
  const side = 2 * pointRadius;
  return [
    ...points.map(({ x, y }) => ({ x: x - pointRadius, y: y - pointRadius, width: side, height: side })),
    ...rings.flatMap((ring) => (ring.label ? [{ x: ring.label.x, y: ring.label.y - 13, width: 34, height: 18 }] : [])),
    { x: origin.x - 10, y: origin.y - 10, width: 24 + estimateTextWidth(departureName, label.size), height: 20 },
  ];
}

/**
 * Draws the fan from a departure: the angle of a city is its true bearing, its radius the time of the flight. Turns and
 * rescales with the departure; labels are placed by collision and none is dropped.
 */
export function drawFan(departureName: string, cities: readonly FanCity[]): Fan | undefined {
  if (cities.length === 0) return undefined;
  const hours = listRingHours(cities);
  const { from, to } = getSpan(cities);
  const field = fitToField(cities, hours, from);
  const { origin, height } = field;
  const rings = drawRings(field, hours, from, to);
  const points = cities.map(({ bearing, minutes }) => placePoint(field, bearing, minutes));
  const labels = placeLabels(
    points.map((point, at) => ({ ...point, width: estimateTextWidth(cities[at]!.name, label.size) })),
    listObstacles(points, rings, field, departureName),
    { width: fanWidth, height, lineHeight: label.lineHeight, gap: label.gap },
  );
  const edgeEnd = placePoint(field, from, hours.at(-1)! * 60);
  return {
    width: fanWidth,
    height,
    origin: { x: round(origin.x), y: round(origin.y) },
    rings,
    edge: `M${round(origin.x)} ${round(origin.y)}L${edgeEnd.x} ${edgeEnd.y}`,
    cities: points.map((point, at) => {
      const { x, y, anchor, lead } = labels[at]!;
      return { code: cities[at]!.code, ...point, label: { x: round(x), y: round(y), anchor, lead } };
    }),
  };
}
