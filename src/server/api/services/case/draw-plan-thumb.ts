import type { LayoutKey } from "#domain/space/layouts.ts";
import type { SeatingPlan } from "#domain/seating/plan-seating.ts";
import {
  createDottedTables,
  createRibPath,
  createRowPath,
  createScreenPath,
  createTablePath,
  type DashedLine,
  splitFurniture,
} from "#domain/seating-drawing/create-table-path.ts";

/** The furniture of a plan in a few short paths, for drawings of less than 3 pixels a metre; metres. */
export interface PlanThumbMarks {
  screen: string;
  stage?: string;
  /** Rows, islands or the tables of one large table, as hairlines. */
  lines?: string;
  /** Round tables as the dots of one line. */
  dots?: DashedLine;
}

/** Layouts of one large table: drawn as its tables, since its seats face in every direction. */
const oneTableLayouts = new Set<LayoutKey>(["boardroom", "ushape", "hollow"]);

/** Draws the occupied furniture of a plan as texture: rows as lines, round tables as dots, islands as ribs. */
export function drawPlanThumb(plan: SeatingPlan): PlanThumbMarks {
  const { tables, occupiedSeats } = splitFurniture(plan);
  const base = {
    screen: createScreenPath(plan),
    ...(plan.stage && { stage: createTablePath([plan.stage]) }),
  };
  if (oneTableLayouts.has(plan.layout)) return { ...base, lines: createTablePath(tables) };
  if (tables[0]?.turn !== undefined) return { ...base, lines: createRibPath(tables).d };
  if (tables[0]?.round) return { ...base, dots: createDottedTables(tables) };
  return { ...base, lines: createRowPath(occupiedSeats) };
}
