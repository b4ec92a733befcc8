import type { Seat } from "../arrangement.ts";
import type { Pattern } from "./repeat-pattern.ts";
import {
  chairAtRound,
  highTableDiameter,
  type SeatingMeasures,
  roundDiameter,
  smallRoundDiameter,
  standingDepth,
} from "../seating-measures.ts";

/** A round table with the people at it. */
interface TableRing {
  diameter: number;
  places: number;
  /** Distance from the table's edge to the centre of a chair, m. */
  chair: number;
}

const getRingSize = ({ diameter, chair }: TableRing): number => diameter + 4 * chair;

/** Creates a ring in the square from (0, 0). */
function createRingUnit(ring: TableRing): Pick<Pattern, "depth" | "unit" | "tables" | "places"> {
  const { diameter, places, chair } = ring;
  const size = getRingSize(ring);
  const radius = diameter / 2 + chair;
  const edge = 2 * chair;
  const seats = Array.from({ length: places }, (_, index): Seat => {
    const turn = Math.ceil(index / 2) * (index % 2 === 0 ? 1 : -1);
    const angle = (turn * 2 * Math.PI) / places;
    return {
      x: size / 2 + Math.cos(angle) * radius,
      y: size / 2 + Math.sin(angle) * radius,
      facing: (turn * 360) / places,
    };
  });
  const table = { x: edge, y: edge, width: diameter, height: diameter, round: true as const };
  return { depth: size, unit: size, tables: [table], places: seats };
}

/** Returns the positions of `count` rings, `step` from centre to centre, centred across the room and moved by `shift`. */
const spaceEvenly = (width: number, size: number, count: number, step: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, index) => (width - size - (count - 1) * step) / 2 + shift + index * step);

/** Returns the pitch of staggered rows whose rings are `across` apart: no two rings are closer than `step`. */
const getStaggeredPitch = (step: number, across: number): number =>
  Math.max(step / 2, Math.sqrt(Math.max(0, step * step - (across * across) / 4)));

/** Creates staggered rows spread over `free` metres: equal rows, or one ring less in every other. */
function createStaggeredRows(
  width: number,
  size: number,
  free: number,
  step: number,
): Pick<Pattern, "pitch" | "lines">[] {
  const equal = Math.max(1, Math.floor((free + 1e-6) / step + 0.5));
  const apart = free / (equal - 0.5);
  const shifted = [-1, 1].map((side) => spaceEvenly(width, size, equal, apart, (side * apart) / 4));
  const found = [{ pitch: getStaggeredPitch(step, apart), lines: shifted }];
  const more = Math.floor((free + 1e-6) / step) + 1;
  if (more < 2) return found;
  const across = free / (more - 1);
  const lines = [spaceEvenly(width, size, more, across), spaceEvenly(width, size, more - 1, across)];
  const pitch = getStaggeredPitch(step, across);
  return [...found, { pitch, lines }, { pitch, lines: lines.toReversed() }];
}

/** Creates staggered lines along the room, packed as closely as possible (hexagonal). */
function createHexagonalLines(
  width: number,
  size: number,
  free: number,
  step: number,
): Pick<Pattern, "pitch" | "lines">[] {
  const across = (step * Math.sqrt(3)) / 2;
  const all = spaceEvenly(width, size, Math.floor((free + 1e-6) / across) + 1, across);
  const [firstLines, secondLines] = [0, 1].map((rest) => all.filter((_, index) => index % 2 === rest));
  return [
    { pitch: step / 2, lines: [firstLines!, secondLines!] },
    { pitch: step / 2, lines: [secondLines!, firstLines!] },
  ];
}

/** Creates the ring patterns: square grid, staggered by row, or staggered by line along the room. */
function createRingPatterns(width: number, wall: number, step: number, ring: TableRing): Pattern[] {
  const size = getRingSize(ring);
  const free = width - 2 * wall - size;
  if (free < -1e-6) return [];
  const across = Math.floor((free + 1e-6) / step) + 1;
  const spread = across > 1 ? Math.min(free / (across - 1), step * 1.25) : step;
  const square = { pitch: step, lines: [spaceEvenly(width, size, across, spread)] };
  const unit = createRingUnit(ring);
  return [
    square,
    ...createStaggeredRows(width, size, free, step),
    ...createHexagonalLines(width, size, free, step),
  ].map((set) => ({
    ...unit,
    ...set,
  }));
}

/** Returns the round tables to try: for ten, or for eight where more of them fit. */
const listRoundTables = (m: SeatingMeasures): TableRing[] => [
  { diameter: roundDiameter, places: m.roundSeats, chair: chairAtRound },
  { diameter: smallRoundDiameter, places: m.smallRoundSeats, chair: chairAtRound },
];

/** Creates the banquet patterns of round tables. */
export const createBanquetPatterns = (width: number, m: SeatingMeasures): Pattern[] =>
  listRoundTables(m).flatMap((ring) => createRingPatterns(width, m.wall, ring.diameter + m.round, ring));

/** Creates cocktail patterns: high tables with six to eight people standing around each. */
export const createCocktailPatterns = (width: number, m: SeatingMeasures): Pattern[] =>
  createRingPatterns(width, m.wall / 2, m.highPitch, {
    diameter: highTableDiameter,
    places: m.highSeats,
    chair: standingDepth / 2,
  }).map((pattern) => ({ ...pattern, loose: true }));
