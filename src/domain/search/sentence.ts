import { dayOf } from "./sentence/calendar.ts";
import { isDenied, wished } from "./sentence/clauses.ts";
import { commented, withdrawn } from "./sentence/comments.ts";
import { leftoversOf } from "./sentence/leftovers.ts";
import { Lexer } from "./sentence/lexer.ts";
import { factsOf } from "./sentence/measures.ts";
import { normalise } from "./sentence/normalise.ts";
import { phraseOf, type Phrase } from "./sentence/phrase.ts";
import { type Known, placeDrafts } from "./sentence/places.ts";
import { quantityAt } from "./sentence/quantity.ts";
import { wordDrafts } from "./sentence/readings.ts";
import type { Draft, FactValue, Kind } from "./sentence/token.ts";
import type { PreparedVocabulary } from "./sentence/vocabulary.ts";

export { forCity, prepareVocabulary, type PreparedVocabulary, type Vocabulary } from "./sentence/vocabulary.ts";
export type { FactValue, Kind } from "./sentence/token.ts";

/** A term parsed from a sentence (product.md, "One sentence is enough"; values as in the contract's table). */
export interface Understood {
  kind: Kind;
  /** The original text that it was parsed from. */
  text: string;
  value: FactValue;
  /** Optional: relaxed before the others. */
  wish?: true;
  /** Inferred, not stated: 离地铁近 as 800 m. */
  guess?: true;
  /** For a facility: any of these names meets it. If absent, any facility that begins with `value` does. */
  anyOf?: readonly string[];
}

export interface SentenceInput {
  /** The current ISO day, from which 下周五 is counted. */
  today: string;
  vocabulary: PreparedVocabulary;
}

export interface SentenceRead {
  understood: Understood[];
  /** Text that is neither filler nor found in any table or name. */
  rest: string;
}

/** Maximum lookups of catalogue names per sentence. */
const mostQuestions = 8;
/** Kinds of which a sentence has one: the first; for people the largest. */
const single = new Set<Kind>([
  "city",
  "people",
  "layout",
  "price",
  "area",
  "height",
  "rating",
  "roomPrice",
  "date",
  "days",
  "rooms",
  "eventType",
  "sort",
]);

function asker(names: PreparedVocabulary["names"]): Known {
  let left = mostQuestions;
  return (word) => names !== undefined && left-- > 0 && names(word);
}

/** Parses quantities and the tokens that they consume. */
function quantityDrafts(phrase: Phrase, words: readonly Draft[]): Draft[] {
  const days = phrase.tokens.flatMap((_, at) => {
    const quantity = quantityAt(phrase, at);
    return quantity?.unit === "days" ? [quantity.high] : [];
  })[0];
  const said = words.find(({ kind }) => kind === "days");
  return phrase.tokens.flatMap((_, at) => {
    const quantity = quantityAt(phrase, at);
    if (!quantity) return [];
    const { first, last } = quantity;
    const place = { from: phrase.tokens[first]!.from, to: phrase.tokens[last]!.to, first, last };
    return factsOf(quantity, phrase, days ?? Number(said?.value ?? 1)).map((fact) => ({ ...fact, ...place }));
  });
}

/** Removes duplicates and extra values of single-value kinds; keeps the order of the sentence. */
function settled(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  const precise = drafts.some(({ kind, district }) => kind === "region" && !district);
  for (const draft of drafts.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (draft.district && precise) continue;
    const same = kept.find(({ kind }) => kind === draft.kind);
    if (same && single.has(draft.kind)) {
      const more = draft.kind === "people" && (draft.value as number) > (same.value as number);
      const surer = same.guess && !draft.guess;
      if (more || surer) kept[kept.indexOf(same)] = draft;
      continue;
    }
    const twin = kept.find(({ kind, value }) => kind === draft.kind && value === draft.value);
    if (!twin) kept.push(draft);
    else if (twin.guess && !draft.guess) kept[kept.indexOf(twin)] = draft;
  }
  return kept.toSorted((a, b) => a.from - b.from);
}

/**
 * Parses one Chinese or simple English sentence into terms in their order, plus the unmatched rest. Pure: the same text
 * on the same day gives the same result. Never throws. Negated phrases give no term.
 */
export function readSentence(text: string, { today, vocabulary }: SentenceInput): SentenceRead {
  const { text: compared, at, gaps } = normalise(text);
  const phrase = phraseOf(compared, new Lexer(compared, vocabulary, dayOf(today)).tokens());
  const known = asker(vocabulary.names);
  const words = wordDrafts(phrase);
  const places = placeDrafts(phrase, words, known);
  const read = [
    ...words.filter((draft) => !places.dropped.has(draft)),
    ...places.drafts,
    ...quantityDrafts(phrase, words),
  ];
  const left = leftoversOf(phrase, read, { gaps, spent: places.spent, known });
  const asked = [...read.filter((draft) => !left.dropped.has(draft)), ...left.drafts];
  const denied = asked.filter((draft) => isDenied(phrase, draft));
  // 早餐我们出去吃，不用早餐服务: a later negation also cancels the earlier mention.
  const unwanted = ({ kind, value, to }: Draft) =>
    kind === "facility" && denied.some((later) => later.kind === kind && later.value === value && later.from >= to);
  const meant = asked.filter((draft) => !denied.includes(draft) && !unwanted(draft));
  const aside = new Set([...commented(phrase, meant), ...withdrawn(phrase, meant)]);
  const drafts = settled(meant.filter((draft) => !aside.has(draft)));
  const wishes = wished(phrase, drafts);
  const understood = drafts.map((draft): Understood => {
    const { kind, value, guess, anyOf, from, to } = draft;
    const one: Understood = { kind, text: text.slice(at[from], at[to - 1]! + 1), value };
    if (wishes.has(draft)) one.wish = true;
    if (guess) one.guess = true;
    if (anyOf) one.anyOf = anyOf;
    return one;
  });
  return { understood, rest: left.rest.join(" ") };
}

/**
 * Returns the code of the city that a sentence names, to choose its vocabulary; undefined if it names none. A region of
 * the current city takes precedence over a city of the same name (朝阳).
 */
export function cityNamedIn(text: string, vocabulary: PreparedVocabulary): string | undefined {
  const named = readSentence(text, { today: "", vocabulary: { ...vocabulary, names: undefined } });
  const city = named.understood.find(({ kind }) => kind === "city");
  return city && String(city.value);
}
