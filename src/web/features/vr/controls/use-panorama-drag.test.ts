import { expect, test } from "vitest";
import { getGestureOwner } from "./use-panorama-drag.ts";

test("assigns a vertical drag to the page and a sideways drag to the view", () => {
  expect(getGestureOwner(2, 3)).toBeUndefined();
  expect(getGestureOwner(0, 12)).toBe("page");
  expect(getGestureOwner(-4, -12)).toBe("page");
  expect(getGestureOwner(12, 4)).toBe("view");
  expect(getGestureOwner(-9, 9)).toBe("view");
});
