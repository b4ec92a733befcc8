import { describe, expect, it } from "vitest";
import { beijingVocabulary } from "../beijing-vocabulary.fixture.ts";
import { parseSentence, prepareVocabulary } from "../parse-sentence.ts";
import type { Cue, Unit } from "../token.ts";
import { eventSynonyms } from "./event-synonyms.ts";
import { facilitySynonyms } from "./facility-synonyms.ts";
import { factSynonyms } from "./fact-synonyms.ts";
import { fillers } from "./fillers.ts";
import {
  cueSynonyms,
  leadingBoundSynonyms,
  markSynonyms,
  rateSynonyms,
  trailingBoundSynonyms,
  unitSynonyms,
} from "./grammar-synonyms.ts";

const vocabulary = prepareVocabulary({
  ...beijingVocabulary,
  facilities: [...facilitySynonyms.map(([inName]) => inName), "有热水"],
});

/** Writes what is read of a sentence: ? for a wish, ~ for a guess, ! for an implied term; unread pieces in quotes. */
function read(text: string): string {
  const { understood, unread } = parseSentence(text, { today: "2026-11-20", vocabulary });
  const terms = understood.map(({ kind, value, wish, guess, implied }) => {
    const written = typeof value === "object" ? JSON.stringify(value).replaceAll('"', "") : value;
    return `${kind}${wish ? "?" : ""}${guess ? "~" : ""}${implied ? "!" : ""}=${written}`;
  });
  return [...terms, ...unread.map((piece) => `“${piece}”`)].join(" ") || "nothing";
}

type Row = readonly [meaning: unknown, synonyms: string];

/** A table of words, with the sentence in which each is typed. */
interface Section {
  title: string;
  rows: readonly Row[];
  type: (word: string, meaning: never) => string;
}

const amounts: Record<Cue, string> = {
  price: "30000",
  total: "60000，两天",
  spacePrice: "30000",
  roomPrice: "300",
  headPrice: "300，100人",
  meal: "300，100人",
  rating: "4.5",
  height: "6",
  area: "500",
  people: "200",
  rooms: "30",
  ahead: "3",
};
const trailingAmounts: Partial<Record<Cue, string>> = {
  price: "3万",
  total: "6万",
  spacePrice: "3万",
  roomPrice: "300元",
  rating: "4.5分",
  height: "6米",
  area: "500",
};
const quantities: Partial<Record<Unit, (word: string) => string>> = {
  tables: (word) => `20${word}`,
  metres: (word) => `层高6${word}`,
  rooms: (word) => `客房30${word}`,
  days: (word) => `3${word}`,
  score: (word) => `评分4${word}`,
  star: (word) => `4${word}`,
  yuan: (word) => `场租5000${word}`,
  perDay: (word) => `5000元${word}`,
  perNight: (word) => `300元${word}`,
  perHead: (word) => `100人，300元${word}`,
};
const marked: Record<string, (word: string) => string> = {
  not: (word) => `200人，${word}舞台`,
  notAfter: (word) => `200人，舞台${word}`,
  but: (word) => `200人，不要投影${word}舞台`,
  have: (word) => `200人，${word}舞台`,
  seek: (word) => `${word}酒店`,
  wish: (word) => `200人，${word}有舞台`,
  near: (word) => `故宫${word}，200人`,
  adjacent: (word) => `${word}故宫，200人`,
  from: (word) => `${word}故宫近，200人`,
  close: (word) => `离故宫${word}，200人`,
  far: (word) => `离故宫${word}，200人`,
  metro: (word) => `离${word}近，200人`,
  anyLayout: (word) => `200人，婚礼，${word}`,
};

const sections: readonly Section[] = [
  { title: "facts", rows: factSynonyms, type: (word) => `200人，${word}` },
  { title: "event types", rows: Object.entries(eventSynonyms), type: (word) => word },
  { title: "facilities", rows: facilitySynonyms, type: (word) => `酒店，${word}` },
  { title: "cues before a number", rows: cueSynonyms, type: (word, cue: Cue) => `${word}${amounts[cue]}` },
  {
    title: "cues after a number",
    rows: cueSynonyms.filter(([cue]) => cue in trailingAmounts),
    type: (word, cue: Cue) => `${trailingAmounts[cue]}${word}，200人，两天`,
  },
  {
    title: "units",
    rows: unitSynonyms,
    type: (word, unit: Unit) => (quantities[unit] ?? ((one: string) => `200${one}`))(word),
  },
  {
    title: "rates before a number",
    rows: rateSynonyms,
    type: (word) => `100人，${word}300`,
  },
  {
    title: "rates after a number",
    rows: rateSynonyms,
    type: (word) => `300${word}，100人`,
  },
  { title: "bounds before a number", rows: leadingBoundSynonyms, type: (word) => `房价${word}300元` },
  { title: "bounds after a number", rows: trailingBoundSynonyms, type: (word) => `房价300元${word}` },
  { title: "bounds after a range", rows: trailingBoundSynonyms, type: (word) => `房价300-400元${word}` },
  { title: "marks", rows: markSynonyms, type: (word, mark: string) => marked[mark]!(word) },
  { title: "fillers", rows: fillers, type: (word) => `${word}，200人，${word}` },
];

/** Types every word of a table and lists the words by what is read of their sentences. */
function listWords({ title, rows, type }: Section): string {
  const groups = new Map<string, string[]>();
  for (const [meaning, synonyms] of rows)
    for (const word of synonyms.split(" ")) {
      const plain = word.replaceAll("_", " ");
      const result = read(type(plain, meaning as never)).replaceAll(/“.*?”/g, (piece) => piece.replaceAll(plain, "_"));
      const key = `${typeof meaning === "string" ? `${meaning}: ` : ""}${result}`;
      groups.set(key, [...(groups.get(key) ?? []), word]);
    }
  return [`## ${title}`, "", ...[...groups].map(([key, words]) => `- ${key}\n  ${words.join(" ")}`), ""].join("\n");
}

describe("every word of the lexicon", () => {
  // The file is the expectation: read what changes in it (`npm run unit -- -u` writes it anew).
  it("is read as the list says", async () => {
    await expect(`${sections.map(listWords).join("\n")}`).toMatchFileSnapshot("lexicon.words.md");
  });
});
