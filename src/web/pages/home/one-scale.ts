import type { CSSProperties } from "react";

/** A room drawn in a row of rooms, metres. */
interface Measured {
  length?: number;
  width?: number;
}

interface Row {
  /** Pixels of the row without its gaps, of a column at least, and of a drawing's height at most. */
  width: number;
  column: number;
  height: number;
}

/** Pixels a metre at most: a small room is not blown up. */
const largest = 14;
/** Metres that the walls add. */
const walls = 0.3;

/** Pixels a metre at which rooms of these lengths fill the row; the text under a short one keeps its column. */
function filling(lengths: readonly number[], row: Row): number {
  let narrow = 0;
  for (;;) {
    const free = row.width - narrow * row.column;
    const long = lengths.toSorted((a, b) => b - a).slice(0, lengths.length - narrow);
    const scale = free / long.reduce((sum, length) => sum + length, 0);
    const shortest = long.at(-1);
    if (shortest === undefined) return largest;
    if (shortest * scale >= row.column || long.length === 1) return scale;
    narrow++;
  }
}

/**
 * One scale for the rooms of a row, as style properties: `--desk` pixels a metre on the desktop and `--columns` its
 * columns; `--metres` the longest room, which fills the phone's width; `--high` the widest, for the base line.
 */
export function oneScale(rooms: readonly (Measured | undefined)[], row: Row): CSSProperties {
  const drawn = rooms.map((room) => ({
    length: (room?.length ?? 0) + walls,
    width: room?.length ? (room.width ?? 0) + walls : 0,
  }));
  const high = Math.max(0, ...drawn.map(({ width }) => width));
  const lengths = drawn.map(({ length }) => length);
  const desk = Math.min(largest, filling(lengths, row), high > 0 ? row.height / high : largest);
  const longest = Math.max(...lengths);
  // What is left over goes to the largest room's text.
  const columns = lengths.map((length) =>
    length === longest ? "1fr" : `${Math.max(row.column, Math.ceil(length * desk))}px`,
  );
  return {
    "--desk": `${desk.toFixed(3)}px`,
    "--columns": columns.join(" "),
    "--metres": Math.max(10, longest).toFixed(1),
    "--high": high.toFixed(1),
  } as CSSProperties;
}

/** The width of a room in the row's scale. */
export const metresOf = ({ length = 0 }: Measured): CSSProperties =>
  ({ "--m": (length + walls).toFixed(2) }) as CSSProperties;
