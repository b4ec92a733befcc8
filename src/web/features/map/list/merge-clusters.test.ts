import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeClusters, type MarkView } from "./merge-clusters.ts";
import type { Clusters } from "./use-clusters.ts";

const cluster = (lng: number, lat: number, count: number, ids: string[] = []): Clusters["clusters"][number] => ({
  at: [lng, lat],
  count,
  box: [lng - 0.0625, lat - 0.0625, lng + 0.0625, lat + 0.0625],
  venues: ids.map((id) => ({ id, name: `甲${id}` })),
});
/** A view of 1000 × 1000 pixels, each a thousandth of a degree, with room for marks 30 pixels from its edges. */
const toPixels = ([lng, lat]: readonly [number, number]) => ({ x: (lng - 116) * 1000, y: (lat - 39) * 1000 });
const view: MarkView = {
  toPixels,
  getRoom: (at) => {
    const { x, y } = toPixels(at);
    if (x < 0 || x > 1000 || y < 0 || y > 1000) return "none";
    return x < 30 || x > 970 || y < 30 || y > 970 ? "cut" : "full";
  },
};

test("merges overlapping marks into one at the weighted centre of their venues", () => {
  const marks = mergeClusters(
    [cluster(116.4, 39.9, 1, ["1"]), cluster(116.41, 39.9, 3), cluster(116.6, 39.9, 1, ["2"])],
    view,
  );
  expect(marks.map(({ count }) => count)).toEqual([4, 1]);
  expect(marks[0]!.at[0]).toBeCloseTo(116.4075, 6);
  expect(marks[0]!.box.west).toBeCloseTo(116.3375, 6);
  expect(marks[0]!.box.east).toBeCloseTo(116.4725, 6);
  expect(marks[0]!.venues).toEqual([]);
  expect(marks[1]!.venues.map(({ id }) => id)).toEqual(["2"]);
});

test("adds marks that would be cut off to the nearest whole one and leaves out those outside the view", () => {
  const clusters = [
    cluster(116.5, 39.5, 9),
    cluster(116.9, 39.5, 2),
    cluster(116.99, 39.6, 4),
    cluster(117.2, 39.5, 7),
  ];
  expect(mergeClusters(clusters, view).map(({ count }) => count)).toEqual([9, 6]);
  expect(mergeClusters([cluster(116.99, 39.6, 4)], view).map(({ count }) => count)).toEqual([4]);
});

test("counts every venue in the view once, whatever lies where", () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.integer({ min: -200, max: 1200 }),
          fc.integer({ min: -200, max: 1200 }),
          fc.integer({ min: 1, max: 9 }),
        ),
        { maxLength: 60 },
      ),
      (places) => {
        const clusters = places.map(([x, y, count]) => cluster(116 + x / 1000, 39 + y / 1000, count));
        const marks = mergeClusters(clusters, view);
        const shown = marks.reduce((sum, { count }) => sum + count, 0);
        const sumOf = (of: typeof clusters) => of.reduce((sum, { count }) => sum + count, 0);
        // Near the edge a merged mark may fall on either side of it.
        const isWithin = (low: number, high: number) => (each: (typeof clusters)[number]) => {
          const { x, y } = toPixels(each.at);
          return Math.min(x, y) >= low && Math.max(x, y) <= high;
        };
        expect(shown).toBeGreaterThanOrEqual(sumOf(clusters.filter(isWithin(62, 938))));
        expect(shown).toBeLessThanOrEqual(sumOf(clusters.filter(isWithin(-62, 1062))));
      },
    ),
  ));
