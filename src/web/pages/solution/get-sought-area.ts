import type { SolutionDetail } from "#contract/schemas/solution.ts";

/** Returns the area of the room that a solution needs, m²; undefined where its sum is of a part only. */
export function getSoughtArea(area: SolutionDetail["area"]): number | undefined {
  if (!area || area.of !== undefined) return undefined;
  return area.find ?? area.items.reduce((sum, { area: part }) => sum + part, 0);
}
