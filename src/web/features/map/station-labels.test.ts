import { expect, it } from "vitest";
import { overlap, pinBox, placeLabels } from "./station-labels.ts";

const house = pinBox({ x: 100, y: 100 }, "云栖会议酒店");

it("writes a name to the right of its point where nothing stands there", () => {
  expect(placeLabels([{ x: 100, y: 140, name: "国贸" }], [house])).toMatchObject([{ side: "right" }]);
});

it("goes to another side of the point where a pin would cover the name", () => {
  const [name] = placeLabels([{ x: 160, y: 96, name: "金台夕照" }], [house, pinBox({ x: 200, y: 100 }, "¥2,700")]);
  expect(name?.side).toBe("below");
  expect(overlap(name!.box, house)).toBe(false);
});

it("leaves out a name that finds no side, and covers no other name", () => {
  expect(placeLabels([{ x: 100, y: 84, name: "国贸" }], [house])).toEqual([]);
  const both = placeLabels(
    ["国贸", "金台夕照"].map((name) => ({ x: 300, y: 300, name })),
    [],
  );
  expect(both.length).toBeLessThan(3);
  if (both.length === 2) expect(overlap(both[0]!.box, both[1]!.box)).toBe(false);
});
