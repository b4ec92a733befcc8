/** A box in pixels from the corner of the view. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Pixel {
  x: number;
  y: number;
}

export const sides = ["right", "left", "below", "above"] as const;
export type Side = (typeof sides)[number];

export interface Placed<T> {
  of: T;
  side: Side;
  box: Box;
}

/** Pixels between a station's dot and its label, and a line's height. */
const gap = 8;
const high = 16;
/** Lower and upper edge of a pin's box, pixels above its point. */
const pin = { bottom: 8, top: 32 } as const;

/** Estimates the width in pixels of a text of 12 px, slightly too wide. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > "⺀" ? 12.5 : 7.5), 0);

/** Returns the box of a pin with this text above its point. */
export function pinBox({ x, y }: Pixel, words: string): Box {
  const half = widthOf(words) / 2 + 8;
  return { left: x - half, right: x + half, top: y - pin.top, bottom: y - pin.bottom };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxAt({ x, y }: Pixel, wide: number, side: Side): Box {
  if (side === "right") return { left: x - 4, right: x + gap + wide, top: y - high / 2, bottom: y + high / 2 };
  if (side === "left") return { left: x - gap - wide, right: x + 4, top: y - high / 2, bottom: y + high / 2 };
  const [top, bottom] = side === "below" ? [y - 4, y + gap + high] : [y - gap - high, y + 4];
  return { left: x - wide / 2, right: x + wide / 2, top, bottom };
}

/** Places each label on the first side of its point that overlaps no taken box or earlier label; others are left out. */
export function placeLabels<T extends Pixel & { name: string }>(
  points: readonly T[],
  taken: readonly Box[],
): Placed<T>[] {
  const placed: Placed<T>[] = [];
  for (const of of points) {
    const stands = [...taken, ...placed.map(({ box }) => box)];
    const free = sides
      .map((side) => ({ of, side, box: boxAt(of, widthOf(of.name), side) }))
      .find(({ box }) => !stands.some((other) => overlap(box, other)));
    if (free) placed.push(free);
  }
  return placed;
}
