import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Understood } from "#contract/schemas/search-site.ts";
import { markSentence, replaceMark } from "./mark-sentence.ts";

const q = "下周五上海 180 人课桌式，离地铁近，要气派";
const terms: Understood[] = [
  { kind: "date", text: "下周五", value: "2026-12-04" },
  { kind: "city", text: "上海", value: "310000" },
  { kind: "people", text: "180 人", value: 180 },
  { kind: "layout", text: "课桌式", value: 2 },
  { kind: "feature", text: "离地铁近", value: 19, guess: true },
];
const unread = ["气派"];
const listStates = (sentence: string) =>
  markSentence(sentence, { q, terms, unread }).map(({ text, state }) => `${state} ${text}`);

describe("markSentence", () => {
  it("marks what was read, guessed and not understood", () => {
    expect(listStates(q)).toEqual([
      "read 下周五",
      "read 上海",
      "plain  ",
      "read 180 人",
      "read 课桌式",
      "plain ，",
      "guess 离地铁近",
      "plain ，要",
      "unread 气派",
    ]);
  });

  it("keeps the marks of what stays while another sentence is typed, and calls nothing of it not understood", () => {
    expect(listStates("上海 180 人课桌式，要气派和阳")).toEqual([
      "read 上海",
      "plain  ",
      "read 180 人",
      "read 课桌式",
      "plain ，要气派和阳",
    ]);
  });

  it("gives words that set two values one mark", () => {
    const stars: Understood[] = [4, 5].map((value) => ({ kind: "star", text: "四星以上", value }));
    const [mark] = markSentence("四星以上", { q: "四星以上", terms: stars, unread: [] });
    expect(mark?.terms).toHaveLength(2);
  });

  it("divides any sentence into pieces that together are the sentence", () => {
    const text = fc.string({ unit: fc.constantFrom(..."180 人课桌式，上海下周五气派"), maxLength: 30 });
    fc.assert(
      fc.property(text, (sentence) => {
        const marks = markSentence(sentence, { q, terms, unread });
        expect(marks.map((mark) => mark.text).join("")).toBe(sentence);
      }),
    );
  });
});

describe("replaceMark", () => {
  const change = (text: string, replacement: string) => {
    const marks = markSentence(q, { q, terms, unread });
    return replaceMark(q, marks.find((mark) => mark.text === text)!, replacement);
  };

  it("puts other words in the place of a mark", () => {
    expect(change("180 人", "200 人")).toBe("下周五上海 200 人课桌式，离地铁近，要气派");
  });

  it("takes a mark away with the comma before it", () => {
    expect(change("离地铁近", "")).toBe("下周五上海 180 人课桌式，要气派");
    expect(change("下周五", "")).toBe("上海 180 人课桌式，离地铁近，要气派");
  });
});
