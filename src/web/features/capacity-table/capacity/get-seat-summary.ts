import { layouts } from "../../../../domain/space/layouts.ts";
import type { SpaceCapacity } from "./space-capacity.ts";

/** Returns the people seated by suitable layout (limit capacity if computed, else published), and their maximum. */
export function getSeatSummary({ figures }: Pick<SpaceCapacity, "figures">): {
  most: number;
  byLayout: { name: string; people: number }[];
} {
  const byLayout = layouts.flatMap(({ key, name }) => {
    const { unsuitable, doubtful, limit, published } = figures[key];
    const people = unsuitable || doubtful ? 0 : (limit ?? published ?? 0);
    return people > 0 ? [{ name, people }] : [];
  });
  return { most: Math.max(0, ...byLayout.map(({ people }) => people)), byLayout };
}
