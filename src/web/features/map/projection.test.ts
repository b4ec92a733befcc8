import { expect, test } from "vitest";
import { groupOverlapping, project, computeScaleBar } from "./projection.ts";

test("projects every point inside the frame, north up, with one scale for both axes", () => {
  const points = [
    [116.3, 39.85],
    [116.6, 40.0],
    [116.45, 39.9],
  ] as const;
  const view = project(points, 400, 300, 20, 2);
  for (const point of points) {
    const { x, y } = view.at(point);
    expect(x).toBeGreaterThanOrEqual(19.9);
    expect(x).toBeLessThanOrEqual(380.1);
    expect(y).toBeGreaterThanOrEqual(19.9);
    expect(y).toBeLessThanOrEqual(280.1);
  }
  expect(view.at([116.4, 40]).y).toBeLessThan(view.at([116.4, 39.9]).y);
  const north = view.at([116.4, 39.9]).y - view.at([116.4, 39.91]).y;
  expect(north / view.pxPerKm).toBeCloseTo(1.1132, 3);
});

test("gives a single point the minimum width", () => {
  expect(project([[116.4, 39.9]], 400, 300, 0, 4).pxPerKm).toBeCloseTo(100, 5);
});

test("makes the scale bar a round number of kilometres", () => {
  expect(computeScaleBar(10)).toEqual({ label: "10 km", width: 100 });
  expect(computeScaleBar(100)).toEqual({ label: "1 km", width: 100 });
  expect(computeScaleBar(120)).toEqual({ label: "500 m", width: 60 });
});

test("groups overlapping marks", () => {
  const marks = [
    { x: 0, y: 0, of: "a" },
    { x: 5, y: 5, of: "b" },
    { x: 100, y: 0, of: "c" },
  ];
  expect(groupOverlapping(marks, { x: 20, y: 20 }).map((group) => group.of)).toEqual([["a", "b"], ["c"]]);
});
