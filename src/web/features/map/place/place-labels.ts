/** A box in pixels from the corner of the view. */
export interface PixelBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Pixel {
  x: number;
  y: number;
}

const sides = ["right", "left", "below", "above"] as const;
export type Side = (typeof sides)[number];

export interface PlacedLabel<T> {
  of: T;
  side: Side;
  box: PixelBox;
}

/** Pixels between a station's dot and its label, and a line's height. */
const gap = 8;
const lineHeight = 16;
/** Lower and upper edge of a pin's box, pixels above its point. */
const pin = { bottom: 8, top: 32 } as const;

/** Estimates the width in pixels of a text of 12 px, slightly too wide. */
const estimateTextWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign > "⺀" ? 12.5 : 7.5), 0);

/** Returns the box of a pin with this text above its point. */
export function getPinBox({ x, y }: Pixel, text: string): PixelBox {
  const half = estimateTextWidth(text) / 2 + 8;
  return { left: x - half, right: x + half, top: y - pin.top, bottom: y - pin.bottom };
}

export const overlaps = (a: PixelBox, b: PixelBox): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function getLabelBox({ x, y }: Pixel, width: number, side: Side): PixelBox {
  if (side === "right")
    return { left: x - 4, right: x + gap + width, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
  if (side === "left")
    return { left: x - gap - width, right: x + 4, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
  const [top, bottom] = side === "below" ? [y - 4, y + gap + lineHeight] : [y - gap - lineHeight, y + 4];
  return { left: x - width / 2, right: x + width / 2, top, bottom };
}

/** Places each label on the first side of its point that overlaps no taken box or earlier label; others are left out. */
export function placeLabels<T extends Pixel & { name: string }>(
  points: readonly T[],
  taken: readonly PixelBox[],
): PlacedLabel<T>[] {
  const placed: PlacedLabel<T>[] = [];
  for (const of of points) {
    const obstacles = [...taken, ...placed.map(({ box }) => box)];
    const free = sides
      .map((side) => ({ of, side, box: getLabelBox(of, estimateTextWidth(of.name), side) }))
      .find(({ box }) => !obstacles.some((other) => overlaps(box, other)));
    if (free) placed.push(free);
  }
  return placed;
}
