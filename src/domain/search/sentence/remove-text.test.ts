import { expect, it } from "vitest";
import { removeText } from "./remove-text.ts";

it.each([
  ["200 人课桌式，预算 3 万，要 LED", "预算 3 万", "200 人课桌式，要 LED"],
  ["200 人课桌式，要 LED", "200 人课桌式", "要 LED"],
  ["要 LED", "要 LED", ""],
  ["国贸", "望京", "国贸"],
])("removes from %s: %s", (sentence, text, rest) => expect(removeText(sentence, text)).toBe(rest));
