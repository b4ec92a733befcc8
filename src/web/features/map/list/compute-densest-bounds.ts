import type { Box } from "#domain/search/box.ts";
import type { Clusters } from "./use-clusters.ts";

type Cluster = Pick<Clusters["clusters"][number], "at" | "count" | "box">;

/** Share of the venues that the first view holds: the others are remote, and one press away. */
export const shownShare = 0.9;
/** Up to this many venues, all of them are shown. */
const fewVenues = 10;
/** Minimum width and height of a view, degrees. */
const minSpan = 0.02;

/** Clusters of one column or row, from its low to its high edge in degrees. */
interface Line {
  at: number;
  low: number;
  high: number;
  clusters: Cluster[];
}

/** Groups clusters by one coordinate, in its order. */
function groupByCoordinate(clusters: readonly Cluster[], axis: 0 | 1): Line[] {
  const lines = new Map<number, Line>();
  for (const cluster of clusters) {
    const [at, low, high] = [cluster.at[axis], cluster.box[axis], cluster.box[axis + 2]!];
    const line = lines.get(at);
    if (line) {
      line.low = Math.min(line.low, low);
      line.high = Math.max(line.high, high);
      line.clusters.push(cluster);
    } else lines.set(at, { at, low, high, clusters: [cluster] });
  }
  return [...lines.values()].sort((a, b) => a.at - b.at);
}

interface Window {
  /** Longer side, then area: in degrees of latitude. */
  side: number;
  area: number;
  from: number;
  to: number;
}

const isSmaller = (a: Window, b: Window | undefined): boolean =>
  !b || a.side < b.side || (a.side === b.side && a.area < b.area);

/** Returns the smallest run of rows whose venues reach a number, next to columns of a width. */
function findRows(rows: readonly Line[], counts: readonly number[], needed: number, width: number): Window | undefined {
  let best: Window | undefined;
  let [from, sum] = [0, 0];
  for (const [to, count] of counts.entries()) {
    sum += count;
    while (sum - counts[from]! >= needed) sum -= counts[from++]!;
    if (sum < needed) continue;
    const height = rows[to]!.high - rows[from]!.low;
    const window = { side: Math.max(width, height), area: width * height, from, to };
    if (isSmaller(window, best)) best = window;
  }
  return best;
}

/** Returns the clusters in the smallest rectangle that holds so many venues: the one with the shortest longer side. */
function selectDensest(clusters: readonly Cluster[], needed: number): Cluster[] {
  const [columns, rows] = [groupByCoordinate(clusters, 0), groupByCoordinate(clusters, 1)];
  const rowIndexes = new Map(rows.map(({ at }, index) => [at, index]));
  const shrink = Math.cos((rows[rows.length >> 1]!.at * Math.PI) / 180);
  let best: (Window & { west: number; east: number }) | undefined;
  for (const [west, first] of columns.entries()) {
    const counts = rows.map(() => 0);
    let sum = 0;
    for (let east = west; east < columns.length; east++) {
      const width = (columns[east]!.high - first.low) * shrink;
      if (best && width > best.side) break;
      for (const { at, count } of columns[east]!.clusters) {
        counts[rowIndexes.get(at[1])!]! += count;
        sum += count;
      }
      // Few pairs of columns hold enough venues at all.
      if (sum < needed) continue;
      const window = findRows(rows, counts, needed, width);
      if (window && isSmaller(window, best)) best = { ...window, west, east };
    }
  }
  if (!best) return [...clusters];
  const [low, high] = [rows[best.from]!.at, rows[best.to]!.at];
  const selected = columns.slice(best.west, best.east + 1).flatMap((column) => column.clusters);
  return selected.filter(({ at }) => at[1] >= low && at[1] <= high);
}

/**
 * Returns the smallest box that holds a share of the venues, wherever the others are; all of them where they are few. It follows
 * from the venues alone, so it is the same on every screen. Undefined where there are none.
 */
export function computeDensestBounds(clusters: readonly Cluster[], requestedShare: number): Box | undefined {
  if (clusters.length === 0) return undefined;
  const total = clusters.reduce((sum, { count }) => sum + count, 0);
  const share = total <= fewVenues ? 1 : requestedShare;
  const selected = selectDensest(clusters, Math.ceil(total * share));
  const [west, east] = [Math.min(...selected.map(({ box }) => box[0])), Math.max(...selected.map(({ box }) => box[2]))];
  const [south, north] = [
    Math.min(...selected.map(({ box }) => box[1])),
    Math.max(...selected.map(({ box }) => box[3])),
  ];
  const getPadding = (low: number, high: number) => Math.max(0, minSpan - (high - low)) / 2;
  const [x, y] = [getPadding(west, east), getPadding(south, north)];
  return { west: west - x, south: south - y, east: east + x, north: north + y };
}
