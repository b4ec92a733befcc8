import { type Arrangement, type Group, nothing, type Seat } from "./arrangement.ts";
import type { Rect, Room } from "./room.ts";
import { chairDepth, freeInside, type Measures, tableDepth } from "./rules.ts";

/** Widest board that one still speaks across, m. */
const widestBoard = 2.4;

const placesOn = (length: number, edge: number): number => Math.max(0, Math.floor((length + 1e-6) / edge));

/** Chairs along an edge from (x, y), `length` long, on the side that `facing` looks from; evenly spaced. */
function along(x: number, y: number, length: number, count: number, vertical: boolean, out: number, facing: number): Seat[] {
  const offset = out * (chairDepth / 2 + 0.05);
  return Array.from({ length: count }, (_, index) => {
    const at = (length * (index + 0.5)) / count;
    return vertical ? { x: x + offset, y: y + at, facing } : { x: x + at, y: y + offset, facing };
  });
}

/** The piece of the room that tables may take: what is left when chairs and the way behind them have their place. */
function field(room: Room, m: Measures): Rect | undefined {
  const margin = chairDepth + m.behind;
  const front = Math.max(m.front, margin);
  const rect = { x: front, y: margin, width: room.length - front - margin, height: room.width - 2 * margin };
  return rect.width >= 1.2 && rect.height >= 1 ? rect : undefined;
}

/** One group, counted by its edges and placed only when it is drawn. `piece` is the outline of its tables. */
const around = (piece: Rect, seats: number, place: () => Group): Arrangement => ({
  seats,
  start: piece.x,
  end: piece.x + piece.width + chairDepth,
  cut: false,
  place: () => [place()],
});

/** One long table, people on all four sides; those at the screen's end only where they do not hide it. */
export function boardroom(room: Room, m: Measures): Arrangement {
  const piece = field(room, m);
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

/** Tables on the outline of the field, people outside; `open` leaves the screen's side free (U). */
function outline(room: Room, m: Measures, open: boolean): Arrangement {
  const piece = field(room, m);
  const inside = freeInside + 2 * tableDepth;
  if (!piece || piece.height < inside || piece.width < inside) return nothing;
  const { x, y, width, height } = piece;
  const sides = placesOn(width, m.edge);
  const ends = placesOn(height, m.edge);
  return around(piece, 2 * sides + (open ? 1 : 2) * ends, () => ({
    tables: [
      { x: x + width - tableDepth, y, width: tableDepth, height },
      { x, y, width: width - tableDepth, height: tableDepth },
      { x, y: y + height - tableDepth, width: width - tableDepth, height: tableDepth },
      ...(open ? [] : [{ x, y: y + tableDepth, width: tableDepth, height: height - 2 * tableDepth }]),
    ],
    seats: [
      ...along(x + width, y, height, ends, true, 1, 0),
      ...along(x, y, width, sides, false, -1, 270),
      ...along(x, y + height, width, sides, false, 1, 90),
      ...(open ? [] : along(x, y, height, ends, true, -1, 180)),
    ],
  }));
}

export const ushape = (room: Room, m: Measures): Arrangement => outline(room, m, true);
export const hollow = (room: Room, m: Measures): Arrangement => outline(room, m, false);
