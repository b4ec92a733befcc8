import { expect, test } from "vitest";
import { trimClosingSigns } from "./trim-closing-signs.ts";

test.each([
  ["/s/abc。", "/s/abc"],
  ["/demand/tok）", "/demand/tok"],
  ["/beijing/changdi-0-0-0-0-0，", "/beijing/changdi-0-0-0-0-0"],
  ["/s/abc%E3%80%82", "/s/abc"],
  ["/s/abc%ef%bc%89。%E3%80%82", "/s/abc"],
  ["/s/。abc", "/s/。abc"],
  ["/%E5%8C%97", "/%E5%8C%97"],
  ["/s/%82", "/s/%82"],
])("trims %s to %s", (path, trimmed) => {
  expect(trimClosingSigns(path)).toBe(trimmed);
});

test("trims a hundred thousand signs", () => {
  expect(trimClosingSigns(`/a${"。".repeat(100_000)}${"%E3%80%82".repeat(100_000)}`)).toBe("/a");
});
