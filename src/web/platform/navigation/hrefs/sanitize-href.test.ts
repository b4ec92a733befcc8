import { expect, test } from "vitest";
import { sanitizeHref } from "./sanitize-href.ts";

const origin = "https://huizhi.example";

test.each([
  ["/beijing/", "/beijing"],
  ["/beijing/?q=a#b", "/beijing?q=a#b"],
  ["https://huizhi.example/shanghai/", "/shanghai"],
  ["/", "/"],
  ["?q=1", "/?q=1"],
])("resolves %s to %s", (href, path) => {
  expect(sanitizeHref(href, { origin })).toBe(path);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "//evil.example/",
  "https://evil.example/a",
  "https:/evil.example",
  "https:evil.example",
  "HTTPS:evil.example",
  " https:evil.example",
  "ht\ntps:evil.example",
  "\u0001https:\\evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "data:text/html,x",
  "tel:123",
  "http://[",
])("rejects %s", (href) => {
  expect(sanitizeHref(href, { origin })).toBeUndefined();
});

test("allows other origins where marked external, script protocols never", () => {
  expect(sanitizeHref("https://other.example/a/", { origin, external: true })).toBe("https://other.example/a/");
  expect(sanitizeHref("tel:4000000000", { origin, external: true })).toBe("tel:4000000000");
  expect(sanitizeHref("javascript:alert(1)", { origin, external: true })).toBeUndefined();
});
