import type { Box } from "#domain/search/box.ts";
import type { Clusters } from "./use-clusters.ts";

/** Share of the venues in a city's built-up area, roughly: the others are remote. */
export const builtUpShare = 0.65;
/** Up to this many venues, all of them are shown. */
const fewVenues = 10;
/** Minimum width and height of a view, degrees. */
const minSpan = 0.02;

/**
 * Returns the box of a share of the venues, those nearest to their median position: the built-up area of a city, however
 * far its other venues are. Undefined where there are none.
 */
export function computeInitialView({ clusters, total }: Clusters, requestedShare: number): Box | undefined {
  if (clusters.length === 0) return undefined;
  const share = total <= fewVenues ? 1 : requestedShare;
  const findMedian = (axis: 0 | 1) => {
    let before = 0;
    for (const { at, count } of clusters.toSorted((a, b) => a.at[axis] - b.at[axis])) {
      before += count;
      if (before * 2 >= total) return at[axis];
    }
    return clusters[0]!.at[axis];
  };
  const [lng, lat] = [findMedian(0), findMedian(1)];
  const distanceFromMedian = ({ at }: Clusters["clusters"][number]) =>
    Math.hypot((at[0] - lng) * Math.cos((lat * Math.PI) / 180), at[1] - lat);
  let included = 0;
  const near = clusters
    .toSorted((a, b) => distanceFromMedian(a) - distanceFromMedian(b))
    .filter(({ count }) => {
      const isIncluded = included < total * share;
      included += count;
      return isIncluded;
    });
  const [west, east] = [Math.min(...near.map(({ box }) => box[0])), Math.max(...near.map(({ box }) => box[2]))];
  const [south, north] = [Math.min(...near.map(({ box }) => box[1])), Math.max(...near.map(({ box }) => box[3]))];
  const getPadding = (low: number, high: number) => Math.max(0, minSpan - (high - low)) / 2;
  const [x, y] = [getPadding(west, east), getPadding(south, north)];
  return { west: west - x, south: south - y, east: east + x, north: north + y };
}
