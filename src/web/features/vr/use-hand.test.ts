import { expect, test } from "vitest";
import { ownerOf } from "./use-hand.ts";

test("assigns a vertical drag to the page and a sideways drag to the view", () => {
  expect(ownerOf(2, 3)).toBeUndefined();
  expect(ownerOf(0, 12)).toBe("page");
  expect(ownerOf(-4, -12)).toBe("page");
  expect(ownerOf(12, 4)).toBe("view");
  expect(ownerOf(-9, 9)).toBe("view");
});
