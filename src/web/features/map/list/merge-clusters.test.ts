import { expect, test } from "vitest";
import { mergeClusters } from "./merge-clusters.ts";
import type { Clusters } from "./use-clusters.ts";
import { computeInitialView } from "./compute-initial-view.ts";

const cluster = (lng: number, lat: number, count: number, ids: string[] = []): Clusters["clusters"][number] => ({
  at: [lng, lat],
  count,
  box: [lng - 0.0625, lat - 0.0625, lng + 0.0625, lat + 0.0625],
  venues: ids.map((id) => ({ id, name: `甲${id}` })),
});
/** A pixel is a thousandth of a degree. */
const pixels = ([lng, lat]: readonly [number, number]) => ({ x: lng * 1000, y: lat * 1000 });

test("merges overlapping marks into one at the weighted centre of their venues", () => {
  const marks = mergeClusters(
    [cluster(116.4, 39.9, 1, ["1"]), cluster(116.41, 39.9, 3), cluster(116.6, 39.9, 1, ["2"])],
    pixels,
  );
  expect(marks.map(({ count }) => count)).toEqual([4, 1]);
  expect(marks[0]!.at[0]).toBeCloseTo(116.4075, 6);
  expect(marks[0]!.box.west).toBeCloseTo(116.3375, 6);
  expect(marks[0]!.box.east).toBeCloseTo(116.4725, 6);
  expect(marks[0]!.venues).toEqual([]);
  expect(marks[1]!.venues.map(({ id }) => id)).toEqual(["2"]);
});

test("fits the first view to most venues and leaves out remote ones", () => {
  const clusters = [cluster(116.4, 39.9, 40), cluster(116.45, 39.92, 50), cluster(117.9, 40.9, 5)];
  const view = computeInitialView({ total: 95, clusters })!;
  expect(view.west).toBeLessThanOrEqual(116.4);
  expect(view.east).toBeGreaterThanOrEqual(116.45);
  expect(view.east).toBeLessThan(117);
});

test("gives one venue a view of some kilometres and no venues no view", () => {
  const alone = { ...cluster(116.4, 39.9, 1), box: [116.4, 39.9, 116.4, 39.9] as [number, number, number, number] };
  const view = computeInitialView({ total: 1, clusters: [alone] })!;
  expect(view.east - view.west).toBeCloseTo(0.02, 6);
  expect(computeInitialView({ total: 0, clusters: [] })).toBeUndefined();
});
