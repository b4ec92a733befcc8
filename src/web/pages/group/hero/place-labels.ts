/** A rectangle of metres. */
interface Sides {
  length: number;
  width: number;
}

/** Share of the frame that the required area may take, and the most that the frame grows beyond the largest spaces. */
const curveShare = 0.7;
const mostGrowth = 2.5;
/** Points of the drawn curve. */
const curvePoints = 24;

/** Returns the frame of the drawing: that of the spaces, larger where the required area (m²) would not fit into it. */
export function getFrame({ length, width }: Sides, requiredArea: number): Sides {
  const growth = Math.sqrt(requiredArea / (curveShare * length * width));
  if (growth <= 1 || growth > mostGrowth) return { length, width };
  return { length: length * growth, width: width * growth };
}

const formatPoint = (x: number, y: number): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/**
 * Returns the path of all corners whose rectangle has this area, m², inside the frame, and where it meets the bottom and
 * the right side; undefined if the frame is smaller.
 */
export function createAreaCurve(
  { length, width }: Sides,
  area: number,
): { path: string; bottom: number; right: number } | undefined {
  const from = area / width;
  if (from >= length) return undefined;
  const points = Array.from({ length: curvePoints }, (_, at) => {
    // Equal steps of the ratio, since the curve bends most where it is steep.
    const x = from * (length / from) ** (at / (curvePoints - 1));
    return formatPoint(x, area / x);
  });
  return { path: `M${points.join("L")}`, bottom: from, right: area / length };
}

/** A labelled corner: its position in percent of the frame, and the text's width in characters. */
export interface LabelledCorner {
  x: number;
  y: number;
  characters: number;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Measures of a label at 12 px, and the distance of corners below which one of two has none; pixels. */
const label = { character: 12, height: 18, gap: 8 } as const;
const closeCorners = 20;

const toBox = (x: number, y: number, characters: number, isLeft: boolean): Box => ({
  left: isLeft ? x - label.gap - characters * label.character : x + label.gap,
  right: isLeft ? x - label.gap : x + label.gap + characters * label.character,
  top: y - label.height,
  bottom: y,
});

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Decides which corners show their labels in a frame of this many pixels, in the given order of importance: none closer
 * than 20 px to one with a label, and no two labels over each other or over `note`. A label is at the left where the frame
 * ends.
 */
export function placeLabels(
  corners: readonly LabelledCorner[],
  frame: { width: number; height: number },
  note?: Box,
): boolean[] {
  const placed: { x: number; y: number; box: Box }[] = [];
  return corners.map(({ x: percentX, y: percentY, characters }) => {
    const [x, y] = [(percentX / 100) * frame.width, (percentY / 100) * frame.height];
    const box = toBox(x, y, characters, isLabelLeft(percentX));
    const isFree =
      box.left >= 0 &&
      box.right <= frame.width &&
      !(note && overlaps(note, box)) &&
      placed.every((other) => Math.hypot(other.x - x, other.y - y) >= closeCorners && !overlaps(other.box, box));
    if (isFree) placed.push({ x, y, box });
    return isFree;
  });
}

/** Returns the box of the note at the right end of the curve, which stands `percentY` below the frame's top. */
export const toNoteBox = (percentY: number, characters: number, frame: { width: number; height: number }): Box => {
  const bottom = (percentY / 100) * frame.height;
  return {
    left: frame.width - label.gap - characters * label.character,
    right: frame.width,
    top: bottom - label.height - label.gap,
    bottom,
  };
};

/** Returns whether a corner's label stands at its left: in the right part of the frame. */
export const isLabelLeft = (percentX: number): boolean => percentX > 60;
