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

it("frees the place of an expired key when it is looked up", () => {
  const limit = createRateLimit({ most: 1, seconds: 60 }, 2);
  limit.count("a", at(0));
  limit.count("b", at(50));
  limit.count("a", at(55));
  expect(limit.wait("a", at(61))).toBeUndefined();
  limit.count("c", at(61));
  expect(limit.wait("b", at(62))).toBe(48);
});

it("does not count a look-up as use, and bounds its keys in a flood", () => {
  const limit = createRateLimit({ most: 1, seconds: 60 }, 100);
  const isLimited = (each: number) => limit.wait(`key-${each}`, at(1)) !== undefined;
  for (let each = 0; each < 100; each++) limit.count(`key-${each}`, at(0));
  expect(isLimited(0)).toBe(true);
  limit.count("key-100", at(0));
  expect(isLimited(0)).toBe(false);
  for (let each = 101; each < 5000; each++) limit.count(`key-${each}`, at(0));
  expect(Array.from({ length: 5000 }, (_, each) => each).filter(isLimited)).toHaveLength(100);
  expect([4899, 4900].map(isLimited)).toEqual([false, true]);
});
