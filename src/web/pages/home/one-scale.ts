import type { CSSProperties } from "react";

/** Size of a room drawn in a row, in metres. */
interface Measured {
  length?: number;
  width?: number;
}

interface Row {
  /** Pixels: the row's width without gaps, the minimum column width, the maximum drawing height. */
  width: number;
  column: number;
  height: number;
}

/** Maximum scale in pixels per metre, so that a small room is not blown up. */
const largest = 14;
/** Metres that the walls add. */
const walls = 0.3;

/** Returns the pixels per metre at which rooms of these lengths fill the row; a short one still gets a minimum column. */
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
 * Returns one scale for all rooms of a row, as style properties: `--desk` pixels per metre and `--columns` the grid
 * columns on the desktop; `--metres` the longest room, which fills the phone's width; `--high` the widest room.
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
  // The remaining width goes to the longest room's column.
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

/** Returns a room's drawn length in metres as the style property `--m`. */
export const metresOf = ({ length = 0 }: Measured): CSSProperties =>
  ({ "--m": (length + walls).toFixed(2) }) as CSSProperties;
