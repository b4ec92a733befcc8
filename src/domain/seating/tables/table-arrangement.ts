import { type Arrangement, type FurnitureGroup, emptyArrangement, type Seat, type Table } from "../arrangement.ts";
import type { Rect } from "../room.ts";
import {
  chairDepth,
  minFreeInside,
  type SeatingMeasures,
  ringOpening,
  shortTable,
  tableDepth,
  tableLength,
  maxBoardroomWidth,
} from "../seating-measures.ts";

/** The form of a table outline: open towards the screen or closed, one ring or two nested ones. */
export interface OutlineForm {
  open: boolean;
  rings: number;
  /** The gap in the outer ring that leads to the inner one, m. */
  opening?: number;
}

/** Table lines have multiples of this length: tables of 1.8 and 1.2 m make up every multiple. */
const tableModule = shortTable / 2;
const floorToModule = (metres: number): number => Math.floor((metres + 1e-6) / tableModule) * tableModule;
const countPlaces = (length: number, edge: number): number => Math.max(0, Math.floor((length + 1e-6) / edge));

/** A straight line of tables from `x`, `y` with the people on one side of it. */
interface TableLine {
  x: number;
  y: number;
  length: number;
  /** Along the room, or across it. */
  along: boolean;
  /** Direction its people face, degrees: 0 towards the screen, 90 towards y = 0. */
  facing: number;
}

const getLineRect = ({ x, y, length, along }: TableLine): Rect =>
  along ? { x, y, width: length, height: tableDepth } : { x, y, width: tableDepth, height: length };

