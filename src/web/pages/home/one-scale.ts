import type { CSSProperties } from "react";

/** A room drawn in a row of rooms, metres. */
interface Measured {
  length?: number;
  width?: number;
}

/** Pixels a metre at most: a small room is not blown up. */
const largest = 14;
/** Metres that the walls add. */
const walls = 0.3;

/**
 * One scale for the rooms of a row, as style properties: `--desk` pixels a metre on the desktop, so that each room fits its
 * column (pixels) and none is higher than `height`; `--metres` the longest room, which fills the phone's width; `--high` the widest.
 */
export function oneScale(rooms: (Measured | undefined)[], columns: readonly number[], height: number): CSSProperties {
  const drawn = rooms.flatMap((room, at) =>
    room?.length && room.width
      ? [{ length: room.length + walls, width: room.width + walls, column: columns[at] ?? columns.at(-1)! }]
      : [],
  );
  const scales = drawn.map(({ length, width, column }) => Math.min(column / length, height / width));
  const desk = Math.min(largest, ...scales);
  const metres = Math.max(10, ...drawn.map(({ length }) => length));
  const high = Math.max(0, ...drawn.map(({ width }) => width));
  return {
    "--desk": `${desk.toFixed(3)}px`,
    "--metres": metres.toFixed(1),
    "--high": high.toFixed(1),
  } as CSSProperties;
}

/** The width of a room in the row's scale. */
export const metresOf = ({ length = 0 }: Measured): CSSProperties =>
  ({ "--m": (length + walls).toFixed(2) }) as CSSProperties;
