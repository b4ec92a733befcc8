import { expect, it } from "vitest";
import { createRandom } from "./random.ts";

const draws = (...key: (string | number)[]): number[] => {
  const random = createRandom(7, ...key);
  return Array.from({ length: 5 }, () => random.next());
};

it("gives the same stream for the same key and another for a different key or seed", () => {
  expect(draws("venue", 1)).toEqual(draws("venue", 1));
  expect(draws("venue", 1)).not.toEqual(draws("venue", 2));
  expect(createRandom(8, "venue", 1).next()).not.toBe(draws("venue", 1)[0]);
});

it("is uniform", () => {
  const random = createRandom(1, "even");
  const counts = Array.from({ length: 10 }, () => 0);
  for (let i = 0; i < 20_000; i++) counts[random.int(0, 9)]! += 1;
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(220);
});

it("respects weights and bounds", () => {
  const random = createRandom(2, "weights");
  const picks = Array.from({ length: 4000 }, () =>
    random.weighted([
      ["a", 3],
      ["b", 1],
    ] as const),
  );
  expect(picks.filter((pick) => pick === "a").length / picks.length).toBeCloseTo(0.75, 1);
  const scaled = Array.from({ length: 1000 }, () => random.scale(10, 1000));
  expect(scaled.every((value) => value >= 10 && value <= 1000)).toBe(true);
  expect(scaled.filter((value) => value < 100).length / 1000).toBeCloseTo(0.5, 1);
});

it("shuffles without losing elements", () => {
  const list = Array.from({ length: 50 }, (_, i) => i);
  const shuffled = createRandom(3, "shuffle").shuffled(list);
  expect(shuffled).not.toEqual(list);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(list);
});
