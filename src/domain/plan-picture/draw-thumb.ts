import type { Seat, Table } from "../seating/arrangement.ts";
import type { SeatingPlan } from "../seating/plan-seating.ts";
import {
  createChairPath,
  createDashedRows,
  createDeskBandPath,
  createDottedTables,
  createRibPath,
  createRowPath,
  createScreenPath,
  createTablePath,
  splitFurniture,
} from "../seating-drawing/create-table-path.ts";
import type { LayoutKey } from "../space/layouts.ts";

/** Below this many pixels a metre, rows are drawn as lines. */
const minScaleForChairs = 4.5;
/** More round tables than this are drawn as dots: their outlines would be larger than the rest of the drawing. */
const maxTableCircles = 48;
/** More chairs than this around one table are drawn as dashed lines. */
const maxDrawnChairs = 40;

/** Layouts of one large table, whose seats face in every direction. */
const oneTableLayouts = new Set<LayoutKey>(["boardroom", "ushape", "hollow"]);

/** The role of a line; `ghost` is what stays free. */
export type ThumbRole = "stage" | "screen" | "table" | "seat" | "ghost";

/** A line of a thumbnail in metres; `swapped` where x and y are exchanged. */
export interface ThumbMark {
  role: ThumbRole;
  d: string;
  /** Of strokes that stand for whole rows and tables, metres; the others are as wide as their role on any scale. */
  strokeWidth?: number;
  strokeDasharray?: string;
  round?: true;
  swapped?: true;
}

type Furniture = ReturnType<typeof splitFurniture>;

const drawLine = (role: ThumbRole, d: string): ThumbMark[] => (d === "" ? [] : [{ role, d }]);

const drawStroke = (
  role: ThumbRole,
  line: { d: string; strokeWidth: number; strokeDasharray?: string },
): ThumbMark[] => (line.d === "" ? [] : [{ role, ...line }]);

const drawDots = (role: ThumbRole, tables: readonly Table[]): ThumbMark[] =>
  tables.length === 0 ? [] : [{ role, ...createDottedTables(tables), round: true }];

const drawDashes = (role: ThumbRole, seats: readonly Seat[]): ThumbMark[] =>
  seats.length === 0 ? [] : drawStroke(role, createDashedRows(seats));

const drawIslands = ({ tables, freeTables }: Furniture): ThumbMark[] => [
  ...(freeTables.length > 0 ? drawStroke("ghost", createRibPath(freeTables)) : []),
  ...drawStroke("seat", createRibPath(tables)),
];

const drawRounds = ({ tables, freeTables }: Furniture): ThumbMark[] =>
  tables.length + freeTables.length <= maxTableCircles
    ? [...drawLine("ghost", createTablePath(freeTables)), ...drawLine("table", createTablePath(tables))]
    : [...drawDots("ghost", freeTables), ...drawDots("seat", tables)];

/** Draws rows; spare seats are drawn without tables. */
function drawRows({ occupiedSeats, freeSeats, tables }: Furniture, isSmall: boolean): ThumbMark[] {
  if (isSmall)
    return [
      ...(freeSeats.length > 0 ? drawLine("ghost", createRowPath(freeSeats)) : []),
      ...(occupiedSeats.length > 0 ? drawLine("seat", createRowPath(occupiedSeats)) : []),
    ];
  return [
    ...drawDashes("ghost", freeSeats),
    ...drawLine("table", createDeskBandPath(tables)),
    ...drawDashes("seat", occupiedSeats),
  ];
}

/** Swaps x and y, so that one function draws the rows on all four sides of a table. */
const swapAxes = <T extends { x: number; y: number }>(places: readonly T[]): T[] =>
  places.map((place) => ({ ...place, x: place.y, y: place.x }));

const sortByRow = <T extends { x: number; y: number }>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => a.x - b.x || a.y - b.y);

/** Draws two opposite sides of a large table: tables as bands, chairs as dashes. */
const drawSides = (occupied: readonly Seat[], spare: readonly Seat[], tables: readonly Table[]): ThumbMark[] => [
  ...drawLine("table", createDeskBandPath(sortByRow(tables))),
  ...drawDashes("ghost", sortByRow(spare)),
  ...drawDashes("seat", sortByRow(occupied)),
];

/** Draws one large table: chair by chair, or as dashed sides where there are many. */
function drawOneTable({ occupiedSeats, freeSeats, tables }: Furniture): ThumbMark[] {
  if (occupiedSeats.length + freeSeats.length <= maxDrawnChairs)
    return [
      ...drawLine("table", createTablePath(tables)),
      ...drawLine("ghost", createChairPath(freeSeats)),
      ...drawLine("seat", createChairPath(occupiedSeats)),
    ];
  const isAcross = ({ facing }: Seat) => Math.round(facing) % 180 === 0;
  const isAlong = (seat: Seat) => !isAcross(seat);
  const isHorizontal = ({ width, height }: Table) => width > height;
  const turned = swapAxes(tables.filter(isHorizontal)).map((table) => ({
    ...table,
    width: table.height,
    height: table.width,
  }));
  const upright = tables.filter((table) => !isHorizontal(table));
  const along = drawSides(swapAxes(occupiedSeats.filter(isAlong)), swapAxes(freeSeats.filter(isAlong)), turned);
  return [
    ...drawSides(occupiedSeats.filter(isAcross), freeSeats.filter(isAcross), upright),
    ...along.map((mark): ThumbMark => ({ ...mark, swapped: true })),
  ];
}

function drawFurniture(plan: SeatingPlan, isSmall: boolean): ThumbMark[] {
  const furniture = splitFurniture(plan);
  if (oneTableLayouts.has(plan.layout)) return drawOneTable(furniture);
  if (plan.tables[0]?.turn !== undefined) return drawIslands(furniture);
  return plan.tables[0]?.round ? drawRounds(furniture) : drawRows(furniture, isSmall);
}

/** Draws the stage, the screen and the furniture of a plan in a few lines, in metres, for a scale in pixels a metre. */
export const drawThumb = (plan: SeatingPlan, pxPerMetre: number): ThumbMark[] => [
  ...(plan.stage ? drawLine("stage", createTablePath([plan.stage])) : []),
  ...drawLine("screen", createScreenPath(plan)),
  ...drawFurniture(plan, pxPerMetre < minScaleForChairs),
];
