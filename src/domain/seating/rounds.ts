import { type Arrangement, fitting, type Group, nothing } from "./arrangement.ts";
import type { Room } from "./room.ts";
import { chairDepth, highTableDiameter, type Measures, roundDiameter } from "./rules.ts";

interface Grid {
  columns: number;
  rows: number;
  x: number;
  y: number;
  stepX: number;
  stepY: number;
}

/** Centres on a square grid between `start` and the back, `margin` from the walls to the centre; spread over the width. */
function gridOf(room: Room, start: number, margin: number, step: number): Grid | undefined {
  const free = room.width - 2 * margin;
  const along = room.length - start - margin;
  const rows = fitting(free, step, 0);
  const columns = fitting(along, step, 0);
  if (rows < 1 || columns < 1 || free < 0 || along < 0) return undefined;
  const stepY = rows > 1 ? Math.min(free / (rows - 1), step * 1.25) : step;
  return { columns, rows, x: start, y: (room.width - stepY * (rows - 1)) / 2, stepX: step, stepY };
}

interface Ring {
  diameter: number;
  /** Chairs of a full ring. */
  places: number;
  /** Of those, the ones used, beginning behind the table as seen from the screen. */
  used: number;
  chair: number;
}

/** A round table with chairs; where not all are used, those with their backs to the screen stay away. */
function ringAt(x: number, y: number, { diameter, places, used, chair }: Ring): Group {
  const radius = diameter / 2 + chair / 2;
  const seats = Array.from({ length: places }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const angle = (Math.ceil(index / 2) * side * 2 * Math.PI) / places;
    return {
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius,
      facing: (angle * 180) / Math.PI,
    };
  }).slice(0, used);
  return { tables: [{ x: x - diameter / 2, y: y - diameter / 2, width: diameter, height: diameter, round: true }], seats };
}

function rounds(room: Room, front: number, margin: number, step: number, ring: Ring, reach: number): Arrangement {
  const half = ring.diameter / 2 + ring.chair;
  const grid = gridOf(room, front + half, margin, step);
  if (!grid) return nothing;
  const within = Math.max(0, fitting(reach - half - grid.x, step, 0));
  const columns = Math.min(grid.columns, within);
  if (columns < 1) return nothing;
  return {
    seats: columns * grid.rows * ring.used,
    start: front,
    end: grid.x + (columns - 1) * step + half,
    cut: within < grid.columns,
    place: () => {
      const groups: Group[] = [];
      for (let column = 0; column < columns; column++) {
        for (let row = 0; row < grid.rows; row++) {
          groups.push(ringAt(grid.x + column * grid.stepX, grid.y + row * grid.stepY, ring));
        }
      }
      return groups;
    },
  };
}

/** Round tables of ten (twelve when tight), from `start` on. */
export function banquet(room: Room, m: Measures, start: number): Arrangement {
  const ring = { diameter: roundDiameter, places: m.roundSeats, used: m.roundSeats, chair: chairDepth };
  const margin = roundDiameter / 2 + chairDepth + m.wall;
  return rounds(room, start, margin, m.round, ring, Number.POSITIVE_INFINITY);
}

/** The same tables with the third that would face away left empty. */
export function fishbone(room: Room, m: Measures, start: number, reach: number): Arrangement {
  const used = Math.round((m.roundSeats * 2) / 3);
  const ring = { diameter: roundDiameter, places: m.roundSeats, used, chair: chairDepth };
  const margin = roundDiameter / 2 + chairDepth + m.wall;
  return rounds(room, start, margin, m.round, ring, reach);
}

/** High tables, six people standing at each, half the floor free. */
export function cocktail(room: Room, m: Measures, start: number): Arrangement {
  const people = m.roundSeats === 12 ? 8 : 6;
  const ring = { diameter: highTableDiameter, places: people, used: people, chair: 0.45 };
  const step = m.round === 3.2 ? 2.8 : 2.2;
  return rounds(room, start, highTableDiameter / 2 + 0.45 + m.wall / 2, step, ring, Number.POSITIVE_INFINITY);
}
