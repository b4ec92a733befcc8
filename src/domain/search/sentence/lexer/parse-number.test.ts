import { describe, expect, it } from "vitest";
import { parseNumber } from "./parse-number.ts";

describe("a number in a sentence", () => {
  it.each([
    ["200", 200, 200],
    ["1,200", 1200, 1200],
    ["1.5万", 15_000, 15_000],
    ["3k", 3000, 3000],
    ["3万5", 35_000, 35_000],
    ["二百", 200, 200],
    ["两千五", 2500, 2500],
    ["一万二", 12_000, 12_000],
    ["一百零五", 105, 105],
    ["三百五十", 350, 350],
    ["十二", 12, 12],
    ["十五万", 150_000, 150_000],
    ["十几", 10, 19],
    ["百", 100, 100],
    ["四五十", 40, 50],
    ["三五百", 300, 500],
    ["100-200", 100, 200],
    ["三百到四百", 300, 400],
    ["3到5万", 30_000, 50_000],
    ["800-1万", 800, 10_000],
    ["200元到300", 200, 300],
  ])("%s", (text, low, high) => {
    expect(parseNumber(text, 0)).toMatchObject({ low, high, to: text.length });
  });

  it("stops at the end of the number", () => {
    expect(parseNumber("五千一天", 0)).toMatchObject({ low: 5000, to: 2 });
    expect(parseNumber("3万5个人", 0)).toMatchObject({ low: 30_000, to: 2 });
    expect(parseNumber("3wifi", 0)).toMatchObject({ low: 3, to: 1 });
    expect(parseNumber("零", 0)).toBeUndefined();
    expect(parseNumber("人", 0)).toBeUndefined();
  });
});
