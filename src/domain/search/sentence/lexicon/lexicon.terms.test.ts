import { describe, expect, it } from "vitest";
import { beijingVocabulary } from "../beijing-vocabulary.fixture.ts";
import { parseSentence, prepareVocabulary } from "../parse-sentence.ts";
import type { Cue, Unit } from "../token.ts";
import { eventSynonyms } from "./event-synonyms.ts";
import { facilitySynonyms } from "./facility-synonyms.ts";
import { factSynonyms } from "./fact-synonyms.ts";
import { fillers } from "./fillers.ts";
import { needSynonyms } from "./need-synonyms.ts";
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

/** A table of terms, with the sentence in which each is typed. */
interface Section {
  title: string;
  rows: readonly Row[];
  type: (term: string, meaning: never) => string;
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
const quantities: Partial<Record<Unit, (term: string) => string>> = {
  tables: (term) => `20${term}`,
  metres: (term) => `层高6${term}`,
  rooms: (term) => `客房30${term}`,
  days: (term) => `3${term}`,
  score: (term) => `评分4${term}`,
  star: (term) => `4${term}`,
  yuan: (term) => `场租5000${term}`,
  perDay: (term) => `5000元${term}`,
  perNight: (term) => `300元${term}`,
  perHead: (term) => `100人，300元${term}`,
};
const marked: Record<string, (term: string) => string> = {
  not: (term) => `200人，${term}舞台`,
  notAfter: (term) => `200人，舞台${term}`,
  but: (term) => `200人，不要投影${term}舞台`,
  have: (term) => `200人，${term}舞台`,
  seek: (term) => `${term}酒店`,
  wish: (term) => `200人，${term}有舞台`,
  near: (term) => `故宫${term}，200人`,
  adjacent: (term) => `${term}故宫，200人`,
  from: (term) => `${term}故宫近，200人`,
  close: (term) => `离故宫${term}，200人`,
  far: (term) => `离故宫${term}，200人`,
  metro: (term) => `离${term}近，200人`,
  anyLayout: (term) => `200人，婚礼，${term}`,
};

const sections: readonly Section[] = [
  { title: "facts", rows: factSynonyms, type: (term) => `200人，${term}` },
  { title: "event types", rows: Object.entries(eventSynonyms), type: (term) => term },
  { title: "facilities", rows: facilitySynonyms, type: (term) => `酒店，${term}` },
  { title: "cues before a number", rows: cueSynonyms, type: (term, cue: Cue) => `${term}${amounts[cue]}` },
  {
    title: "cues after a number",
    rows: cueSynonyms.filter(([cue]) => cue in trailingAmounts),
    type: (term, cue: Cue) => `${trailingAmounts[cue]}${term}，200人，两天`,
  },
  {
    title: "units",
    rows: unitSynonyms,
    type: (term, unit: Unit) => (quantities[unit] ?? ((one: string) => `200${one}`))(term),
  },
  {
    title: "rates before a number",
    rows: rateSynonyms,
    type: (term) => `100人，${term}300`,
  },
  {
    title: "rates after a number",
    rows: rateSynonyms,
    type: (term) => `300${term}，100人`,
  },
  { title: "bounds before a number", rows: leadingBoundSynonyms, type: (term) => `房价${term}300元` },
  { title: "bounds after a number", rows: trailingBoundSynonyms, type: (term) => `房价300元${term}` },
  { title: "bounds after a range", rows: trailingBoundSynonyms, type: (term) => `房价300-400元${term}` },
  { title: "marks", rows: markSynonyms, type: (term, mark: string) => marked[mark]!(term) },
  { title: "needs", rows: needSynonyms, type: (term) => `${term}，200人` },
  { title: "fillers", rows: fillers, type: (term) => `${term}，200人，${term}` },
];

/** Types every term of a table and lists the terms by what is read of their sentences. */
function listTerms({ title, rows, type }: Section): string {
  const groups = new Map<string, string[]>();
  for (const [meaning, synonyms] of rows)
    for (const term of synonyms.split(" ")) {
      const plain = term.replaceAll("_", " ");
      const result = read(type(plain, meaning as never)).replaceAll(/“.*?”/g, (piece) => piece.replaceAll(plain, "_"));
      const key = `${typeof meaning === "string" ? `${meaning}: ` : ""}${result}`;
      groups.set(key, [...(groups.get(key) ?? []), term]);
    }
  return [`## ${title}`, "", ...[...groups].map(([key, terms]) => `- ${key}\n  ${terms.join(" ")}`), ""].join("\n");
}

describe("every term of the lexicon", () => {
  // The file is the expectation: read what changes in it (`npm run unit -- -u` writes it anew).
  it("is read as the list says", async () => {
    await expect(`${sections.map(listTerms).join("\n")}`).toMatchFileSnapshot("lexicon.terms.md");
  });
});
