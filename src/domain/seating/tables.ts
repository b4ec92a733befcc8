import { type Arrangement, type Group, nothing, type Seat } from "./arrangement.ts";
import type { Rect, Room } from "./room.ts";
import { chairDepth, clearOfDoors, freeInside, type Measures, tableDepth, widestBoard } from "./rules.ts";

const placesOn = (length: number, edge: number): number => Math.max(0, Math.floor((length + 1e-6) / edge));

/** Chairs along an edge from (x, y), `length` long, on the side that `facing` looks from; evenly spaced. */
function along(
  x: number,
  y: number,
  length: number,
  count: number,
  vertical: boolean,
  out: number,
  facing: number,
): Seat[] {
  const offset = out * (chairDepth / 2 + 0.05);
  return Array.from({ length: count }, (_, index) => {
    const at = (length * (index + 0.5)) / count;
    return vertical ? { x: x + offset, y: y + at, facing } : { x: x + at, y: y + offset, facing };
  });
}

/** The piece of the room that tables may take: what is left when chairs, the way behind them and the doors have theirs. */
function field(room: Room, m: Measures, front: number): Rect | undefined {
  const margin = Math.max(chairDepth + m.behind, room.doors.length > 1 ? clearOfDoors + 0.1 : 0);
  const width = room.length - front - margin;
  const height = room.width - 2 * margin;
  return width >= 1.2 && height >= 1 ? { x: front, y: margin, width, height } : undefined;
}

/** One group, counted by its edges and placed only when it is drawn. `piece` is the outline of its tables. */
const around = (piece: Rect, seats: number, place: () => Group): Arrangement => ({
  seats,
  start: piece.x,
  whole: 1,
  cut: false,
  place: () => {
    const { tables, seats } = place();
    // The places near the screen are left over first, on both sides alike.
    return [{ tables, seats: seats.sort((a, b) => b.x - a.x) }];
  },
  aisles: () => [],
});

/** One long table, people on all four sides. */
export function boardroom(room: Room, m: Measures): Arrangement {
  const piece = field(room, m, chairDepth + m.behind);
  if (!piece) return nothing;
  const height = Math.min(widestBoard, piece.height);
  const y = (room.width - height) / 2;
  const board = { x: piece.x, y, width: piece.width, height };
  const sides = placesOn(board.width, m.edge);
  const ends = placesOn(height, m.edge);
  return around(board, 2 * (sides + ends), () => ({
    tables: [board],
    seats: [
      ...along(board.x + board.width, y, height, ends, true, 1, 0),
      ...along(board.x, y, board.width, sides, false, -1, 270),
      ...along(board.x, y + height, board.width, sides, false, 1, 90),
      ...along(board.x, y, height, ends, true, -1, 180),
    ],
  }));
}

/** The four sides of a hollow square; `open` leaves the screen's side out (U). */
const frame = ({ x, y, width, height }: Rect, open: boolean): Rect[] => [
  { x: x + width - tableDepth, y, width: tableDepth, height },
  { x, y, width: width - tableDepth, height: tableDepth },
  { x, y: y + height - tableDepth, width: width - tableDepth, height: tableDepth },
  ...(open ? [] : [{ x, y: y + tableDepth, width: tableDepth, height: height - 2 * tableDepth }]),
];

/** Tables on the outline of the field, people outside. */
function outline(room: Room, m: Measures, open: boolean): Arrangement {
  const piece = field(room, m, open ? Math.max(m.front, 1.2) : chairDepth + m.behind);
  const inside = freeInside + 2 * tableDepth;
  if (!piece || piece.height < inside || piece.width < inside) return nothing;
  const { x, y, width, height } = piece;
  const sides = placesOn(width, m.edge);
  const ends = placesOn(height, m.edge);
  return around(piece, 2 * sides + (open ? 1 : 2) * ends, () => ({
    tables: frame(piece, open),
    seats: [
      ...along(x + width, y, height, ends, true, 1, 0),
      ...along(x, y, width, sides, false, -1, 270),
      ...along(x, y + height, width, sides, false, 1, 90),
      ...(open ? [] : along(x, y, height, ends, true, -1, 180)),
    ],
  }));
}

/** Open towards the screen. */
export const ushape = (room: Room, m: Measures): Arrangement => outline(room, m, true);
/** Closed on all sides. */
export const hollow = (room: Room, m: Measures): Arrangement => outline(room, m, false);
