import { expect, it } from "vitest";
import { adaptToCity, parseSavedSentence } from "./saved-sentence.ts";

it("returns a stored sentence and rejects anything else", () => {
  expect(parseSavedSentence({ city: "北京", text: "北京 200 人", more: 1 })).toEqual({
    city: "北京",
    text: "北京 200 人",
  });
  for (const stored of [
    null,
    7,
    "北京",
    [],
    {},
    { city: "北京" },
    { city: 1, text: "a" },
    { city: "", text: "字".repeat(201) },
  ])
    expect(parseSavedSentence(stored)).toBeUndefined();
});

it("names the city of the page in place of the one that the sentence was typed for", () => {
  expect(adaptToCity({ city: "北京", text: "12 月 25 日 北京 180 人" }, "上海")).toBe("12 月 25 日 上海 180 人");
  expect(adaptToCity({ city: "北京", text: "200 人" }, "上海")).toBe("200 人");
  expect(adaptToCity({ city: "北京", text: "北京 200 人" }, "北京")).toBe("北京 200 人");
});
