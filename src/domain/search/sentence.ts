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

/** One thing read out of a sentence (product.md, "One sentence is enough"; values as in the contract's table). */
export interface Understood {
  kind: Kind;
  /** The words it was read from, as they stand in the sentence. */
  text: string;
  value: FactValue;
  /** Only wished for: the first to relax. */
  wish?: true;
  /** Read between the lines: 离地铁近 as 800 m. */
  guess?: true;
  /** For a facility: the names any one of which meets it. Where absent, a facility that begins with `value` does. */
  anyOf?: readonly string[];
}

export interface SentenceInput {
  /** The ISO day of asking: 下周五 counts from it. */
  today: string;
  vocabulary: PreparedVocabulary;
}

export interface SentenceRead {
  understood: Understood[];
  /** Words that are neither chatter nor found anywhere. */
  rest: string;
}

/** Questions to the catalogue's names that one sentence may ask. */
const mostQuestions = 8;
/** Of these a sentence has one: the first; people the most. */
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

/** Quantities, and the tokens that they use up. */
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

/** One of each that there can be one of, none twice, in the order of the sentence. */
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
 * Reads one Chinese or simple English sentence: constraints in their order, and what is left. Pure; the same words on the
 * same day give the same answer. Never throws. A negated phrase asks for nothing.
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
  // 早餐我们出去吃，不用早餐服务: what is denied in the end was not asked for before.
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
 * Code of the city that a sentence names, to choose its vocabulary by; undefined where it names none. A region of the city
 * in question goes before a city of the same name (朝阳).
 */
export function cityNamedIn(text: string, vocabulary: PreparedVocabulary): string | undefined {
  const named = readSentence(text, { today: "", vocabulary: { ...vocabulary, names: undefined } });
  const city = named.understood.find(({ kind }) => kind === "city");
  return city && String(city.value);
}
