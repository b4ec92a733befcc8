import type { CSSProperties } from "react";

/** Size of a room drawn in a row, in metres. */
interface RoomSize {
  length?: number;
  width?: number;
}

interface RowSize {
  /** Pixels: the row's width without gaps, the minimum column width, the maximum drawing height. */
  width: number;
  column: number;
  height: number;
}

/** Maximum scale in pixels per metre, so that a small room is not blown up. */
const maxPxPerMetre = 14;
/** Metres that the walls add. */
const wallMetres = 0.3;

/** Returns the pixels per metre at which rooms of these lengths fill the row; a short one still gets a minimum column. */
function getFillingScale(lengths: readonly number[], row: RowSize): number {
  let narrowCount = 0;
  for (;;) {
    const free = row.width - narrowCount * row.column;
    const longLengths = lengths.toSorted((a, b) => b - a).slice(0, lengths.length - narrowCount);
    const scale = free / longLengths.reduce((sum, length) => sum + length, 0);
    const shortest = longLengths.at(-1);
    if (shortest === undefined) return maxPxPerMetre;
    if (shortest * scale >= row.column || longLengths.length === 1) return scale;
    narrowCount++;
  }
}

/**
 * Returns one scale for all rooms of a row, as style properties: `--desk` pixels per metre and `--columns` the grid
 * columns on the desktop; `--metres` the longest room, which fills the phone's width; `--high` the widest room.
 */
export function getRowScale(rooms: readonly (RoomSize | undefined)[], row: RowSize): CSSProperties {
  const drawn = rooms.map((room) => ({
    length: (room?.length ?? 0) + wallMetres,
    width: room?.length ? (room.width ?? 0) + wallMetres : 0,
  }));
  const maxWidth = Math.max(0, ...drawn.map(({ width }) => width));
  const lengths = drawn.map(({ length }) => length);
  const pxPerMetre = Math.min(
    maxPxPerMetre,
    getFillingScale(lengths, row),
    maxWidth > 0 ? row.height / maxWidth : maxPxPerMetre,
  );
  const longest = Math.max(...lengths);
  // The remaining width goes to the longest room's column.
  const columns = lengths.map((length) =>
    length === longest ? "1fr" : `${Math.max(row.column, Math.ceil(length * pxPerMetre))}px`,
  );
  return {
    "--desk": `${pxPerMetre.toFixed(3)}px`,
    "--columns": columns.join(" "),
    "--metres": Math.max(10, longest).toFixed(1),
    "--high": maxWidth.toFixed(1),
  } as CSSProperties;
}

/** Returns a room's drawn length in metres as the style property `--m`. */
export const getLengthStyle = ({ length = 0 }: RoomSize): CSSProperties =>
  ({ "--m": (length + wallMetres).toFixed(2) }) as CSSProperties;
