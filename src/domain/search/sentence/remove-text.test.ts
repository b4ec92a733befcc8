import fc from "fast-check";
import { expect, it } from "vitest";
import { removeText } from "./remove-text.ts";

it.each([
  ["200 人课桌式，预算 3 万，要 LED", "预算 3 万", "200 人课桌式，要 LED"],
  ["200 人课桌式，要 LED", "200 人课桌式", "要 LED"],
  ["要 LED", "要 LED", ""],
  ["200 人，要LED和投影", "LED", "200 人，要投影"],
  ["200 人，要LED和投影", "投影", "200 人，要LED"],
  ["200 人，要LED，有停车", "LED", "200 人，有停车"],
  ["北京或上海 200人", "北京", "上海 200人"],
  ["北京或上海 200人", "上海", "北京 200人"],
  ["和平区200人", "200人", "和平区"],
  ["国贸", "望京", "国贸"],
])("removes from %s: %s", (sentence, text, rest) => expect(removeText(sentence, text)).toBe(rest));

it("removes the joins and signs that expressions with an end anchor would remove", () => {
  const parts = fc.array(
    fc.constantFrom("和", "还", "还是", "以及", "以", "或者", "者", "跟", " ", "，", "\t", "厅", "要", "需要", "LED"),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(parts, (each) => {
      const sentence = `${each.join("")}LED`;
      const at = sentence.indexOf("LED");
      const isEnd = /^(?:$|[，,、。；;\s])/.test(sentence.slice(at + 3));
      fc.pre(isEnd && at === sentence.length - 3);
      const before = sentence
        .slice(0, at)
        .replace(/(?:[和与或及跟]|还是|以及|或者)+\s*$/, "")
        .replace(/(?:还要|需要|要|带)$/, "");
      const rest = before
        .replace(/([，,、。；;\s])[，,、。；;\s]+/g, "$1")
        .replace(/^[，,、。；;\s]+|[，,、。；;\s]+$/g, "");
      expect(removeText(sentence, "LED")).toBe(rest);
    }),
  );
});

it("reads a long sentence once", () => {
  const joins = "和以".repeat(300_000);
  expect(removeText(`国贸${joins}LED`, "LED")).toBe(`国贸${joins}`);
  expect(removeText(`国贸${"或者".repeat(300_000)}LED`, "LED")).toBe("国贸");
});
