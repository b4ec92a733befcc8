import { type Arrangement, type Group, nothing, type Seat, type Table } from "./arrangement.ts";
import type { Rect } from "./room.ts";
import {
  chairDepth,
  freeInside,
  type Measures,
  ringOpening,
  shortTable,
  tableDepth,
  tableLength,
  widestBoard,
} from "./rules.ts";

/** The form of a table outline: open towards the screen or closed, one ring or two nested ones. */
export interface Form {
  open: boolean;
  rings: number;
  /** The gap in the outer ring that leads to the inner one, m. */
  opening?: number;
}

/** Table lines have multiples of this length: tables of 1.8 and 1.2 m make up every multiple. */
const module = shortTable / 2;
const whole = (metres: number): number => Math.floor((metres + 1e-6) / module) * module;
const placesOn = (length: number, edge: number): number => Math.max(0, Math.floor((length + 1e-6) / edge));

/** A straight line of tables from `x`, `y` with the people on one side of it. */
interface Side {
  x: number;
  y: number;
  length: number;
  /** Along the room, or across it. */
  along: boolean;
  /** Direction its people face, degrees: 0 towards the screen, 90 towards y = 0. */
  facing: number;
}

const floorOf = ({ x, y, length, along }: Side): Rect =>
  along ? { x, y, width: length, height: tableDepth } : { x, y, width: tableDepth, height: length };

/** Creates tables end to end: 1.8 m ones, with as many of 1.2 m as needed to fill the length. */
function tablesOf({ x, y, length, along }: Side): Table[] {
  const steps = Math.round(length / module);
  const short = steps % 3 === 0 ? 0 : steps % 3 === 2 ? 1 : 2;
  const long = (steps - short * 2) / 3;
  const tables: Table[] = [];
  for (let index = 0, at = 0; index < long + short; index++) {
    const size = index < long ? tableLength : shortTable;
    const table = along
      ? { x: x + at, y, width: size, height: tableDepth }
      : { x, y: y + at, width: tableDepth, height: size };
    tables.push(table);
    at += size;
  }
  return tables;
}

/** Creates evenly spaced chairs along the outer edge of tables from (x, y) that are `deep` metres deep. */
function seatsOf({ x, y, length, along, facing }: Side, count: number, deep: number): Seat[] {
  const out = facing === 0 || facing === 90 ? deep + chairDepth / 2 + 0.05 : -chairDepth / 2 - 0.05;
  return Array.from({ length: count }, (_, index) => {
    const at = (length * (index + 0.5)) / count;
    return along ? { x: x + at, y: y + out, facing } : { x: x + out, y: y + at, facing };
  });
}

/** Sorts seats so that those near the screen stay free first, equally on both sides. */
const fromBack = (seats: Seat[]): Seat[] => seats.sort((a, b) => b.x - a.x || a.y - b.y);

/** An arrangement of one table, with the floor that it occupies. */
export interface OneTable extends Arrangement {
  footprint: readonly Rect[];
}

export const noTable: OneTable = { ...nothing, footprint: [] };

const standing = (footprint: readonly Rect[], seats: number, place: () => Group[]): OneTable => ({
  footprint,
  seats,
  start: Math.min(...footprint.map(({ x }) => x)),
  whole: 1,
  cut: false,
  hidden: 0,
  place,
  aisles: () => [],
});

/** Arranges one long table on a piece of floor, people on all four sides. */
export function board(piece: Rect, edge: number): OneTable {
  const [length, across] = [piece.width, Math.min(widestBoard, piece.height)];
  if (length < shortTable || across < 1) return noTable;
  const [x, y] = [piece.x, piece.y + (piece.height - across) / 2];
  const [sides, ends] = [placesOn(length, edge), placesOn(across, edge)];
  const table = { x, y, width: length, height: across };
  return standing([table], 2 * (sides + ends), () => [
    {
      tables: [table],
      seats: fromBack([
        ...seatsOf({ x, y, length: across, along: false, facing: 0 }, ends, length),
        ...seatsOf({ x, y, length, along: true, facing: 270 }, sides, across),
        ...seatsOf({ x, y, length, along: true, facing: 90 }, sides, across),
        ...seatsOf({ x, y, length: across, along: false, facing: 180 }, ends, length),
      ]),
    },
  ]);
}

/** Creates the side towards the screen: one line, or two with a gap about the centre. */
function screenSide(x: number, y: number, length: number, opening: number): Side[] {
  const side = { x, y, length, along: false, facing: 180 };
  const first = whole((length - opening) / 2);
  if (opening === 0 || first < shortTable) return [side];
  const second = { ...side, y: y + first + opening, length: length - first - opening };
  return [{ ...side, length: first }, second];
}

