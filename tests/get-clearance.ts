import type { Rect } from "#domain/seating/room.ts";

/** A point in metres. */
export type Point = [number, number];

/** Returns the corners of a rectangle turned about its centre, degrees from x towards y. */
export function getCorners({ x, y, width, height }: Rect, turn: number): Point[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right, down]) => {
    const [dx, dy] = [(right! * width) / 2, (down! * height) / 2];
    return [x + width / 2 + dx * cos - dy * sin, y + height / 2 + dx * sin + dy * cos];
  });
}

/** Returns the distance between two convex shapes, m; 0 where they overlap (separating axes). */
export function getClearance(one: readonly Point[], other: readonly Point[]): number {
  const isApart = [one, other].some((shape) =>
    shape.some(([x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length]!;
      const along = ([px, py]: Point) => (px - x) * (nextY - y) - (py - y) * (nextX - x);
      const [own, theirs] = [one.map(along), other.map(along)];
      return Math.max(...own) < Math.min(...theirs) - 1e-6 || Math.max(...theirs) < Math.min(...own) - 1e-6;
    }),
  );
  return isApart ? Math.min(getGap(one, other), getGap(other, one)) : 0;
}

/** Returns the least distance from a corner of one shape to a side of the other. */
const getGap = (corners: readonly Point[], sides: readonly Point[]): number =>
  Math.min(
    ...corners.flatMap(([x, y]) =>
      sides.map(([fromX, fromY], index) => {
        const [toX, toY] = sides[(index + 1) % sides.length]!;
        const [dx, dy] = [toX - fromX, toY - fromY];
        const share = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy)));
        return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
      }),
    ),
  );

/** Returns the bounding rectangle of a turned piece. */
export function getBounds(corners: readonly Point[]): Rect {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
