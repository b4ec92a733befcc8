import fc from "fast-check";
import { expect, it } from "vitest";
import { guardFormulas, removeFormulaGuards } from "./guard-formulas.ts";

it.each([
  ["=1+1", "'=1+1"],
  ["+86 138 0013 8000", "'+86 138 0013 8000"],
  ["-5", "'-5"],
  ["@SUM(1)", "'@SUM(1)"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠x", "'＠x"],
  ["  =1+1", "  '=1+1"],
  ["\u3000=1", "\u3000'=1"],
  ["\u200B=1", "\u200B'=1"],
  ["\n\n=1+1", "\n\n'=1+1"],
  ["\t=1+1", "\t'=1+1"],
  ["\r-1", "\r'-1"],
  ['"=1+1"', '"\'=1+1"'],
  ["a;=1+1", "a;'=1+1"],
  ["a; =1+1;b;-2", "a; '=1+1;b;'-2"],
  ['a;"=1+1;b', "a;\"'=1+1;b"],
  ["两行\n=1+1", "两行\n'=1+1"],
  ["a\t@x", "a\t'@x"],
  ["'=1+1", "''=1+1"],
])("guards %j", (text, expected) => {
  expect(guardFormulas(text)).toBe(expected);
});

it.each(["a=1", "云栖-西溪", "3+1 间", "a, =1", "a；=1", "13800138000", "", "'甲'", "C++"])(
  "leaves %j as it is",
  (text) => {
    expect(guardFormulas(text)).toBe(text);
  },
);

it("is undone without loss, for any text", () => {
  const text = fc.string({ unit: fc.constantFrom(..."=-@＝＋'\"，,;\n\r\t\u3000\u200B 甲a1") });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: "grapheme" })), (drawn) => {
      const guarded = guardFormulas(drawn);
      expect(removeFormulaGuards(guarded)).toBe(drawn);
      for (const part of guarded.split(/[;\t\r\n]/))
        expect(part.replace(/^[\s\p{Cc}\p{Cf}"]+/u, "")).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
    { numRuns: 500 },
  );
});

it("takes time in proportion to the text", () => {
  const hostile = `${'\n"'.repeat(100_000)}${" ;'".repeat(100_000)}=`;
  expect(guardFormulas(hostile)).toHaveLength(hostile.length + 1);
});
