import { readdirSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { isComposingKey } from "./is-composing-key.ts";
import { withoutComposingKeys } from "./without-composing-keys.ts";

const press = (change: Partial<KeyboardEvent>) =>
  ({ nativeEvent: { isComposing: false, keyCode: 13, ...change } }) as { nativeEvent: KeyboardEvent };

it.each([
  ["Enter", {}, false],
  ["Enter while a word is composed", { isComposing: true, keyCode: 229 }, true],
  ["Enter while a word is composed, by its own code", { isComposing: true }, true],
  ["Enter that Safari reports after the composition", { keyCode: 229 }, true],
] as const)("%s", (_, change, isComposing) => {
  const handle = vi.fn();
  withoutComposingKeys(handle)(press(change));
  expect(isComposingKey(press(change).nativeEvent)).toBe(isComposing);
  expect(handle).toHaveBeenCalledTimes(isComposing ? 0 : 1);
});

it("guards every handler of Enter", () => {
  const files = readdirSync("src/web", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
  );
  const listening = files.filter((file) =>
    /key\b[^\n]{0,12}[!=]==? ?"Enter"/.test(readFileSync(`src/web/${file}`, "utf8")),
  );
  expect(listening.length).toBeGreaterThan(4);
  expect(
    listening.filter(
      (file) => !/withoutComposingKeys\(|isComposingKey\(|keyCode/.test(readFileSync(`src/web/${file}`, "utf8")),
    ),
  ).toEqual([]);
});
