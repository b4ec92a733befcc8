import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

/** Measures as fonts do: Chinese characters are square, others half as wide. */
const measure = (text: string) => [...text].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 1 : 0.5), 0);

describe("wrapText", () => {
  it.each([
    ["多功能厅，可坐一百人", 5, ["多功能厅，", "可坐一百人"]],
    ["多功能厅，可坐", 4, ["多功能", "厅，可坐"]],
    ["会场人均（150\u00a0人）", 6, ["会场人均", "（150\u00a0人）"]],
    ["2 号 Hall East", 5, ["2 号 Hall", "East"]],
    ["abcdefghij", 3, ["abcdef", "ghij"]],
    ["", 5, [""]],
  ])("breaks %j at %i em", (text, width, lines) => {
    expect(wrapText(text, width, measure)).toEqual(lines);
  });

  it("keeps every character but spaces, and no line wider than the width", () => {
    const text = fc.string({ unit: fc.constantFrom(..."会议厅，。（）ab12 \u00a0,.") });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 12 }), (given, width) => {
        const lines = wrapText(given, width, measure);
        expect(lines.join("").replace(/\s/g, "")).toBe(given.replace(/\s/g, ""));
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});
