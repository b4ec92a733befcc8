import type { Space } from "../space/space.ts";

/** A rectangle in the room: metres from the inner corner at the screen wall, x along the length, y across it. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A double door in a wall; `at` is its middle along that wall. */
export interface Door {
  wall: "left" | "right" | "back";
  at: number;
  width: number;
}

/** A room as it is planned. The screen hangs on the wall x = 0, the audience looks towards it. */
export interface Room {
  length: number;
  width: number;
  /** Clear height; absent where it is unknown: then no screen limits the depth. */
  height?: number;
  /** Built-in stage; absent: set up by the rules as the people need it. `null`: none is wanted. */
  stage?: { width: number; depth: number } | null;
  /** Square pillars. */
  pillars: Rect[];
  doors: Door[];
}

const doorWidth = 1.8;
const pillarSize = 0.8;

/** Two pairs of doors beside the stage and one at the back; a small room has one, at the back of its side. */
function doorsOf(length: number, width: number): Door[] {
  const leaf = Math.min(doorWidth, width / 4);
  if (length * width < 80) return [{ wall: "right", at: length - leaf / 2 - 0.4, width: Math.min(0.95, leaf) }];
  const front = Math.min(length * 0.16, 4.8);
  return [
    { wall: "left", at: front, width: leaf },
    { wall: "right", at: front, width: leaf },
    { wall: "back", at: width / 2, width: leaf },
  ];
}

/** Pillars in two lines a quarter of the width from the walls, evenly along the length: where a catalogue has only their number. */
function pillarsOf(count: number, length: number, width: number): Rect[] {
  const lines = count === 1 ? [width / 2] : [width / 4, (width * 3) / 4];
  const inLine = Math.ceil(count / lines.length);
  return Array.from({ length: count }, (_, index) => {
    const along = Math.floor(index / lines.length) + 1;
    const y = lines[index % lines.length]! - pillarSize / 2;
    return { x: (length * along) / (inLine + 1) - pillarSize / 2, y, width: pillarSize, height: pillarSize };
  });
}

/** The room of a recorded space, or undefined where its length or width is unknown: nothing is invented. */
export function roomOf(space: Pick<Space, "length" | "width" | "height" | "stage" | "pillars">): Room | undefined {
  const { length, width, height, stage, pillars = 0 } = space;
  if (!length || !width || length > 500 || width > 500) return undefined;
  return {
    length,
    width,
    ...(height && { height }),
    ...(stage && { stage: { width: Math.min(stage.width, width), depth: stage.depth } }),
    pillars: pillarsOf(Math.min(pillars, 24), length, width),
    doors: doorsOf(length, width),
  };
}
