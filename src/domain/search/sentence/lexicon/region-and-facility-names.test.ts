import fc from "fast-check";
import { expect, it } from "vitest";
import { buildFacilityTrie, matchFacilityGap } from "./build-facility-trie.ts";
import { getRegionAliases } from "./build-region-trie.ts";

const joined = (...parts: string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((each) => each.join(""));

it("knows a region by both sides of its bracket, and by its Chinese and its Latin name", () => {
  fc.assert(
    fc.property(joined("国贸", "（", "(", "CBD", "ab", ")", "）"), (name) => {
      const [, before = name, inside = ""] = /^(.+?)[（(](.+?)[)）]$/.exec(name) ?? [];
      const isChinese = /^\p{Script=Han}/u.test(before);
      const parts = isChinese ? [before.replace(/[a-z]+$/i, ""), /[a-z]{3,}$/i.exec(before)?.[0] ?? ""] : [];
      const expected = [before, inside, before, ...parts].filter((one) => one.length > 1);
      expect(getRegionAliases(name, [])).toEqual(expected);
    }),
  );
});

it("reads a long name of a region once", () => {
  const latin = "a".repeat(300_000);
  expect(getRegionAliases(`国贸${latin}`, []).at(-1)).toBe(latin);
  const brackets = `国${"(".repeat(300_000)}`;
  expect(getRegionAliases(brackets, [])).toEqual([brackets, brackets, brackets]);
});

it("knows a facility of two places in either order, as long as its name may be", () => {
  const find = (name: string, text: string) =>
    buildFacilityTrie([name]).findLongest(text, 0, { gap: matchFacilityGap });
  const name = "公共区域和客房提供网络";
  expect(find(name, "客房和公共区域网络")).toEqual(find(name, "公共区域和客房网络"));
  expect(find(`早${"和提".repeat(100_000)}`, "早")).toBeUndefined();
});
