import { formatCm } from "../format.ts";
import type { Seat, Table } from "../seating/arrangement.ts";
import type { SeatingPlan } from "../seating/plan-seating.ts";

/** Rounds to the centimetre. */
const roundToCm = (value: number): number => Math.round(value * 100) / 100;

/** Creates the line of the screen seen from above: across the room, or along it if turned. */
export const createScreenPath = ({ screen, turned }: Pick<SeatingPlan, "screen" | "turned">): string =>
  `M${formatCm(screen.x)} ${formatCm(screen.y)}${turned ? "h" : "v"}${formatCm(screen.width)}`;

/** Half the side of a drawn chair, m. */
const halfChair = 0.2;

/** Formats two numbers as a compact SVG coordinate pair. */
const formatPair = (a: number, b: number): string => {
  const second = formatCm(b);
  return second.startsWith("-") ? formatCm(a) + second : `${formatCm(a)} ${second}`;
};

/** Creates a pen that moves by differences of rounded positions, so that rounding errors never add up. */
function createPen() {
  let [atX, atY] = [Number.NaN, Number.NaN];
  return (x: number, y: number): string => {
    const [toX, toY] = [Math.round(x * 100), Math.round(y * 100)];
    const move = Number.isNaN(atX)
      ? `M${formatPair(toX / 100, toY / 100)}`
      : `m${formatPair((toX - atX) / 100, (toY - atY) / 100)}`;
    [atX, atY] = [toX, toY];
    return move;
  };
}

/** Creates a circle as one closed arc that ends 1 cm from its start. */
const createCircle = (r: number): string => `a${formatCm(r)} ${formatCm(r)} 0 1 0 .01 0z`;

/** Turns a point about 0 0 by degrees, x towards y. */
function rotate(x: number, y: number, degrees: number): [number, number] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** Creates one path of tables; desks in a row are drawn 6 cm apart, an island with the joint of its two tables. */
export function createTablePath(tables: readonly Table[]): string {
  const move = createPen();
  return tables
    .map((table) => {
      const { x, y, width, height, round, turn } = table;
      if (round) return move(x + width / 2, y) + createCircle(width / 2);
      if (turn !== undefined) return createTurnedOutline(table, move) + createJoint(table, move);
      const gap = Math.abs(height - 1.8) < 0.01 ? 0.03 : 0;
      const across = height - 2 * gap;
      return `${move(x, y + gap)}h${formatCm(width)}v${formatCm(across)}h${formatCm(-width)}z`;
    })
    .join("");
}

type Pen = ReturnType<typeof createPen>;

/** Creates the outline of a turned table. */
function createTurnedOutline({ x, y, width, height, turn = 0 }: Table, move: Pen): string {
  const [across, along] = [rotate(width, 0, turn), rotate(0, height, turn)];
  const [dx, dy] = rotate(-width / 2, -height / 2, turn);
  const sides = `l${formatPair(...across)}l${formatPair(...along)}l${formatPair(-across[0], -across[1])}z`;
  return move(x + width / 2 + dx, y + height / 2 + dy) + sides;
}

/** Creates the joint of an island's two tables, a closed line. */
function createJoint({ x, y, width, height, turn = 0 }: Table, move: Pen): string {
  const [dx, dy] = rotate(-width / 2, 0, turn);
  return `${move(x + width / 2 + dx, y + height / 2 + dy)}l${formatPair(...rotate(width, 0, turn))}z`;
}

/** Creates islands as thick strokes like ribs, to the decimetre, for small drawings. */
export function createRibPath(tables: readonly Table[]): { d: string; strokeWidth: number } {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  let [atX, atY] = [0, 0];
  // Column by column, so that most differences are short and equal.
  const ribs = tables
    .toSorted((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, width, height, turn = 0 }, index) => {
      const [dx, dy] = rotate(width, 0, turn).map(tenth) as [number, number];
      const [fromX, fromY] = [tenth(x + width / 2 - dx / 2), tenth(y + height / 2 - dy / 2)];
      const rib = `${index === 0 ? "M" : "m"}${formatPair(fromX - atX, fromY - atY)}l${formatPair(dx, dy)}`;
      [atX, atY] = [fromX + dx, fromY + dy];
      return rib;
    });
  return { d: ribs.join(""), strokeWidth: tables[0]?.height ?? 0 };
}

interface ChairShape {
  from: [number, number];
  shape: string;
}

/** Chair shapes around their centre by facing: straight front, rounded back. */
const chairs: Record<number, ChairShape> = {
  0: { from: [-halfChair, -halfChair], shape: "v.4h.3q.2-.2 0-.4z" },
  90: { from: [-halfChair, -halfChair], shape: "h.4v.3q-.2.2-.4 0z" },
  180: { from: [halfChair, -halfChair], shape: "v.4h-.3q-.2-.2 0-.4z" },
  270: { from: [-halfChair, halfChair], shape: "h.4v-.3q-.2-.2-.4 0z" },
};
const roundChair: ChairShape = { from: [0, -halfChair], shape: "a.2.2 0 1 0 .01 0z" };

