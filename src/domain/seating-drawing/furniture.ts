import type { Seat, Table } from "../seating/arrangement.ts";
import type { SeatingPlan } from "../seating/plan.ts";

/** Rounds to the centimetre. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** Formats metres to the centimetre for SVG, without a leading zero. */
export const cm = (value: number): string => {
  const text = String(round(value));
  return text.replace(/^(-?)0\./, "$1.");
};

/** Creates the line of the screen seen from above: across the room, or along it if turned. */
export const screenPath = ({ screen, turned }: Pick<SeatingPlan, "screen" | "turned">): string =>
  `M${cm(screen.x)} ${cm(screen.y)}${turned ? "h" : "v"}${cm(screen.width)}`;

/** Half the side of a drawn chair, m. */
const half = 0.2;

/** Formats two numbers as a compact SVG coordinate pair. */
const pair = (a: number, b: number): string => {
  const second = cm(b);
  return second.startsWith("-") ? cm(a) + second : `${cm(a)} ${second}`;
};

/** Creates a pen that moves by differences of rounded positions, so that rounding errors never add up. */
function pen() {
  let [atX, atY] = [Number.NaN, Number.NaN];
  return (x: number, y: number): string => {
    const [toX, toY] = [Math.round(x * 100), Math.round(y * 100)];
    const move = Number.isNaN(atX)
      ? `M${pair(toX / 100, toY / 100)}`
      : `m${pair((toX - atX) / 100, (toY - atY) / 100)}`;
    [atX, atY] = [toX, toY];
    return move;
  };
}

/** Creates a circle as one closed arc that ends 1 cm from its start. */
const circle = (r: number): string => `a${cm(r)} ${cm(r)} 0 1 0 .01 0z`;

/** Creates one path of tables; desks in a row are drawn 6 cm apart to stay distinguishable. */
export function tablePath(tables: readonly Table[]): string {
  const move = pen();
  return tables
    .map(({ x, y, width, height, round }) => {
      if (round) return move(x + width / 2, y) + circle(width / 2);
      const gap = Math.abs(height - 1.8) < 0.01 ? 0.03 : 0;
      const across = height - 2 * gap;
      return `${move(x, y + gap)}h${cm(width)}v${cm(across)}h${cm(-width)}z`;
    })
    .join("");
}

/** Chair shapes around their centre by facing: straight front, rounded back. Other angles are drawn round. */
const chairs: Record<number, { from: [number, number]; shape: string }> = {
  0: { from: [-half, -half], shape: "v.4h.3q.2-.2 0-.4z" },
  90: { from: [-half, -half], shape: "h.4v.3q-.2.2-.4 0z" },
  180: { from: [half, -half], shape: "v.4h-.3q-.2-.2 0-.4z" },
  270: { from: [-half, half], shape: "h.4v-.3q-.2-.2-.4 0z" },
};
const roundChair = { from: [0, -half] as [number, number], shape: "a.2.2 0 1 0 .01 0z" };

/** Creates one path of chairs; `around` a round table all of them are round. */
export function chairPath(seats: readonly Seat[], around = false): string {
  const move = pen();
  return seats
    .map(({ x, y, facing }) => {
      const turn = ((Math.round(facing) % 360) + 360) % 360;
      const { from, shape } = (around ? undefined : chairs[turn]) ?? roundChair;
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
function runsOf(places: readonly { x: number; y: number }[]): { runs: Run[]; step: number } {
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
function linePath(runs: readonly Run[], over: number): string {
  const [x0, y0] = [runs[0]?.x ?? 0, runs[0]?.from ?? 0];
  let [atX, atY] = [x0, y0 - over];
  return runs
    .map(({ x, from, to }, index) => {
      const move = index === 0 ? `M${pair(x, from - over)}` : `m${pair(x - atX, from - over - atY)}`;
      const long = to - from + 2 * over;
      // Tracks the rounded output, so that rounding errors do not add up along the path.
      [atX, atY] =
        index === 0 ? [round(x), round(from - over)] : [atX + round(x - atX), atY + round(from - over - atY)];
      atY += round(long);
      return `${move}v${cm(long)}`;
    })
    .join("");
}

/** Creates rows as lines, for drawings in which a chair would be less than two pixels. */
export const rowLines = (seats: readonly Seat[]): string => linePath(runsOf(seats).runs, half);

/** A line of dashes or dots, in metres. */
export interface DashedLine {
  d: string;
  strokeWidth: number;
  strokeDasharray: string;
}

/** Creates rows as one thick line whose dashes are the chairs: same geometry in a twentieth of the bytes. */
export function dashedRows(seats: readonly Seat[]): DashedLine {
  const { runs, step } = runsOf(seats);
  const gap = Math.max(0.05, step - 2 * half);
  return { d: linePath(runs, half), strokeWidth: 2 * half, strokeDasharray: `${2 * half} ${gap.toFixed(3)}` };
}

/** Creates round tables as the dots of one round-capped line. */
export function dottedTables(tables: readonly Table[]): DashedLine {
  const { runs, step } = runsOf(tables);
  const radius = (tables[0]?.width ?? 0) / 2;
  const middles = runs.map(({ x, from, to }) => ({ x: x + radius, from: from + radius, to: to + radius }));
  return { d: linePath(middles, 0.01), strokeWidth: 2 * radius, strokeDasharray: `0 ${step.toFixed(3)}` };
}

/** Joins adjacent desks into one long desk, for small drawings. */
export function deskBands(tables: readonly Table[]): string {
  const bands: Table[] = [];
  for (const table of tables) {
    const last = bands.at(-1);
    if (last && Math.abs(last.x - table.x) < 0.01 && Math.abs(last.y + last.height - table.y) < 0.02) {
      bands[bands.length - 1] = { ...last, height: last.height + table.height };
    } else bands.push(table);
  }
  const move = pen();
  return bands.map(({ x, y, width, height }) => `${move(x, y)}h${cm(width)}v${cm(height)}h${cm(-width)}z`).join("");
}

/** Splits a plan's furniture into occupied and free seats and tables. */
export function divided(plan: SeatingPlan) {
  return {
    mine: plan.seats.slice(0, plan.people),
    left: plan.seats.slice(plan.people),
    tables: plan.tables.slice(0, plan.tablesInUse),
    leftTables: plan.tables.slice(plan.tablesInUse),
  };
}
