import { parseIsoDay } from "../../day.ts";
import { isNegated, findPreferences } from "./parsers/is-negated.ts";
import { findAsides, findCorrected } from "./parsers/find-asides.ts";
import { parseUnmatchedTokens } from "./parsers/parse-unmatched-tokens.ts";
import { Lexer } from "./lexer/lexer.ts";
import { convertQuantity } from "./parsers/convert-quantity.ts";
import { normalise } from "./lexer/normalise.ts";
import { analyseSentence, type AnalysedSentence } from "./parsers/analysed-sentence.ts";
import { type IsKnownName, parsePlaces } from "./parsers/parse-places.ts";
import { parseQuantity } from "./parsers/quantity.ts";
import { parseLexiconTerms } from "./parsers/parse-lexicon-terms.ts";
import type { ParsedTerm, TermKind } from "./parsed-term.ts";
import type { Candidate } from "./token.ts";
import type { PreparedVocabulary } from "./lexicon/vocabulary.ts";

export {
  prepareCityVocabulary,
  prepareVocabulary,
  type PreparedVocabulary,
  type Vocabulary,
} from "./lexicon/vocabulary.ts";

export interface ParseOptions {
  /** The current ISO day, from which 下周五 is counted. */
  today: string;
  vocabulary: PreparedVocabulary;
}

export interface ParsedSentence {
  /** The terms in the order of the text; the city term, if any, is the first city named. */
  understood: ParsedTerm[];
  /** Pieces of the original text, in order, that are neither filler nor found in any table or name. */
  unread: string[];
  /** Codes of the cities that the sentence names, in the order of the text, each once. */
  cities: string[];
}

/** Maximum lookups of catalogue names per sentence. */
const maxLookups = 8;
/** Kinds of which a sentence has one: the first; for people the largest. */
const singleValueKinds = new Set<TermKind>([
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

function limitLookups(isKnownName: PreparedVocabulary["isKnownName"]): IsKnownName {
  let remaining = maxLookups;
  return (name) => isKnownName !== undefined && remaining-- > 0 && isKnownName(name);
}

/** Parses quantities and the tokens that they consume. */
function parseQuantities(sentence: AnalysedSentence, lexiconCandidates: readonly Candidate[]): Candidate[] {
  const days = sentence.tokens.flatMap((_, at) => {
    const quantity = parseQuantity(sentence, at);
    return quantity?.unit === "days" ? [quantity.high] : [];
  })[0];
  const daysCandidate = lexiconCandidates.find(({ kind }) => kind === "days");
  return sentence.tokens.flatMap((_, at) => {
    const quantity = parseQuantity(sentence, at);
    if (!quantity) return [];
    const { first, last } = quantity;
    const place = { from: sentence.tokens[first]!.from, to: sentence.tokens[last]!.to, first, last };
    return convertQuantity(quantity, sentence, days ?? Number(daysCandidate?.value ?? 1)).map((fact) => ({
      ...fact,
      ...place,
    }));
  });
}

/** Removes duplicates and extra values of single-value kinds; keeps the order of the sentence. */
function resolveDuplicates(candidates: readonly Candidate[]): Candidate[] {
  const resolved: Candidate[] = [];
  const precise = candidates.some(({ kind, district }) => kind === "region" && !district);
  for (const candidate of candidates.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (candidate.district && precise) continue;
    const same = resolved.find(({ kind }) => kind === candidate.kind);
    if (same && singleValueKinds.has(candidate.kind)) {
      const more = candidate.kind === "people" && (candidate.value as number) > (same.value as number);
      const surer = same.guess && !candidate.guess;
      if (more || surer) resolved[resolved.indexOf(same)] = candidate;
      continue;
    }
    const twin = resolved.find(({ kind, value }) => kind === candidate.kind && value === candidate.value);
    if (!twin) resolved.push(candidate);
    else if (twin.guess && !candidate.guess) resolved[resolved.indexOf(twin)] = candidate;
  }
  return resolved.toSorted((a, b) => a.from - b.from);
}

/** Lists the codes of the cities among the candidates in the order of the text, each once. */
const listCities = (candidates: readonly Candidate[]): string[] => [
  ...new Set(
    candidates
      .filter(({ kind }) => kind === "city")
      .toSorted((a, b) => a.from - b.from)
      .map(({ value }) => String(value)),
  ),
];

/**
 * Parses one Chinese or simple English sentence into terms in their order, plus the pieces that were not read and the
 * cities named. Pure: the same text on the same day gives the same result. Never throws. Negated phrases give no term.
 */
export function parseSentence(text: string, { today, vocabulary }: ParseOptions): ParsedSentence {
  const { text: normalisedText, at, gaps } = normalise(text);
  const sentence = analyseSentence(
    normalisedText,
    new Lexer(normalisedText, vocabulary, parseIsoDay(today)).tokenize(),
  );
  const isKnownName = limitLookups(vocabulary.isKnownName);
  const lexiconCandidates = parseLexiconTerms(sentence);
  const places = parsePlaces(sentence, lexiconCandidates, isKnownName);
  const parsed = [
    ...lexiconCandidates.filter((candidate) => !places.dropped.has(candidate)),
    ...places.candidates,
    ...parseQuantities(sentence, lexiconCandidates),
  ];
  const unmatched = parseUnmatchedTokens(sentence, parsed, { gaps, consumed: places.consumed, isKnownName });
  const candidates = [...parsed.filter((candidate) => !unmatched.dropped.has(candidate)), ...unmatched.candidates];
  const negated = candidates.filter((candidate) => isNegated(sentence, candidate));
  // 早餐我们出去吃，不用早餐服务: a later negation also cancels the earlier mention.
  const isNegatedLater = ({ kind, value, to }: Candidate) =>
    kind === "facility" && negated.some((later) => later.kind === kind && later.value === value && later.from >= to);
  const affirmed = candidates.filter((candidate) => !negated.includes(candidate) && !isNegatedLater(candidate));
  const discarded = new Set([...findAsides(sentence, affirmed), ...findCorrected(sentence, affirmed)]);
  const accepted = affirmed.filter((candidate) => !discarded.has(candidate));
  const resolved = resolveDuplicates(accepted);
  const preferred = findPreferences(sentence, resolved);
  const understood = resolved.map((candidate): ParsedTerm => {
    const { kind, value, guess, anyOf, from, to } = candidate;
    // Every parser gives a kind its own type of value.
    const term = { kind, text: text.slice(at[from], at[to - 1]! + 1), value } as ParsedTerm;
    if (preferred.has(candidate)) term.wish = true;
    if (guess) term.guess = true;
    if (anyOf) term.anyOf = anyOf;
    return term;
  });
  return {
    understood,
    unread: unmatched.unread.map(({ from, to }) => text.slice(at[from], at[to - 1]! + 1)),
    cities: listCities(accepted),
  };
}

/**
 * Returns the codes of the cities that a sentence names, in the order of the text; empty if it names none. A region of
 * the vocabulary's own city takes precedence over a city of the same name: 朝阳 is the district on a page of Beijing.
 */
export const findCities = (text: string, vocabulary: PreparedVocabulary): string[] =>
  parseSentence(text, { today: "", vocabulary }).cities;
