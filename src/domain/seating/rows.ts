import type { Pattern } from "./lattice.ts";
import {
  chairDepth,
  desksWithoutAisle,
  type Measures,
  seatsBetweenAisles,
  seatsFromOneAisle,
  tableDepth,
  tableLength,
} from "./rules.ts";

/** A row across the room: units of a size, in blocks between aisles. */
interface Row {
  blocks: number;
  units: number;
  aisle: number;
}

/** The row of the most units: `side` metres at the walls, blocks of at most `most`; fewest aisles on a draw. */
function rowOf(width: number, unit: number, side: number, aisle: number, most: number, alone: number): Row {
  let best: Row = { blocks: 0, units: 0, aisle };
  for (let blocks = 1; blocks <= 9; blocks++) {
    const free = width - 2 * side - (blocks - 1) * aisle;
    const fit = Math.floor((free + 1e-6) / unit);
    if (fit < blocks) break;
    const units = Math.min(fit, blocks === 1 ? alone : blocks * most);
    if (units > best.units) best = { blocks, units, aisle };
  }
  return best;
}

/** Where the units of a row begin: the blocks as equal as can be, what is left over at both walls. */
function lineOf(width: number, unit: number, { blocks, units, aisle }: Row): number[] {
  const line: number[] = [];
  let y = (width - units * unit - (blocks - 1) * aisle) / 2;
  for (let block = 0; block < blocks; block++) {
    // Mirrored about the middle: the odd ones stand in the outer blocks.
    const spare = units % blocks;
    const outer = Math.min(block, blocks - 1 - block) * 2 + (block < blocks / 2 ? 0 : 1);
    const count = Math.floor(units / blocks) + (outer < spare ? 1 : 0);
    for (let index = 0; index < count; index++, y += unit) line.push(y);
    y += aisle;
  }
  return line;
}

/** Theatre: aisles at the walls, or one in the middle and chairs up to the walls; whichever seats more. */
export function theatre(width: number, m: Measures): Pattern {
  const aisled = rowOf(width, m.chair, m.aisle, m.aisle, seatsBetweenAisles, seatsBetweenAisles);
  const centre = Math.min(2 * seatsFromOneAisle, Math.floor((width - 0.1 - m.aisle) / m.chair));
  const row = centre > aisled.units ? { blocks: 2, units: centre, aisle: m.aisle } : aisled;
  return {
    pitch: m.rowPitch,
    depth: chairDepth,
    lines: [lineOf(width, m.chair, row)],
    unit: m.chair,
    seats: 1,
    aisle: m.aisle,
    unitAt: (x, y) => ({ tables: [], seats: [{ x: x + chairDepth / 2, y: y + m.chair / 2, facing: 0 }] }),
  };
}

/** Classroom: desks with chairs behind them, a centre aisle and side aisles; a narrow room keeps its side aisles only. */
export function classroom(width: number, m: Measures): Pattern {
  const most = Math.floor(seatsBetweenAisles / m.classSeats);
  const row = rowOf(width, tableLength, m.classSide, m.aisle, most, desksWithoutAisle);
  return {
    pitch: m.classPitch,
    depth: tableDepth + chairDepth,
    lines: [lineOf(width, tableLength, row)],
    unit: tableLength,
    seats: m.classSeats,
    aisle: Math.min(m.aisle, m.classSide),
    unitAt: (x, y) => ({
      tables: [{ x, y, width: tableDepth, height: tableLength }],
      seats: Array.from({ length: m.classSeats }, (_, seat) => ({
        x: x + tableDepth + chairDepth / 2,
        y: y + (tableLength * (seat + 0.5)) / m.classSeats,
        facing: 0,
      })),
    }),
  };
}
