import type { Group } from "./arrangement.ts";
import type { Pattern } from "./lattice.ts";
import {
  chairAtRound,
  highTableDiameter,
  type Measures,
  roundDiameter,
  smallRoundDiameter,
  standing,
} from "./rules.ts";

/** A round table with the people at it. */
interface Ring {
  diameter: number;
  /** Chairs of a full ring, and how many of them are used: those that look towards the screen first. */
  places: number;
  used: number;
  /** From the table's edge to the middle of a chair. */
  chair: number;
}

const sizeOf = ({ diameter, chair }: Ring): number => diameter + 4 * chair;

/** A ring in its square, whose corner is at (x, y). */
function ringAt(corner: { x: number; y: number }, ring: Ring): Group {
  const { diameter, places, used, chair } = ring;
  const [x, y] = [corner.x + sizeOf(ring) / 2, corner.y + sizeOf(ring) / 2];
  const radius = diameter / 2 + chair;
  const seats = Array.from({ length: used }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const angle = (Math.ceil(index / 2) * side * 2 * Math.PI) / places;
    const facing = (Math.ceil(index / 2) * side * 360) / places;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, facing };
  });
  return {
    tables: [{ x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter, round: true }],
    seats,
  };
}

/** A line of `count` rings, `step` from middle to middle, in the middle of the room; `shift` moves it across. */
const lineOf = (width: number, size: number, count: number, step: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, index) => (width - size - (count - 1) * step) / 2 + shift + index * step);

/** The ways to set rings: on a square grid, staggered row by row, or staggered line by line along the room. */
function patternsOf(width: number, wall: number, step: number, ring: Ring): Pattern[] {
  const size = sizeOf(ring);
  const free = width - 2 * wall - size;
  if (free < -1e-6) return [];
  const unit = { depth: size, unit: size, seats: ring.used, unitAt: (x: number, y: number) => ringAt({ x, y }, ring) };
  const across = Math.floor((free + 1e-6) / step) + 1;
  const spread = across > 1 ? Math.min(free / (across - 1), step * 1.25) : step;
  const close = (step * Math.sqrt(3)) / 2;
  const half = step / 2;
  const even = free >= (across - 1) * step + half;
  const staggered = even
    ? [lineOf(width, size, across, step, -half / 2), lineOf(width, size, across, step, half / 2)]
    : [lineOf(width, size, across, step), lineOf(width, size, across - 1, step)];
  const closeLine = lineOf(width, size, Math.floor((free + 1e-6) / close) + 1, close);
  const pick = (rest: number) => closeLine.filter((_, index) => index % 2 === rest);
  return [
    { ...unit, pitch: step, lines: [lineOf(width, size, across, spread)] },
    { ...unit, pitch: close, lines: staggered },
    { ...unit, pitch: close, lines: staggered.toReversed() },
    { ...unit, pitch: half, lines: [pick(0), pick(1)] },
    { ...unit, pitch: half, lines: [pick(1), pick(0)] },
  ];
}

/** Tables of ten, or of eight where the room takes more of them. */
const tables = (m: Measures): Ring[] => [
  { diameter: roundDiameter, places: m.roundSeats, used: m.roundSeats, chair: chairAtRound },
  { diameter: smallRoundDiameter, places: m.smallRoundSeats, used: m.smallRoundSeats, chair: chairAtRound },
];

/** Round tables; each way to set them. */
export const banquet = (width: number, m: Measures): Pattern[] =>
  tables(m).flatMap((ring) => patternsOf(width, m.wall, ring.diameter + m.round, ring));

/** The same tables with the third that would turn its back to the screen left empty. */
export const fishbone = (width: number, m: Measures): Pattern[] =>
  tables(m).flatMap((ring) => {
    const used = Math.round((ring.places * 2) / 3);
    return patternsOf(width, m.wall, ring.diameter + m.round, { ...ring, used });
  });

/** High tables with people standing around them. */
export const cocktail = (width: number, m: Measures): Pattern[] =>
  patternsOf(width, m.wall / 2, m.highPitch, {
    diameter: highTableDiameter,
    places: m.highSeats,
    used: m.highSeats,
    chair: standing / 2,
  });