/** Returns the chair that faces 0 turned to any other angle; kept, because a plan has few angles. */
function getChairShape(facing: number): ChairShape {
  const turned = ([x, y]: [number, number]) => rotate(x, y, facing);
  const line = (...to: [number, number]) => formatPair(...turned(to));
  chairs[facing] ??= {
    from: turned([-halfChair, -halfChair]),
    shape: `l${line(0, 0.4)}l${line(0.3, 0)}q${line(0.2, -0.2)} ${line(0, -0.4)}z`,
  };
  return chairs[facing];
}

/** Creates one path of chairs; `around` a round table all of them are round. */
export function createChairPath(seats: readonly Seat[], around = false): string {
  const move = createPen();
  return seats
    .map(({ x, y, facing }) => {
      const turn = ((Math.round(facing) % 360) + 360) % 360;
      const { from, shape } = around ? roundChair : getChairShape(turn);
      return move(x + from[0], y + from[1]) + shape;
    })
    .join("");
}

/** Adjacent places in a row. */
interface Run {
  x: number;
  from: number;
  to: number;
}

/** Groups places in row order into runs of equal steps; `step` is in metres. */
function groupRuns(places: readonly { x: number; y: number }[]): { runs: Run[]; step: number } {
  let step = Number.POSITIVE_INFINITY;
  places.forEach(({ x, y }, index) => {
    const before = places[index - 1];
    if (before && Math.abs(before.x - x) < 0.01 && y > before.y) step = Math.min(step, y - before.y);
  });
  const runs: Run[] = [];
  for (const { x, y } of places) {
    const last = runs.at(-1);
    if (last && Math.abs(last.x - x) < 0.01 && Math.abs(y - last.to - step) < 0.02) last.to = y;
    else runs.push({ x, from: y, to: y });
  }
  return { runs, step: Number.isFinite(step) ? step : 1 };
}

/** Creates a line for each run, `over` metres longer at both ends. */
function createLinePath(runs: readonly Run[], overhang: number): string {
  const [x0, y0] = [runs[0]?.x ?? 0, runs[0]?.from ?? 0];
  let [atX, atY] = [x0, y0 - overhang];
  return runs
    .map(({ x, from, to }, index) => {
      const move =
        index === 0 ? `M${formatPair(x, from - overhang)}` : `m${formatPair(x - atX, from - overhang - atY)}`;
      const long = to - from + 2 * overhang;
      // Tracks the rounded output, so that rounding errors do not add up along the path.
      [atX, atY] =
        index === 0
          ? [roundToCm(x), roundToCm(from - overhang)]
          : [atX + roundToCm(x - atX), atY + roundToCm(from - overhang - atY)];
      atY += roundToCm(long);
      return `${move}v${formatCm(long)}`;
    })
    .join("");
}

/** Creates rows as lines, for drawings in which a chair would be less than two pixels. */
export const createRowPath = (seats: readonly Seat[]): string => createLinePath(groupRuns(seats).runs, halfChair);

/** A line of dashes or dots, in metres. */
export interface DashedLine {
  d: string;
  strokeWidth: number;
  strokeDasharray: string;
}

/** Creates rows as one thick line whose dashes are the chairs: same geometry in a twentieth of the bytes. */
export function createDashedRows(seats: readonly Seat[]): DashedLine {
  const { runs, step } = groupRuns(seats);
  const gap = Math.max(0.05, step - 2 * halfChair);
  return {
    d: createLinePath(runs, halfChair),
    strokeWidth: 2 * halfChair,
    strokeDasharray: `${2 * halfChair} ${gap.toFixed(3)}`,
  };
}

/** Creates round tables as the dots of one round-capped line. */
export function createDottedTables(tables: readonly Table[]): DashedLine {
  const { runs, step } = groupRuns(tables);
  const radius = (tables[0]?.width ?? 0) / 2;
  const middles = runs.map(({ x, from, to }) => ({ x: x + radius, from: from + radius, to: to + radius }));
  return { d: createLinePath(middles, 0.01), strokeWidth: 2 * radius, strokeDasharray: `0 ${step.toFixed(3)}` };
}

/** Joins adjacent desks into one long desk, for small drawings. */
export function createDeskBandPath(tables: readonly Table[]): string {
  const bands: Table[] = [];
  for (const table of tables) {
    const last = bands.at(-1);
    if (last && Math.abs(last.x - table.x) < 0.01 && Math.abs(last.y + last.height - table.y) < 0.02) {
      bands[bands.length - 1] = { ...last, height: last.height + table.height };
    } else bands.push(table);
  }
  const move = createPen();
  return bands
    .map(({ x, y, width, height }) => `${move(x, y)}h${formatCm(width)}v${formatCm(height)}h${formatCm(-width)}z`)
    .join("");
}

/** Splits a plan's furniture into occupied and free seats and tables. */
export function splitFurniture(plan: SeatingPlan) {
  return {
    occupiedSeats: plan.seats.slice(0, plan.people),
    freeSeats: plan.seats.slice(plan.people),
    tables: plan.tables.slice(0, plan.tablesInUse),
    freeTables: plan.tables.slice(plan.tablesInUse),
  };
}
