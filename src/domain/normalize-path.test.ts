import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizePath } from "./normalize-path.ts";

test.each([
  ["/", "/"],
  ["/beijing/", "/beijing"],
  ["//evil.example\\/", "/evil.example"],
  ["/a//b", "/a//b"],
])("normalizes %s to %s", (path, normalized) => {
  expect(normalizePath(path)).toBe(normalized);
});

test("leaves one slash at the start and none at the end, whatever the path", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("/", "\\", "a", "."), { maxLength: 12 }), (parts) => {
      const path = parts.join("");
      expect(normalizePath(path)).toBe(`/${path.replace(/^[/\\]+/, "").replace(/[/\\]+$/, "")}`);
    }),
  );
});

test("leaves a million slashes within a path", () => {
  const path = `/a${"/".repeat(1_000_000)}z`;
  expect(normalizePath(path)).toBe(path);
});