/** Creates tables end to end: 1.8 m ones, with as many of 1.2 m as needed to fill the length. */
function createTables({ x, y, length, along }: TableLine): Table[] {
  const steps = Math.round(length / tableModule);
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
function createSeats({ x, y, length, along, facing }: TableLine, count: number, deep: number): Seat[] {
  const out = facing === 0 || facing === 90 ? deep + chairDepth / 2 + 0.05 : -chairDepth / 2 - 0.05;
  return Array.from({ length: count }, (_, index) => {
    const at = (length * (index + 0.5)) / count;
    return along ? { x: x + at, y: y + out, facing } : { x: x + out, y: y + at, facing };
  });
}

/** Sorts seats so that those near the screen stay free first, equally on both sides. */
const sortFromBack = (seats: Seat[]): Seat[] => seats.sort((a, b) => b.x - a.x || a.y - b.y);

/** An arrangement of one table, with the floor that it occupies. */
export interface TableArrangement extends Arrangement {
  footprint: readonly Rect[];
}

export const emptyTableArrangement: TableArrangement = { ...emptyArrangement, footprint: [] };

const createTableArrangement = (
  footprint: readonly Rect[],
  seats: number,
  place: () => FurnitureGroup[],
): TableArrangement => ({
  footprint,
  seats,
  start: Math.min(...footprint.map(({ x }) => x)),
  groupSize: 1,
  endedByScreen: false,
  hidden: 0,
  createGroups: place,
  createAisles: () => [],
});

/** Arranges one long table on a piece of floor, people on all four sides. */
export function arrangeBoardroom(piece: Rect, edge: number): TableArrangement {
  const [length, across] = [piece.width, Math.min(maxBoardroomWidth, piece.height)];
  if (length < shortTable || across < 1) return emptyTableArrangement;
  const [x, y] = [piece.x, piece.y + (piece.height - across) / 2];
  const [sides, ends] = [countPlaces(length, edge), countPlaces(across, edge)];
  const table = { x, y, width: length, height: across };
  return createTableArrangement([table], 2 * (sides + ends), () => [
    {
      tables: [table],
      seats: sortFromBack([
        ...createSeats({ x, y, length: across, along: false, facing: 0 }, ends, length),
        ...createSeats({ x, y, length, along: true, facing: 270 }, sides, across),
        ...createSeats({ x, y, length, along: true, facing: 90 }, sides, across),
        ...createSeats({ x, y, length: across, along: false, facing: 180 }, ends, length),
      ]),
    },
  ]);
}

/** Creates the side towards the screen: one line, or two with a gap about the centre. */
function createScreenSide(x: number, y: number, length: number, opening: number): TableLine[] {
  const side = { x, y, length, along: false, facing: 180 };
  const first = floorToModule((length - opening) / 2);
  if (opening === 0 || first < shortTable) return [side];
  const second = { ...side, y: y + first + opening, length: length - first - opening };
  return [{ ...side, length: first }, second];
}

/** Creates the sides of one ring without overlaps at the corners. */
function createSides({ x, y, width, height }: Rect, open: boolean, opening: number): TableLine[] {
  const leg = { x, length: width - tableDepth, along: true };
  const legs = [
    { ...leg, y, facing: 270 },
    { ...leg, y: y + height - tableDepth, facing: 90 },
  ];
  const back = { x: x + width - tableDepth, y, length: height, along: false, facing: 0 };
  if (open) return [back, ...legs];
  const closed = legs.map((one) => ({ ...one, x: x + tableDepth, length: width - 2 * tableDepth }));
  return [back, ...closed, ...createScreenSide(x, y, height, opening)];
}

/** Returns the edge along which people sit: the side with the corners of its neighbours. */
function getOuterEdge(side: TableLine, piece: Rect): TableLine {
  return side.along ? { ...side, x: piece.x, length: piece.width } : side;
}

/** Shrinks the piece to multiples of the table module: centred across the room, aligned to the back along it. */
function fitToModule({ x, y, width, height }: Rect): Rect {
  const [long, across] = [floorToModule(width), floorToModule(height)];
  return { x: x + width - long, y: y + (height - across) / 2, width: long, height: across };
}

/** Returns the floor for the inner ring, with an aisle between its people and the outer ring. */
function insetRing({ x, y, width, height }: Rect, behind: number, open: boolean): Rect {
  const by = tableDepth + chairDepth + behind;
  return { x: open ? x : x + by, y: y + by, width: width - (open ? by : 2 * by), height: height - 2 * by };
}

/** Returns whether enough floor stays free inside; a U-shape only needs legs. */
const hasFreeInside = ({ width, height }: Rect, open: boolean): boolean =>
  height >= minFreeInside + 2 * tableDepth - 1e-6 &&
  width >= (open ? shortTable + tableDepth : minFreeInside + 2 * tableDepth) - 1e-6;

/** Arranges tables on the outline of a piece of floor, people outside; empty if less than 1.5 m stays free inside. */
export function arrangeOutline(
  piece: Rect,
  { open, rings, opening = 0 }: OutlineForm,
  m: SeatingMeasures,
): TableArrangement {
  const pieces: Rect[] = [];
  for (let rest = fitToModule(piece); pieces.length < rings; rest = fitToModule(insetRing(rest, m.behind, open))) {
    if (!hasFreeInside(rest, open)) return emptyTableArrangement;
    pieces.unshift(rest);
  }
  const ringsWithSides = pieces.map((ring, index) => {
    const sides = createSides(ring, open, index === pieces.length - 1 && rings > 1 ? opening : 0);
    const edges = sides.map((side) => getOuterEdge(side, ring));
    return { sides, edges, counts: edges.map(({ length }) => countPlaces(length, m.edge)) };
  });
  const seats = ringsWithSides.reduce((sum, { counts }) => sum + counts.reduce((all, count) => all + count, 0), 0);
  const footprint = ringsWithSides.flatMap(({ sides }) => sides.map(getLineRect));
  return createTableArrangement(footprint, seats, () =>
    ringsWithSides.map(({ sides, edges, counts }) => ({
      tables: sides.flatMap(createTables),
      seats: sortFromBack(edges.flatMap((edge, index) => createSeats(edge, counts[index]!, tableDepth))),
    })),
  );
}

/** Counts the places inside a single ring, a chair's depth from the corners; 0 if too little floor stays free. */
function countInsidePlaces({ width, height }: Rect, open: boolean, edge: number): number {
  const across = height - 2 * tableDepth - 2 * chairDepth;
  const long = width - (open ? 1 : 2) * (tableDepth + chairDepth);
  if (Math.min(across, open ? across : long) < minFreeInside - 1e-6) return 0;
  return 2 * countPlaces(long, edge) + (open ? 1 : 2) * countPlaces(across, edge);
}

/** Counts the most people at tables around a room: the best outline, with people inside or a second ring. */
export function countMaxAroundTables(
  length: number,
  width: number,
  layout: "boardroom" | "ushape" | "hollow",
  m: SeatingMeasures,
) {
  const behind = chairDepth + m.behind;
  const open = layout === "ushape";
  const piece = { x: 0, y: 0, width: length - (open ? 1 : 2) * behind, height: width - 2 * behind };
  if (piece.width < tableDepth || piece.height < tableDepth) return 0;
  if (layout === "boardroom") return 2 * (countPlaces(piece.width, m.edge) + countPlaces(piece.height, m.edge));
  const single = arrangeOutline(piece, { open, rings: 1 }, m).seats;
  const double = arrangeOutline(piece, { open, rings: 2, opening: open ? 0 : ringOpening }, m).seats;
  return Math.max(single + (single > 0 ? countInsidePlaces(fitToModule(piece), open, m.edge) : 0), double);
}
