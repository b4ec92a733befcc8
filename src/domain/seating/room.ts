import type { Space } from "../space/space.ts";
import { doorClearance } from "./seating-measures.ts";

/** A rectangle in the room: metres from the inner corner at the screen wall, x along the length, y across it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A door in a wall; `at` is its centre along that wall. Doors wider than a metre have two leaves. */
export interface Door {
  wall: "left" | "right" | "back";
  at: number;
  width: number;
}

/** A room to plan. The screen hangs on the wall x = 0, the audience faces it. */
export interface Room {
  length: number;
  width: number;
  /** Clear height, m; absent if unknown: then the screen does not limit the depth. */
  height?: number;
  /** Built-in stage; absent: added by the rules if needed. `null`: no stage requested. */
  stage?: { width: number; depth: number } | null;
  /** Built-in screen; absent: one as large as the farthest seat needs. */
  screen?: { width: number; height: number };
  /** Square pillars. */
  pillars: Rect[];
  doors: Door[];
}

/** Width of a two-leaf door, m. */
export const doorWidth = 1.8;
const singleDoor = 0.85;
const pillarSize = 0.8;
/** Floor areas below which a room gets one door, and two; m². */
const oneDoorBelow = 80;
const twoDoorsBelow = 250;

/** Places doors at both sides of the stage and at the back; two in smaller rooms, one in small rooms. */
function placeDoors(length: number, width: number): Door[] {
  const area = length * width;
  if (area < oneDoorBelow) return [{ wall: "right", at: length - singleDoor / 2 - 0.02, width: singleDoor }];
  const leaf = Math.min(doorWidth, width / 4, length / 4);
  if (area < twoDoorsBelow) {
    const corner = leaf / 2 + 0.1;
    return [
      { wall: "right", at: corner, width: leaf },
      { wall: "back", at: width - corner, width: leaf },
    ];
  }
  const front = Math.min(length * 0.16, 5);
  return [
    { wall: "left", at: front, width: leaf },
    { wall: "right", at: front, width: leaf },
    { wall: "back", at: width / 2, width: leaf },
  ];
}

/** Returns the floor in front of each door that stays free. */
export const getDoorways = ({ doors, length, width }: Room): Rect[] =>
  doors.map((door) => {
    const from = door.at - door.width / 2;
    if (door.wall === "back") return { x: length - doorClearance, y: from, width: doorClearance, height: door.width };
    return { x: from, y: door.wall === "left" ? 0 : width - doorClearance, width: door.width, height: doorClearance };
  });

/** Places pillars in two lines a quarter of the width from the walls, evenly spaced: the catalogue only has their number. */
function placePillars(count: number, length: number, width: number): Rect[] {
  const lines = count === 1 ? [width / 2] : [width / 4, (width * 3) / 4];
  const inLine = Math.ceil(count / lines.length);
  return Array.from({ length: count }, (_, index) => {
    const along = Math.floor(index / lines.length) + 1;
    const y = lines[index % lines.length]! - pillarSize / 2;
    return { x: (length * along) / (inLine + 1) - pillarSize / 2, y, width: pillarSize, height: pillarSize };
  });
}

/** The fields of a space from which a room is created. */
export type MeasuredRoom = Pick<Space, "length" | "width" | "height" | "stage" | "pillars" | "led">;

/** Sides above this are errors of the source, m. */
const maxSide = 500;

/** Returns whether both sides of a space are known, so that its geometry can be computed. */
export const hasKnownSides = <T extends Pick<Space, "length" | "width">>(
  space: T,
): space is T & { length: number; width: number } => {
  const { length, width } = space;
  return Boolean(length && width && length <= maxSide && width <= maxSide);
};

/** Rooms by their measures, so that what is computed of a room and cached by it serves every space of these measures. */
const rooms = new Map<string, Room>();
const maxCachedRooms = 4000;

/**
 * Returns the room of a space; undefined if its length or width is unknown. The catalogue has no doors and only the
 * number of pillars: both are placed by rule, deterministically. Spaces of equal measures have the same room.
 */
export function createRoom(space: MeasuredRoom): Room | undefined {
  if (!hasKnownSides(space)) return undefined;
  const { length, width, height, stage, led, pillars } = space;
  const key = `${length} ${width} ${height} ${stage?.width} ${stage?.depth} ${led?.width} ${led?.height} ${pillars}`;
  const cached = rooms.get(key);
  if (cached) return cached;
  if (rooms.size >= maxCachedRooms) rooms.clear();
  const room = placeRoom(space);
  rooms.set(key, room);
  return room;
}

function placeRoom(space: MeasuredRoom & { length: number; width: number }): Room {
  const { length, width, height, stage, led, pillars = 0 } = space;
  return {
    length,
    width,
    ...(height && { height }),
    ...(stage && { stage: { width: Math.min(stage.width, width), depth: Math.min(stage.depth, length / 2) } }),
    ...(led && led.width <= width && { screen: { width: led.width, height: led.height } }),
    pillars: placePillars(Math.min(pillars, 24), length, width),
    doors: placeDoors(length, width),
  };
}
