import { expect, test } from "vitest";
import { createDoubleTapDetector } from "./create-double-tap-detector.ts";

/** A tap of 50 ms at a position, which ends at a time. */
const tapAt = (endedAt: number, x = 100, y = 100) => ({ x, y, fromX: x, fromY: y, at: endedAt - 50, endedAt });

test("recognizes the second of two quick taps at one spot, and no third", () => {
  const taps = createDoubleTapDetector();
  expect([tapAt(100), tapAt(350, 120, 110), tapAt(500)].map(taps.isDoubleTap)).toEqual([false, true, false]);
});

test.each([
  ["too late", tapAt(400)],
  ["too far away", tapAt(300, 150)],
  ["held too long", { ...tapAt(390), at: 130 }],
  ["moved", { ...tapAt(300), fromX: 85 }],
])("ignores a second tap that is %s", (_, second) => {
  const taps = createDoubleTapDetector();
  expect(taps.isDoubleTap(tapAt(100))).toBe(false);
  expect(taps.isDoubleTap(second)).toBe(false);
});

test("ignores a tap after the first one is forgotten", () => {
  const taps = createDoubleTapDetector();
  taps.isDoubleTap(tapAt(100));
  taps.forget();
  expect(taps.isDoubleTap(tapAt(200))).toBe(false);
});
