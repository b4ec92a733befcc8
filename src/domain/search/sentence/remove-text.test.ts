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
