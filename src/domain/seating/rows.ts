import { type Arrangement, fitting, type Group, nothing } from "./arrangement.ts";
import type { Room } from "./room.ts";
import {
  chairDepth,
  type Measures,
  seatsBetweenAisles,
  seatsFromOneAisle,
  tableLength,
} from "./rules.ts";

/** A run of equal units across the room. */
interface Block {
  y: number;
  units: number;
}

/** Units of width `unit` across `width`, `side` metres from the walls, with `aisles` inner aisles; blocks of at most `most`. */
function blocksWith(width: number, unit: number, side: number, aisle: number, aisles: number, most: number): Block[] {
  const free = width - 2 * side - aisles * aisle;
  const total = Math.floor((free + 1e-6) / unit);
  const counts = Array.from({ length: aisles + 1 }, (_, index) => Math.floor((total + index) / (aisles + 1)));
  const units = counts.reverse().map((count) => Math.min(count, most));
  if (units.some((count) => count < 1)) return [];
  // What is left over goes to the side aisles, so that the blocks stand in the middle.
  const used = units.reduce((sum, count) => sum + count * unit, 0) + aisles * aisle;
  let y = (width - used) / 2;
  return units.map((count) => {
    const block = { y, units: count };
    y += count * unit + aisle;
    return block;
  });
}

const unitsIn = (blocks: Block[]): number => blocks.reduce((sum, { units }) => sum + units, 0);
const best = (options: Block[][]): Block[] => options.reduce((a, b) => (unitsIn(b) > unitsIn(a) ? b : a));

/** Theatre: along the walls with inner aisles, or with aisles at the walls; whichever seats more. */
function chairBlocks(width: number, { chair, aisle }: Measures): Block[] {
  const options: Block[][] = [];
  for (let aisles = 0; aisles <= 6; aisles++) {
    options.push(blocksWith(width, chair, aisle, aisle, aisles, seatsBetweenAisles));
    if (aisles === 1) options.push(blocksWith(width, chair, 0.05, aisle, 1, seatsFromOneAisle));
  }
  return best(options);
}

/** Classroom: a centre aisle and side aisles; a narrow room keeps its side aisles only. */
function deskBlocks(width: number, { aisle, classSide }: Measures): Block[] {
  const most = Math.floor(seatsBetweenAisles / 2);
  const narrow = blocksWith(width, tableLength, classSide, aisle, 0, most);
  if (unitsIn(narrow) <= 3) return narrow;
  return best([1, 2, 3, 4].map((aisles) => blocksWith(width, tableLength, classSide, aisle, aisles, most)));
}

interface Rows {
  blocks: Block[];
  start: number;
  pitch: number;
  depth: number;
  rows: number;
  cut: boolean;
}

/** As many rows as stand between `start` and the back clearance, and before the last place from which the screen can be read. */
function rowsIn(room: Room, blocks: Block[], start: number, pitch: number, depth: number, back: number, reach: number): Rows {
  const toWall = fitting(room.length - back - start, pitch, depth);
  const toReach = fitting(reach - start, pitch, depth);
  return { blocks, start, pitch, depth, rows: Math.min(toWall, toReach), cut: toReach < toWall };
}

const arranged = (rows: Rows, perUnit: number, place: (rows: Rows) => Group[]): Arrangement =>
  rows.rows === 0 || rows.blocks.length === 0
    ? nothing
    : {
        seats: rows.rows * unitsIn(rows.blocks) * perUnit,
        start: rows.start,
        end: rows.start + (rows.rows - 1) * rows.pitch + rows.depth,
        cut: rows.cut,
        place: () => place(rows),
      };

/** Rows of chairs from `start` (m from the screen wall); no seat farther than `reach`. */
export function theatre(room: Room, m: Measures, start: number, reach: number): Arrangement {
  const rows = rowsIn(room, chairBlocks(room.width, m), start, m.rowPitch, chairDepth, m.back, reach);
  return arranged(rows, 1, ({ blocks, pitch, rows: count }) =>
    Array.from({ length: count }, (_, row) => ({
      tables: [],
      seats: blocks.flatMap(({ y, units }) =>
        Array.from({ length: units }, (_, unit) => ({
          x: start + row * pitch + chairDepth / 2,
          y: y + (unit + 0.5) * m.chair,
          facing: 0,
        })),
      ),
    })),
  );
}

/** Rows of tables with chairs behind them. */
export function classroom(room: Room, m: Measures, start: number, reach: number): Arrangement {
  const depth = m.classDepth + chairDepth;
  const rows = rowsIn(room, deskBlocks(room.width, m), start, m.classPitch, depth, m.back, reach);
  return arranged(rows, m.classSeats, ({ blocks, pitch, rows: count }) => {
    const groups: Group[] = [];
    for (let row = 0; row < count; row++) {
      const x = start + row * pitch;
      for (const { y, units } of blocks) {
        for (let unit = 0; unit < units; unit++) {
          const top = y + unit * tableLength;
          groups.push({
            tables: [{ x, y: top, width: m.classDepth, height: tableLength }],
            seats: Array.from({ length: m.classSeats }, (_, seat) => ({
              x: x + m.classDepth + chairDepth / 2,
              y: top + (tableLength * (seat + 0.5)) / m.classSeats,
              facing: 0,
            })),
          });
        }
      }
    }
    return groups;
  });
}
