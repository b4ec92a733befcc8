import fc from "fast-check";
import { expect, test } from "vitest";
import { trimEndOf } from "./trim-end-of.ts";

const texts = (...parts: string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((each) => each.join(""));

test("removes what an expression with an end anchor would remove", () => {
  fc.assert(
    fc.property(texts("/", "\\", "a", "\n"), (text) => {
      expect(trimEndOf(text, /[/\\]/)).toBe(text.replace(/[/\\]+$/, ""));
    }),
  );
});

test("removes parts of several characters", () => {
  fc.assert(
    fc.property(texts("%20", "%0A", "%", "2", "0", "a"), (text) => {
      expect(trimEndOf(text, /%(?:20|0[9acd])/i, 3)).toBe(text.replace(/(?:%20|%0[9acd])+$/i, ""));
    }),
  );
});

test("trims a million characters, and leaves a million that another one follows", () => {
  const slashes = "/".repeat(1_000_000);
  expect(trimEndOf(`a${slashes}`, /\//)).toBe("a");
  expect(trimEndOf(`${slashes}a`, /\//)).toHaveLength(1_000_001);
});
