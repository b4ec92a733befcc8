import type { Box } from "#domain/search/box.ts";
import type { Point } from "../projection.ts";
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

/** The view that marks are placed in. */
export interface MarkView {
  /** Maps a point to pixels of the view. */
  toPixels: (at: Point) => { x: number; y: number };
  /** How much of a mark there is room for at its point: all, a part that is cut off, or nothing outside the view. */
  getRoom: (at: Point, many: boolean) => "full" | "cut" | "none";
}

/** Half of the width and height that a mark takes, pixels: the number of several venues, or the price of one. */
const halfExtents = { many: { x: 20, y: 18 }, one: { x: 31, y: 15 } };

interface Group {
  x: number;
  y: number;
  of: Cluster[];
}

const countVenues = (of: readonly Cluster[]): number => of.reduce((sum, { count }) => sum + count, 0);
const getExtent = (of: readonly Cluster[]) => halfExtents[countVenues(of) > 1 ? "many" : "one"];

function overlaps(a: Group, b: Group): boolean {
  const [extentA, extentB] = [getExtent(a.of), getExtent(b.of)];
  return Math.abs(a.x - b.x) < extentA.x + extentB.x && Math.abs(a.y - b.y) < extentA.y + extentB.y;
}

function getCentre(of: readonly Cluster[]): Point {
  const count = countVenues(of);
  const middle = (axis: 0 | 1) => of.reduce((sum, each) => sum + each.at[axis] * each.count, 0) / count;
  return [middle(0), middle(1)];
}

function toMark(of: readonly Cluster[], at: Point): ClusterMark {
  const extreme = (pick: (...of: number[]) => number, side: 0 | 1 | 2 | 3) => pick(...of.map(({ box }) => box[side]));
  return {
    at,
    count: countVenues(of),
    box: {
      west: extreme(Math.min, 0),
      south: extreme(Math.min, 1),
      east: extreme(Math.max, 2),
      north: extreme(Math.max, 3),
    },
    venues: of.length === 1 ? of[0]!.venues : [],
  };
}

/**
 * Merges clusters whose marks would overlap, the larger first. A mark in the view that would be cut off at its edge joins
 * the nearest one that is not, so that the marks together count every venue in the view. Clusters outside are left out.
 */
export function mergeClusters(clusters: readonly Cluster[], { toPixels, getRoom }: MarkView): ClusterMark[] {
  const groups: Group[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.count - a.count)) {
    const one: Group = { ...toPixels(cluster.at), of: [cluster] };
    const near = groups.find((group) => overlaps(group, one));
    if (near) near.of.push(cluster);
    else groups.push(one);
  }
  const placed = groups.map(({ of }) => {
    const at = getCentre(of);
    return { ...toPixels(at), of, at, room: getRoom(at, countVenues(of) > 1) };
  });
  const inView = placed.filter(({ room }) => room !== "none");
  const full = inView.filter(({ room }) => room === "full");
  // In a view too small for any whole mark, cut ones are better than none.
  if (full.length === 0) return inView.map(({ of, at }) => toMark(of, at));
  for (const cut of inView) {
    if (cut.room === "full") continue;
    const distanceTo = (other: Group) => Math.hypot(other.x - cut.x, other.y - cut.y);
    full.reduce((a, b) => (distanceTo(b) < distanceTo(a) ? b : a)).of.push(...cut.of);
  }
  return full.map(({ of, at }) => toMark(of, at));
}
