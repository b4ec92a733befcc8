import fc from "fast-check";
import { expect, test } from "vitest";
import { replaceLineBreaks } from "./replace-line-breaks.ts";

test("replaces line breaks with the white space around them", () => {
  const parts = fc.array(fc.constantFrom("a", " ", "\t", "\n", "\r", "\u2028"), { maxLength: 12 });
  fc.assert(
    fc.property(parts, (each) => {
      const text = each.join("");
      expect(replaceLineBreaks(text, "|")).toBe(text.replace(/\s*[\r\n]\s*/g, "|"));
    }),
  );
});

test("leaves a million spaces without a line break", () => {
  const text = `a${" ".repeat(1_000_000)}b`;
  expect(replaceLineBreaks(text, "")).toBe(text);
});
