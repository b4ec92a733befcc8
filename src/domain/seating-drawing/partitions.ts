import type { Room } from "../seating/room.ts";

/** A part of a divisible hall, in the order of the parts: from the stage to the back, or from wall to wall. */
export interface Part {
  name: string;
  length?: number;
  width?: number;
}

/** A stretch of the room that is a part, along its length (x) or across it (y); metres. */
export interface PartSpan {
  name: string;
  axis: "x" | "y";
  from: number;
  to: number;
}

/** Parts are measured apart from the whole: walls between them, rounding. So much may be missing or over. */
const tolerance = 0.08;

const like = (a: number, b: number): boolean => Math.abs(a - b) <= b * tolerance;

/** How far each part reaches along an axis where they all span the other one; undefined where one does not. */
function extents(parts: readonly Part[], span: number): number[] | undefined {
  const found = parts.map(({ length = 0, width = 0 }) =>
    like(width, span) ? length : like(length, span) ? width : undefined,
  );
  return found.every((extent) => extent !== undefined && extent > 0) ? (found as number[]) : undefined;
}

/**
 * Where the parts of a divisible hall lie. Nothing is guessed: empty unless the parts' measures fill the whole side by
 * side, along the room or across it. What the walls between them take is shared out evenly.
 */
export function partSpans({ length, width }: Room, parts: readonly Part[]): PartSpan[] {
  if (parts.length < 2) return [];
  for (const [axis, whole, span] of [
    ["x", length, width],
    ["y", width, length],
  ] as const) {
    const found = extents(parts, span);
    const sum = found?.reduce((total, extent) => total + extent, 0) ?? 0;
    if (!found || !like(sum, whole)) continue;
    let at = 0;
    return found.map((extent, index) => {
      const from = at;
      at += (extent / sum) * whole;
      return { name: parts[index]!.name, axis, from, to: at };
    });
  }
  return [];
}
