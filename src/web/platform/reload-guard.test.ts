import { expect, test } from "vitest";
import { mayReload } from "./reload-guard.ts";

test("allows a second reload only after ten seconds", () => {
  expect(mayReload(undefined, 5)).toBe(true);
  expect(mayReload(1000, 10_999)).toBe(false);
  expect(mayReload(1000, 11_000)).toBe(true);
});
