import { parseIsoDay } from "../../day.ts";
import { analyseSentence, type AnalysedSentence } from "./parsers/analysed-sentence.ts";
import { type ParsedCandidates, parseCandidates } from "./parsers/parse-candidates.ts";
import { Lexer } from "./lexer/lexer.ts";
import { type NormalisedText, normalise } from "./lexer/normalise.ts";
import type { ParsedTerm } from "./parsed-term.ts";
import type { Candidate, Token } from "./token.ts";
import { type Correction, correctSpelling } from "./spelling/correct-spelling.ts";
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
  /** The terms in the order of the text; the city term, if any, is the first city named, or implied by a place. */
  understood: ParsedTerm[];
  /** Pieces of the original text, in order, that are neither filler nor found in any table or name. */
  unread: string[];
  /** Codes of the cities that the sentence names, in the order of the text, each once. */
  cities: string[];
}

const isCity = (token: Token, implied: boolean): boolean =>
  token.is === "facts" && token.facts[0]!.kind === "city" && Boolean(token.facts[0]!.implied) === implied;

/** Turns places of other cities to unknown text if the sentence names a city: 上海国贸 is in Shanghai or nowhere. */
const preferNamedCity = (tokens: Token[]): Token[] =>
  tokens.some((token) => isCity(token, false))
    ? tokens.map((token) => (isCity(token, true) ? { is: "text", from: token.from, to: token.to } : token))
    : tokens;

interface Reading extends ParsedCandidates {
  /** Of the corrected text, where slips were put right. */
  sentence: AnalysedSentence;
}

/** Reads a normalised sentence as it is written. */
function readText({ text, gaps }: NormalisedText, { today, vocabulary }: ParseOptions): Reading {
  const tokens = new Lexer(text, vocabulary, parseIsoDay(today), gaps).tokenize();
  const sentence = analyseSentence(text, preferNamedCity(tokens), gaps);
  return { sentence, ...parseCandidates(sentence, vocabulary.isKnownName) };
}

/** Replaces slips by names of the same length. */
const applyCorrections = (text: string, corrections: readonly Correction[]): string =>
  corrections.reduce(
    (corrected, { from, to, correct }) => corrected.slice(0, from) + correct + corrected.slice(to),
    text,
  );

/** Reads a normalised sentence; if slips are among the unread pieces, again with those that then give a term put right. */
function readSentence(normalised: NormalisedText, options: ParseOptions): Reading {
  const reading = readText(normalised, options);
  let corrections = correctSpelling(reading.sentence, reading.unread, options.vocabulary);
  while (corrections.length > 0) {
    const corrected = readText({ ...normalised, text: applyCorrections(normalised.text, corrections) }, options);
    const used = corrections.filter((slip) => corrected.resolved.some((candidate) => overlaps(candidate, slip)));
    if (used.length === corrections.length) return corrected;
    corrections = used;
  }
  return reading;
}

const overlaps = (one: Pick<Candidate, "from" | "to">, { from, to }: Correction): boolean =>
  one.from < to && one.to > from;

/** Returns whether a sentence without terms is still a request: 会议室 or 学校附近的会议室, but not 你好. */
const isRequest = ({ tokens }: AnalysedSentence): boolean =>
  tokens.some(
    (token) =>
      token.is === "facts" ||
      token.is === "need" ||
      (token.is === "filler" && (token.filler === "meet" || token.filler === "stay")),
  );

/**
 * Parses one Chinese or simple English sentence into terms in their order, plus the pieces that were not read and the
 * cities named. A text of which nothing is read, not even that it is a request, is one unread piece. Pure: the same text
 * on the same day gives the same result; slips of the pen are put right. Never throws. Negated phrases give no term.
 */
export function parseSentence(text: string, options: ParseOptions): ParsedSentence {
  const normalised = normalise(text, options.vocabulary.simplify);
  const { at } = normalised;
  const { sentence, resolved, preferred, unread, cities } = readSentence(normalised, options);
  const quote = ({ from, to }: Pick<Candidate, "from" | "to">) => text.slice(at[from], at[to - 1]! + 1);
  const toTerm = (candidate: Candidate): ParsedTerm => {
    const { kind, value, guess, of, anyOf, implied } = candidate;
    // Every parser gives a kind its own type of value.
    const term = { kind, text: quote(candidate), value } as ParsedTerm;
    if (preferred.has(candidate)) term.wish = true;
    if (guess) term.guess = true;
    if (of) term.of = of;
    if (anyOf) term.anyOf = anyOf;
    if (implied) term.implied = true;
    else {
      const read = sentence.text.slice(candidate.from, candidate.to);
      if (read !== normalised.text.slice(candidate.from, candidate.to)) term.corrected = read;
    }
    return term;
  };
  const isUnread = resolved.length === 0 && unread.length === 0 && !isRequest(sentence) && text.trim() !== "";
  return { understood: resolved.map(toTerm), unread: isUnread ? [text.trim()] : unread.map(quote), cities };
}

/**
 * Returns the codes of the cities that a sentence names, in the order of the text; empty if it names none. A region of
 * the vocabulary's own city takes precedence over a city of the same name: 朝阳 is the district on a page of Beijing.
 */
export const findCities = (text: string, vocabulary: PreparedVocabulary): string[] =>
  parseSentence(text, { today: "", vocabulary }).cities;
