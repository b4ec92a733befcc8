import { expect, test } from "vitest";
import { formatStateHref, parseStatePath } from "./page-start.ts";

test.each([
  ["/", "/page-state/v1"],
  ["/beijing/changdi-a1?q=%E4%BC%9A", "/page-state/v1/beijing/changdi-a1?q=%E4%BC%9A"],
])("the state of %s has the address %s, and is found by it", (page, address) => {
  const url = new URL(page, "https://site.example");
  expect(formatStateHref("v1", url)).toBe(address);
  const state = new URL(address, url);
  expect(parseStatePath(state.pathname)).toEqual({ version: "v1", path: url.pathname });
});

test.each(["/", "/page-state", "/page-state/", "/page-state/%2e/", "/beijing/page-state/v1", "/page-states/v1"])(
  "%s is no address of a state",
  (path) => expect(parseStatePath(path)).toBeUndefined(),
);
