import { expect, it } from "vitest";
import { drawingMetres, getHintScale } from "./get-hint-scale.ts";

const small = { length: 12, width: 7 };

it("draws small spaces at the usual scale, and all at that of one which would not fit", () => {
  const usual = getHintScale([small, { length: 24, width: 16 }]);
  expect(getHintScale([small])).toBe(usual);
  const withLong = getHintScale([small, { length: 60, width: 16 }]);
  expect(withLong).toBeLessThan(usual);
  expect(withLong * (60 + drawingMetres)).toBeLessThanOrEqual(540);
  expect(getHintScale([{ length: 30, width: 40 }]) * (40 + drawingMetres)).toBeLessThanOrEqual(420);
});

it("leaves spaces out whose sides are unknown", () => {
  expect(getHintScale([{}, small])).toBe(getHintScale([small]));
});
