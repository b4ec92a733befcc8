import { expect, it } from "vitest";
import { createRateLimit } from "./rate-limit.ts";

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);

it("limits a key within its window and returns the seconds to wait", () => {
  const limit = createRateLimit({ most: 2, seconds: 60 });
  limit.count("a", at(0));
  expect(limit.wait("a", at(10))).toBeUndefined();
  limit.count("a", at(10));
  expect(limit.wait("a", at(20))).toBe(40);
  expect(limit.wait("b", at(20))).toBeUndefined();
  expect(limit.wait("a", at(60))).toBeUndefined();
  limit.count("a", at(60));
  expect(limit.wait("a", at(61))).toBeUndefined();
});

it("evicts the least recently counted key beyond its size", () => {
  const limit = createRateLimit({ most: 1, seconds: 60 }, 2);
  for (const key of ["a", "b", "a", "c"]) limit.count(key, at(0));
  expect(limit.wait("b", at(1))).toBeUndefined();
  expect(limit.wait("a", at(1))).toBe(59);
  expect(limit.wait("c", at(1))).toBe(59);
});
