import fc from "fast-check";
import { expect, test } from "vitest";
import type { Box } from "#domain/search/box.ts";
import { computeDensestBounds, shownShare } from "./compute-densest-bounds.ts";

interface Cluster {
  at: [number, number];
  count: number;
  box: [number, number, number, number];
}

const createCluster = (lng: number, lat: number, count: number): Cluster => ({
  at: [lng, lat],
  count,
  box: [lng, lat, lng, lat],
});

const countWithin = (clusters: readonly Cluster[], { west, south, east, north }: Box) =>
  clusters
    .filter(({ at: [lng, lat] }) => lng >= west && lng <= east && lat >= south && lat <= north)
    .reduce((sum, { count }) => sum + count, 0);
const sumOf = (clusters: readonly Cluster[]) => clusters.reduce((sum, { count }) => sum + count, 0);

test("holds nine of ten venues of a city whose others are in remote counties", () => {
  // Beijing: 180 venues within the fifth ring, 20 in four counties to the north and south.
  const town = [116.3, 116.35, 116.4, 116.45, 116.48].flatMap((lng) =>
    [39.86, 39.9, 39.94, 39.99].map((lat) => createCluster(lng, lat, 9)),
  );
  const remote = [
    createCluster(116.63, 40.32, 8),
    createCluster(116.84, 40.38, 5),
    createCluster(115.97, 40.46, 5),
    createCluster(116.0, 39.6, 2),
  ];
  const box = computeDensestBounds([...town, ...remote], shownShare)!;
  expect(box).toEqual({ west: 116.3, south: 39.86, east: 116.48, north: 39.99 });
});

test("follows the densest part even where it is far from the middle of the venues", () => {
  const clusters = [
    ...[0, 1, 2, 3].map((step) => createCluster(116 + step * 0.2, 39.6, 1)),
    createCluster(117.4, 40.4, 50),
  ];
  const box = computeDensestBounds(clusters, shownShare)!;
  expect(box.west).toBeCloseTo(117.39, 6);
  expect(countWithin(clusters, box)).toBe(50);
});

test("shows all of a few venues", () => {
  const clusters = [createCluster(116.4, 39.9, 9), createCluster(117.9, 40.9, 1)];
  expect(countWithin(clusters, computeDensestBounds(clusters, shownShare)!)).toBe(10);
});

test("gives one venue a view of some kilometres and no venues no view", () => {
  const box = computeDensestBounds([createCluster(116.4, 39.9, 1)], shownShare)!;
  expect(box.east - box.west).toBeCloseTo(0.02, 6);
  expect(box.north - box.south).toBeCloseTo(0.02, 6);
  expect(computeDensestBounds([], 1)).toBeUndefined();
});

/** Returns the longer side of the smallest box with so many venues, in degrees of latitude, by trying every box. */
function findShortestSide(clusters: readonly Cluster[], needed: number, shrink: number): number {
  const [lngs, lats] = [clusters.map(({ at }) => at[0]), clusters.map(({ at }) => at[1])];
  let shortest = Number.POSITIVE_INFINITY;
  for (const west of lngs)
    for (const east of lngs)
      for (const south of lats)
        for (const north of lats)
          if (countWithin(clusters, { west, south, east, north }) >= needed)
            shortest = Math.min(shortest, Math.max((east - west) * shrink, north - south));
  return shortest;
}

test("no box with as many venues has a shorter longer side", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 })),
        { minLength: 1, maxLength: 9 },
      ),
      (places) => {
        const clusters = places.map(([x, y, count]) => createCluster(116 + x / 10, 39 + y / 10, count));
        const total = sumOf(clusters);
        const needed = Math.ceil(total * (total <= 10 ? 1 : shownShare));
        const box = computeDensestBounds(clusters, shownShare)!;
        expect(countWithin(clusters, box)).toBeGreaterThanOrEqual(needed);
        const lats = [...new Set(clusters.map(({ at }) => at[1]))].sort((a, b) => a - b);
        const shrink = Math.cos((lats[lats.length >> 1]! * Math.PI) / 180);
        const side = Math.max((box.east - box.west) * shrink, box.north - box.south);
        // A view is never smaller than its minimum.
        expect(side).toBeLessThanOrEqual(Math.max(0.02, findShortestSide(clusters, needed, shrink)) + 1e-9);
      },
    ),
    { numRuns: 200 },
  ));
