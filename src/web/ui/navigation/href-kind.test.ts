import { expect, test } from "vitest";
import { classifyHref } from "./href-kind.ts";

test.each([
  ["/beijing/changdi-0-0-0-200-2", "internal"],
  ["?q=200%20人", "internal"],
  ["/ask/1?back=http://example.com", "internal"],
  ["#spec", "fragment"],
  ["tel:4000000000", "contact"],
  ["mailto:a@example.com", "contact"],
  ["https://example.com/", "external"],
  ["HTTP://example.com/", "external"],
  ["//example.com/a", "external"],
  ["/\\example.com", "external"],
  ["\\\\example.com", "external"],
  ["/\t/example.com", "external"],
  ["javascript:alert(1)", "refused"],
  ["\u0001 JaVaScRiPt:alert(1)", "refused"],
  ["java\nscript:alert(1)", "refused"],
  ["data:text/html,x", "refused"],
  ["blob:https://example.com/1", "refused"],
  ["vbscript:x", "refused"],
])("classifies %j as %s", (href, kind) => {
  expect(classifyHref(href)).toBe(kind);
});
