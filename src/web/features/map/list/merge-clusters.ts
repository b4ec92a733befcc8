import type { Box } from "../../../../domain/search/box.ts";
import { groupOverlapping, type Point } from "../projection.ts";
import type { Clusters } from "./use-clusters.ts";

type Cluster = Clusters["clusters"][number];

/** Clusters that share a mark. */
export interface ClusterMark {
  at: Point;
  count: number;
  box: Box;
  /** The venues that no higher zoom separates; empty where it does. */
  venues: Cluster["venues"];
}

/** Minimum distance of two marks, pixels. */
const minDistance = { x: 62, y: 30 };

/** Merges clusters whose marks would overlap, the larger first; `pixels` maps a point to the screen. */
export function mergeClusters(
  clusters: readonly Cluster[],
  pixels: (at: Point) => { x: number; y: number },
): ClusterMark[] {
  const marks = clusters.toSorted((a, b) => b.count - a.count).map((of) => ({ ...pixels(of.at), of }));
  return groupOverlapping(marks, minDistance).map(({ of }): ClusterMark => {
    const count = of.reduce((sum, each) => sum + each.count, 0);
    const middle = (axis: 0 | 1) => of.reduce((sum, each) => sum + each.at[axis] * each.count, 0) / count;
    const extreme = (pick: (...of: number[]) => number, side: 0 | 1 | 2 | 3) => pick(...of.map(({ box }) => box[side]));
    return {
      at: [middle(0), middle(1)],
      count,
      box: {
        west: extreme(Math.min, 0),
        south: extreme(Math.min, 1),
        east: extreme(Math.max, 2),
        north: extreme(Math.max, 3),
      },
      venues: of.length === 1 ? of[0]!.venues : [],
    };
  });
}
