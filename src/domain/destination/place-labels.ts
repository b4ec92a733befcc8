/** A box by its corner and sides. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point that wants a label of this width. */
export interface LabelledPoint {
  x: number;
  y: number;
  width: number;
}

type LabelAnchor = "start" | "middle" | "end";

/** Where a label stands: `x` and `y` are its anchor on the base line; `lead`: it is so far off that a line leads to it. */
export interface PlacedLabel {
  x: number;
  y: number;
  anchor: LabelAnchor;
  lead: boolean;
}

interface Candidate {
  box: Box;
  label: PlacedLabel;
  /** The more, the less a reader likes it. */
  cost: number;
}

interface LabelField {
  width: number;
  height: number;
  /** Height of a line of text; the base line is at four fifths of it. */
  lineHeight: number;
  /** Distance between point and text. */
  gap: number;
}

/** Directions in the order a reader likes them: right, left, below, above, then the corners. */
const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;
const distances = [1, 2, 3.2, 4.4] as const;
const rounds = 6;

const getOverlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Lists the boxes that a label may take, those outside the field left out. */
function listCandidates(point: LabelledPoint, { width, height, lineHeight, gap }: LabelField): Candidate[] {
  return distances.flatMap((distance, far) =>
    directions.flatMap(([dx, dy], order): Candidate[] => {
      const reach = gap * distance;
      const diagonal = dx !== 0 && dy !== 0;
      const anchorX = point.x + dx * (diagonal ? reach * 0.7 : reach);
      const middleY = point.y + dy * (diagonal ? reach * 0.7 : reach) + (dy * lineHeight) / 2;
      const x = dx > 0 ? anchorX : dx < 0 ? anchorX - point.width : anchorX - point.width / 2;
      const box = { x, y: middleY - lineHeight / 2, width: point.width, height: lineHeight };
      if (x < 1 || box.y < 1 || x + point.width > width - 1 || box.y + lineHeight > height - 1) return [];
      const anchor = dx > 0 ? "start" : dx < 0 ? "end" : "middle";
      const y = box.y + lineHeight * 0.8;
      return [{ box, label: { x: anchorX, y, anchor, lead: far > 1 }, cost: order + far * 9 }];
    }),
  );
}

/**
 * Places a label at every point so that labels neither cover one another nor an obstacle. None is dropped: where all places
 * overlap, the one that overlaps least is taken. Deterministic; the order of the points does not favour the first, since
 * every label is placed again while that improves the picture.
 */
export function placeLabels(
  points: readonly LabelledPoint[],
  obstacles: readonly Box[],
  field: LabelField,
): PlacedLabel[] {
  const candidates = points.map((point) => listCandidates(point, field));
  const chosen: (Candidate | undefined)[] = points.map(() => undefined);
  const getCost = (at: number, candidate: Candidate): number => {
    const others = chosen.flatMap((other, i) => (other && i !== at ? [other.box] : []));
    const overlap = [...obstacles, ...others].reduce((sum, box) => sum + getOverlap(candidate.box, box), 0);
    return candidate.cost + overlap * 10;
  };
  for (let round = 0; round < rounds; round++) {
    let changed = false;
    for (const [at, list] of candidates.entries()) {
      const best = list.toSorted((a, b) => getCost(at, a) - getCost(at, b))[0];
      if (best === chosen[at]) continue;
      chosen[at] = best;
      changed = true;
    }
    if (!changed) break;
  }
  return points.map(
    (point, at) => chosen[at]?.label ?? { x: point.x, y: point.y - field.gap, anchor: "middle", lead: false },
  );
}
