import { expect, it } from "vitest";
import { createLocalLimit } from "./create-local-limit.ts";

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);

it("limits an address in a window that opens with its first action", () => {
  const limit = createLocalLimit({ most: 2, seconds: 60 });
  expect(limit("a", 2, at(0))).toBeUndefined();
  expect(limit("a", 1, at(20))).toBe(40);
  expect(limit("b", 1, at(20))).toBeUndefined();
  expect(limit("a", 1, at(60))).toBeUndefined();
});

it("locks no address out after the clock went back", () => {
  const limit = createLocalLimit({ most: 1, seconds: 60 });
  limit("a", 1, at(800 * 86_400));
  expect(limit("a", 1, at(0))).toBeUndefined();
  expect(limit("a", 1, at(0))).toBe(60);
});
