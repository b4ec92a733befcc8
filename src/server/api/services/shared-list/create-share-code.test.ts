import fc from "fast-check";
import { expect, it } from "vitest";
import {
  formatSharedListHref,
  isShareSecret,
  parseShareCode,
  shareCodeAlphabet,
  shareCodeLength,
} from "#domain/shared-list/parse-share-code.ts";
import { isPrivatePath } from "#domain/private-page/is-private-path.ts";
import { createShareCode } from "./share-list.ts";

it("creates codes of at least ten unambiguous characters that never repeat and use the alphabet evenly", () => {
  const codes = Array.from({ length: 20_000 }, createShareCode);
  expect(new Set(codes).size).toBe(codes.length);
  expect(shareCodeLength).toBeGreaterThanOrEqual(10);
  expect(shareCodeAlphabet).not.toMatch(/[01oilaeu]/);
  const counts = new Map<string, number>();
  for (const character of codes.join("")) counts.set(character, (counts.get(character) ?? 0) + 1);
  const mean = (codes.length * shareCodeLength) / shareCodeAlphabet.length;
  expect(counts.size).toBe(shareCodeAlphabet.length);
  for (const count of counts.values()) expect(Math.abs(count / mean - 1)).toBeLessThan(0.1);
});

it("reads every code as it is and in capitals, and its page is a private one", () => {
  fc.assert(
    fc.property(fc.constant(undefined).map(createShareCode), (code) => {
      expect(parseShareCode(code)).toBe(code);
      expect(parseShareCode(code.toUpperCase())).toBe(code);
      expect(isPrivatePath(formatSharedListHref(code))).toBe(true);
    }),
  );
});

it("reads nothing else as a code or a secret", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      if (parseShareCode(text) !== undefined) expect(text.toLowerCase()).toMatch(/^[2-9b-z]{12}$/);
      if (isShareSecret(text)) expect(text).toMatch(/^[\w-]{32}$/);
    }),
  );
  for (const text of ["", "bcdfghjkmnp", "bcdfghjkmnpq2", "bcdfghjkmnp1", "bcdfghjkmnpq\n", "ｂcdfghjkmnpq"])
    expect([text, parseShareCode(text)]).toEqual([text, undefined]);
});
