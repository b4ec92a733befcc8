import { expect, it } from "vitest";
import { getSwipeDirection } from "./get-swipe-direction.ts";

it.each([
  [{ dx: -41, dy: 0, ms: 499 }, "left"],
  [{ dx: 41, dy: 40, ms: 499 }, "right"],
  [{ dx: 10, dy: 80, ms: 20 }, "down"],
  [{ dx: 10, dy: -80, ms: 20 }, "up"],
  [{ dx: -40, dy: 0, ms: 100 }, undefined],
  [{ dx: -200, dy: 0, ms: 500 }, undefined],
  [{ dx: 0, dy: 0, ms: 0 }, undefined],
])("classifies %o as %s", (movement, direction) => {
  expect(getSwipeDirection(movement)).toBe(direction);
});
