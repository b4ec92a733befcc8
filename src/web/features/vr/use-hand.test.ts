import { expect, test } from "vitest";
import { ownerOf } from "./use-hand.ts";

test("a finger that begins up or down is the page's, sideways the view's", () => {
  expect(ownerOf(2, 3)).toBeUndefined();
  expect(ownerOf(0, 12)).toBe("page");
  expect(ownerOf(-4, -12)).toBe("page");
  expect(ownerOf(12, 4)).toBe("view");
  expect(ownerOf(-9, 9)).toBe("view");
});
