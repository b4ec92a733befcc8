import { expect, it } from "vitest";
import { overlaps, getPinBox, placeLabels } from "./place-labels.ts";

const venue = getPinBox({ x: 100, y: 100 }, "云栖会议酒店");

it("places a label to the right of its point where that side is free", () => {
  expect(placeLabels([{ x: 100, y: 140, name: "国贸" }], [venue])).toMatchObject([{ side: "right" }]);
});

it("places the label on another side where a pin would cover it", () => {
  const [name] = placeLabels([{ x: 160, y: 96, name: "金台夕照" }], [venue, getPinBox({ x: 200, y: 100 }, "¥2,700")]);
  expect(name?.side).toBe("below");
  expect(overlaps(name!.box, venue)).toBe(false);
});

it("omits a label that fits on no side and overlaps no other label", () => {
  expect(placeLabels([{ x: 100, y: 84, name: "国贸" }], [venue])).toEqual([]);
  const both = placeLabels(
    ["国贸", "金台夕照"].map((name) => ({ x: 300, y: 300, name })),
    [],
  );
  expect(both.length).toBeLessThan(3);
  if (both.length === 2) expect(overlaps(both[0]!.box, both[1]!.box)).toBe(false);
});