/** Creates the sides of one ring without overlaps at the corners. */
function sidesOf({ x, y, width, height }: Rect, open: boolean, opening: number): Side[] {
  const leg = { x, length: width - tableDepth, along: true };
  const legs = [
    { ...leg, y, facing: 270 },
    { ...leg, y: y + height - tableDepth, facing: 90 },
  ];
  const back = { x: x + width - tableDepth, y, length: height, along: false, facing: 0 };
  if (open) return [back, ...legs];
  const closed = legs.map((one) => ({ ...one, x: x + tableDepth, length: width - 2 * tableDepth }));
  return [back, ...closed, ...screenSide(x, y, height, opening)];
}

/** Returns the edge along which people sit: the side with the corners of its neighbours. */
function outerEdge(side: Side, piece: Rect): Side {
  return side.along ? { ...side, x: piece.x, length: piece.width } : side;
}

/** Shrinks the piece to multiples of the table module: centred across the room, aligned to the back along it. */
function fitted({ x, y, width, height }: Rect): Rect {
  const [long, across] = [whole(width), whole(height)];
  return { x: x + width - long, y: y + (height - across) / 2, width: long, height: across };
}

/** Returns the floor for the inner ring, with an aisle between its people and the outer ring. */
function inner({ x, y, width, height }: Rect, behind: number, open: boolean): Rect {
  const by = tableDepth + chairDepth + behind;
  return { x: open ? x : x + by, y: y + by, width: width - (open ? by : 2 * by), height: height - 2 * by };
}

/** Returns whether enough floor stays free inside; a U-shape only needs legs. */
const hollowEnough = ({ width, height }: Rect, open: boolean): boolean =>
  height >= freeInside + 2 * tableDepth - 1e-6 &&
  width >= (open ? shortTable + tableDepth : freeInside + 2 * tableDepth) - 1e-6;

/** Arranges tables on the outline of a piece of floor, people outside; empty if less than 1.5 m stays free inside. */
export function outline(piece: Rect, { open, rings, opening = 0 }: Form, m: Measures): OneTable {
  const pieces: Rect[] = [];
  for (let rest = fitted(piece); pieces.length < rings; rest = fitted(inner(rest, m.behind, open))) {
    if (!hollowEnough(rest, open)) return noTable;
    pieces.unshift(rest);
  }
  const made = pieces.map((ring, index) => {
    const sides = sidesOf(ring, open, index === pieces.length - 1 && rings > 1 ? opening : 0);
    const edges = sides.map((side) => outerEdge(side, ring));
    return { sides, edges, counts: edges.map(({ length }) => placesOn(length, m.edge)) };
  });
  const seats = made.reduce((sum, { counts }) => sum + counts.reduce((all, count) => all + count, 0), 0);
  const footprint = made.flatMap(({ sides }) => sides.map(floorOf));
  return standing(footprint, seats, () =>
    made.map(({ sides, edges, counts }) => ({
      tables: sides.flatMap(tablesOf),
      seats: fromBack(edges.flatMap((edge, index) => seatsOf(edge, counts[index]!, tableDepth))),
    })),
  );
}

/** Counts the places inside a single ring, a chair's depth from the corners; 0 if too little floor stays free. */
function insidePlaces({ width, height }: Rect, open: boolean, edge: number): number {
  const across = height - 2 * tableDepth - 2 * chairDepth;
  const long = width - (open ? 1 : 2) * (tableDepth + chairDepth);
  if (Math.min(across, open ? across : long) < freeInside - 1e-6) return 0;
  return 2 * placesOn(long, edge) + (open ? 1 : 2) * placesOn(across, edge);
}

/** Counts the most people at tables around a room: the best outline, with people inside or a second ring. */
export function mostAround(length: number, width: number, layout: "boardroom" | "ushape" | "hollow", m: Measures) {
  const behind = chairDepth + m.behind;
  const open = layout === "ushape";
  const piece = { x: 0, y: 0, width: length - (open ? 1 : 2) * behind, height: width - 2 * behind };
  if (piece.width < tableDepth || piece.height < tableDepth) return 0;
  if (layout === "boardroom") return 2 * (placesOn(piece.width, m.edge) + placesOn(piece.height, m.edge));
  const single = outline(piece, { open, rings: 1 }, m).seats;
  const double = outline(piece, { open, rings: 2, opening: open ? 0 : ringOpening }, m).seats;
  return Math.max(single + (single > 0 ? insidePlaces(fitted(piece), open, m.edge) : 0), double);
}
