import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Lexer } from "./lexer/lexer.ts";
import { normalise } from "./lexer/normalise.ts";
import { beijingVocabulary, preparedBeijingVocabulary } from "./beijing-vocabulary.fixture.ts";
import { prepareVocabulary } from "./lexicon/vocabulary.ts";
import { analyseSentence } from "./parsers/analysed-sentence.ts";
import { parseCandidates } from "./parsers/parse-candidates.ts";
import { ComparisonBudget } from "./spelling/spelling-index.ts";
import { correctSpelling, maxComparisons } from "./spelling/correct-spelling.ts";
import { parseSentence } from "./parse-sentence.ts";

const today = "2026-11-20";
const read = (text: string) => parseSentence(text, { today, vocabulary: preparedBeijingVocabulary });

/** The worst case of spelling: all characters sound alike. */
const oneSound = prepareVocabulary({ ...beijingVocabulary, getReadings: () => ["a"] });
const readAllAlike = (text: string) => parseSentence(text, { today, vocabulary: oneSound });

const pieces = [
  "朝杨",
  "科桌",
  "投影议",
  "上海",
  "不要",
  "人均",
  "台型不限",
  "培训",
  "下周五",
  "12月18日",
  "2月30日",
  "朝阳",
  "国贸",
  "故宫",
  "附近",
  "离",
  "近",
  "远",
  "地铁",
  "200",
  "二百",
  "一",
  "五千一天",
  "3-5万",
  "人",
  "元",
  "分",
  "平",
  "米",
  "间",
  "天",
  "桌",
  "以上",
  "以内",
  "左右",
  "不超过",
  "预算",
  "评分",
  "层高",
  "不要",
  "最好",
  "有",
  "提供",
  "LED",
  "wifi",
  "24小时",
  "热水",
  "酒店",
  "会议室",
  "五星",
  "经济型",
  "课桌式",
  "年会",
  "，",
  "。",
  "、",
  " ",
  "的",
  "和",
  "我",
  "🙂",
  "\u0000",
  "９",
  "near",
  "for",
  "k",
];
const sentences = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((list) => list.join(""));
const anyText = fc.oneof(
  sentences,
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
);

describe("arbitrary text", () => {
  it("never throws and is deterministic", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text)).toEqual(read(text));
        expect(readAllAlike(text)).toEqual(readAllAlike(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("accepts any day, also an invalid or missing one", () => {
    fc.assert(
      fc.property(
        sentences,
        fc.constantFrom("", "x", "2024-02-29", "2026-12-31", "9999-12-31", "2026-13-01"),
        (text, day) => {
          expect(
            Array.isArray(parseSentence(text, { today: day, vocabulary: preparedBeijingVocabulary }).understood),
          ).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("quotes the original text of each term and of what was not read", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { understood, unread } = readAllAlike(text);
        for (const piece of [...understood.map((one) => one.text), ...unread]) {
          expect(piece).not.toBe("");
          expect(text).toContain(piece);
        }
        for (const { text: written, corrected } of understood) {
          if (corrected !== undefined) expect(corrected).not.toBe(written);
        }
      }),
      { numRuns: 1000, examples: [["不要投影议近以内酒店"]] },
    );
  });

  it("assigns every character to exactly one token", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const compared = normalise(text).text;
        const tokens = new Lexer(compared, preparedBeijingVocabulary, 20_000).tokenize();
        expect(tokens.map(({ from, to }) => compared.slice(from, to)).join("")).toBe(compared);
      }),
      { numRuns: 500 },
    );
  });

  it("returns finite, non-negative quantities", () => {
    fc.assert(
      fc.property(sentences, (text) => {
        for (const { kind, value } of read(text).understood) {
          if (typeof value === "number") expect(Number.isFinite(value) && value >= 0, `${kind} ${value}`).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe("2,000 characters", () => {
  const long = (piece: string) => piece.repeat(Math.ceil(2000 / piece.length)).slice(0, 2000);
  const steps = (text: string): number => {
    const lexer = new Lexer(normalise(text).text, preparedBeijingVocabulary, 20_000);
    lexer.tokenize();
    return lexer.steps;
  };
  // A step is one character looked up in a trie; the number of steps per character is bounded at any length.
  const maxStepsPerCharacter = 40;

  it.each([
    "公共区域和部分房间",
    "24小时供供供",
    "9",
    "9,",
    "一",
    "大约",
    "离",
    "附近",
    "不要",
    "a",
    "a ",
    "200人左右",
    "东方",
    "国贸CBD",
  ])("takes linear steps for repeated %s", (piece) => {
    expect(steps(long(piece))).toBeLessThanOrEqual(2000 * maxStepsPerCharacter);
    expect(() => read(long(piece))).not.toThrow();
  });

  it("takes linear steps for random pieces", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { minLength: 500, maxLength: 700 }), (list) => {
        const text = list.join("").slice(0, 2000);
        expect(steps(text)).toBeLessThanOrEqual(text.length * maxStepsPerCharacter);
      }),
      { numRuns: 30 },
    );
  });

  it.each(["科桌", "朝杨区", "砚川台", "烧烤唱歌跳舞", "字"])(
    "compares a bounded number of names for repeated %s",
    (piece) => {
      const { text, gaps } = normalise(long(piece));
      const sentence = analyseSentence(text, new Lexer(text, oneSound, 20_000).tokenize(), gaps);
      const budget = new ComparisonBudget(maxComparisons);
      let lookups = 0;
      const vocabulary = { ...oneSound, isKnownName: () => ++lookups < 0 };
      correctSpelling(sentence, parseCandidates(sentence, undefined).unread, vocabulary, budget);
      expect(budget.used).toBeLessThanOrEqual(maxComparisons);
      expect(lookups).toBeLessThanOrEqual(4);
      expect(() => readAllAlike(long(piece))).not.toThrow();
    },
  );
});
