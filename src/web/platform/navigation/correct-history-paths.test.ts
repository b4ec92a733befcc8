import { afterEach, expect, test, vi } from "vitest";
import { correctHistoryPaths } from "./correct-history-paths.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["/beijing/?q=a#b", "/beijing?q=a#b"],
  ["/solutions//", "/solutions"],
  ["//solutions/1?a=1", "/solutions/1?a=1"],
  ["/", undefined],
  ["/ask?q=a/#b/", undefined],
])("corrects %s to %s when the history leads to it", (address, corrected) => {
  const page = Object.assign(new EventTarget(), { location: new URL(`https://huizhi.example${address}`) });
  vi.stubGlobal("window", page);
  const replace = vi.fn();
  correctHistoryPaths({ replace });
  expect(replace).not.toHaveBeenCalled();
  page.dispatchEvent(new Event("popstate"));
  expect(replace.mock.calls).toEqual(corrected === undefined ? [] : [[corrected]]);
});
