import fc from "fast-check";
import { expect, it } from "vitest";
import { breakLines, formatPoster } from "./render-poster.ts";

it("breaks a title into lines that fit, and ends a longer one with an ellipsis", () => {
  expect(breakLines("秋季培训", 10, 2)).toEqual(["秋季培训"]);
  expect(breakLines("秋季培训会场", 4, 2)).toEqual(["秋季培训", "会场"]);
  expect(breakLines("秋季培训会场比较", 3, 2)).toEqual(["秋季培", "训会…"]);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
      expect(breakLines(text, 8, 2).length).toBeLessThanOrEqual(2);
    }),
  );
});

it("is well-formed whatever a list is called, and says title, count, event and until when", () => {
  const poster = { url: "https://huizhi.example/s/k7m2q9bcdfgh", count: 4, until: "2027 年 2 月 21 日" };
  const svg = formatPoster({ ...poster, title: "陈女士的备选", facts: ["12 月 11 日", "180 人课桌式"] });
  for (const text of ["陈女士的备选", "4 个会场", "12 月 11 日，180 人课桌式", "有效期至 2027 年 2 月 21 日"])
    expect(svg).toContain(text);
  const hostile = formatPoster({ ...poster, title: `</text><script>"'&\u0000`, facts: [] });
  expect(hostile).not.toMatch(/<script|&(?!#\d+;)/);
  expect(hostile).not.toContain("\0");
});
