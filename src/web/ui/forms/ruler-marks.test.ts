import fc from "fast-check";
import { expect, test } from "vitest";
import { computeRulerMarks } from "./ruler-marks.ts";

test("computes the ruler of the design example", () => {
  const marks = computeRulerMarks({ comfortable: 208, limit: 288, published: 240 });
  expect(marks).toMatchObject({ max: 320, major: 100, minor: 20 });
  expect(marks.labels.map(({ text, line }) => [text, line])).toEqual([
    ["宽松 208", 0],
    ["紧凑 288", 0],
    ["标称 240", 1],
    ["0", 0],
    ["100", 0],
  ]);
});

test("computes a plain ruler without capacities", () => {
  expect(computeRulerMarks({})).toEqual({
    max: 200,
    major: 50,
    minor: 10,
    labels: [0, 50, 100, 150, 200].map((at) => ({ at, text: String(at), line: 0 })),
  });
});

test("keeps every capacity and label within the ruler", () => {
  const figure = fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: undefined });
  fc.assert(
    fc.property(figure, figure, figure, (comfortable, limit, published) => {
      const { max, minor, major, labels } = computeRulerMarks({ comfortable, limit, published });
      for (const capacity of [comfortable, limit, published])
        if (capacity !== undefined) expect(capacity).toBeLessThanOrEqual(max);
      expect(max / minor).toBeLessThanOrEqual(40);
      expect(major).toBe(minor * 5);
      for (const label of labels) expect(label.at).toBeLessThanOrEqual(max);
      const numbers = labels.filter((label) => label.line === 0).map((label) => label.at);
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
  );
});
