import type { Room } from "../seating/room.ts";

/** A part of a divisible room. Parts are ordered from the stage to the back, or from wall to wall. */
export interface NamedPart {
  name: string;
  length?: number;
  width?: number;
}

/** The extent of a part along the room (x) or across it (y); metres. */
export interface PartSpan {
  name: string;
  axis: "x" | "y";
  from: number;
  to: number;
}

/** Relative tolerance between the sum of the parts and the whole: partitions, rounding. */
const tolerance = 0.08;

const isSimilar = (a: number, b: number): boolean => Math.abs(a - b) <= b * tolerance;

/** Returns each part's extent along an axis if all of them span the other one; otherwise undefined. */
function getExtents(parts: readonly NamedPart[], span: number): number[] | undefined {
  const found = parts.map(({ length = 0, width = 0 }) =>
    isSimilar(width, span) ? length : isSimilar(length, span) ? width : undefined,
  );
  return found.every((extent) => extent !== undefined && extent > 0) ? (found as number[]) : undefined;
}

/**
 * Locates the parts of a divisible room. Empty unless their dimensions fill the whole room side by side, along it or
 * across it. The thickness of partitions is distributed evenly.
 */
export function locateParts({ length, width }: Room, parts: readonly NamedPart[]): PartSpan[] {
  if (parts.length < 2) return [];
  for (const [axis, roomExtent, span] of [
    ["x", length, width],
    ["y", width, length],
  ] as const) {
    const found = getExtents(parts, span);
    const sum = found?.reduce((total, extent) => total + extent, 0) ?? 0;
    if (!found || !isSimilar(sum, roomExtent)) continue;
    let at = 0;
    return found.map((extent, index) => {
      const from = at;
      at += (extent / sum) * roomExtent;
      return { name: parts[index]!.name, axis, from, to: at };
    });
  }
  return [];
}
