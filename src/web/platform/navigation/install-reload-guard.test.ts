import { expect, test } from "vitest";
import { canReload } from "./install-reload-guard.ts";

test("allows a second reload only after ten seconds", () => {
  expect(canReload(undefined, 5)).toBe(true);
  expect(canReload(1000, 10_999)).toBe(false);
  expect(canReload(1000, 11_000)).toBe(true);
});
