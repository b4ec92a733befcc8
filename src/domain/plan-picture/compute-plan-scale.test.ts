import { expect, it } from "vitest";
import { computePlanScale, notchSlot } from "./compute-plan-scale.ts";

it("draws no corner larger than its slot, the largest hall included, and no room larger than at 3.6 pixels a metre", () => {
  for (const length of [4, 12, 30, 60, 120, 300]) {
    const scale = computePlanScale([{ length, width: length / 2 }, { length: 8, width: 6 }, undefined], notchSlot);
    expect(scale).toBeLessThanOrEqual(notchSlot.most);
    expect(length * scale).toBeLessThanOrEqual(notchSlot.width);
    expect((length / 2) * scale).toBeLessThanOrEqual(notchSlot.height);
  }
});

it("fills the place of a missing picture with the largest of the page", () => {
  expect(
    computePlanScale([
      { length: 29.6, width: 10 },
      { length: 12, width: 8 },
    ]),
  ).toBe(10);
  expect(computePlanScale([])).toBe(14);
});
