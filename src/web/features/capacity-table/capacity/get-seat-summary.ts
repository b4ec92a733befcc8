import { getSeatBounds } from "#domain/seating/judge-fit.ts";
import { layouts } from "#domain/space/layouts.ts";
import type { SpaceCapacity } from "./space-capacity.ts";

/** Returns the people seated by suitable layout (as many as fit at all), and their maximum. */
export function getSeatSummary({ figures }: Pick<SpaceCapacity, "figures">): {
  most: number;
  byLayout: { name: string; people: number }[];
} {
  const byLayout = layouts.flatMap(({ key, name }) => {
    const people = getSeatBounds(figures[key])?.most ?? 0;
    return people > 0 ? [{ name, people }] : [];
  });
  return { most: Math.max(0, ...byLayout.map(({ people }) => people)), byLayout };
}
