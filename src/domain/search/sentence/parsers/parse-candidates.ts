import { findExclusions, isNegated, findPreferences } from "./is-negated.ts";
import { findAsides, findCorrected } from "./find-asides.ts";
import { parseUnmatchedTokens } from "./parse-unmatched-tokens.ts";
import { convertQuantity, isPerHead } from "./convert-quantity.ts";
import type { AnalysedSentence } from "./analysed-sentence.ts";
import type { UnreadPiece } from "./collect-unread.ts";
import { type IsKnownName, parsePlaces } from "./parse-places.ts";
import { parseQuantity } from "./quantity.ts";
import { resolveCandidates } from "./resolve-candidates.ts";
import { parseLexiconTerms } from "./parse-lexicon-terms.ts";
import type { Candidate } from "../token.ts";

/** What the tokens of a sentence were read as. */
export interface ParsedCandidates {
  /** One candidate for each term, in the order of the text. */
  resolved: Candidate[];
  /** The candidates among them that are wishes. */
  preferred: ReadonlySet<Candidate>;
  unread: UnreadPiece[];
  /** Codes of the cities named, in the order of the text, each once. */
  cities: string[];
}

/** Maximum lookups of catalogue names per sentence. */
const maxLookups = 8;
function limitLookups(isKnownName: IsKnownName | undefined): IsKnownName {
  let remaining = maxLookups;
  return (name, isPlace) => isKnownName !== undefined && remaining-- > 0 && isKnownName(name, isPlace);
}

/** Parses quantities and the tokens that they consume. */
function parseQuantities(sentence: AnalysedSentence, lexiconCandidates: readonly Candidate[]): Candidate[] {
  const quantities = sentence.tokens.flatMap((_, at) => parseQuantity(sentence, at) ?? []);
  const stated = quantities.find(({ unit }) => unit === "days")?.high;
  const days = stated ?? Number(lexiconCandidates.find(({ kind }) => kind === "days")?.value ?? 1);
  const convert = (people: number) =>
    quantities.flatMap((quantity) => {
      const { first, last } = quantity;
      const place = { from: sentence.tokens[first]!.from, to: sentence.tokens[last]!.to, first, last };
      return convertQuantity(quantity, sentence, { days, people }).map((fact) => ({ ...fact, ...place }));
    });
  const candidates = convert(0);
  const people = candidates.flatMap(({ kind, value }) => (kind === "people" ? [value as number] : []));
  // An amount per head becomes a budget once the people are known.
  return people.length > 0 && quantities.some(isPerHead) ? convert(Math.max(...people)) : candidates;
}

/** Lists the codes of the cities among the candidates. */
const listCities = (candidates: readonly Candidate[]): string[] => [
  ...new Set(
    candidates
      .filter(({ kind }) => kind === "city")
      .toSorted((a, b) => a.from - b.from)
      .flatMap(({ value }) => (typeof value === "string" ? value : [])),
  ),
];

/** Parses the tokens of a sentence into candidates: all that were found, without those negated, corrected or said in passing. */
export function parseCandidates(sentence: AnalysedSentence, lookUp: IsKnownName | undefined): ParsedCandidates {
  const isKnownName = limitLookups(lookUp);
  const lexiconCandidates = parseLexiconTerms(sentence);
  const places = parsePlaces(sentence, lexiconCandidates, isKnownName);
  const parsed = [
    ...lexiconCandidates.filter((candidate) => !places.dropped.has(candidate)),
    ...places.candidates,
    ...parseQuantities(sentence, lexiconCandidates),
  ];
  const unmatched = parseUnmatchedTokens(sentence, parsed, { consumed: places.consumed, isKnownName });
  const candidates = [...parsed.filter((candidate) => !unmatched.dropped.has(candidate)), ...unmatched.candidates];
  const negated = candidates.filter((candidate) => isNegated(sentence, candidate));
  // 早餐我们出去吃，不用早餐服务: a later negation also cancels the earlier mention.
  const isNegatedLater = ({ kind, value, to }: Candidate) =>
    kind === "facility" && negated.some((later) => later.kind === kind && later.value === value && later.from >= to);
  const affirmed = candidates.filter((candidate) => !negated.includes(candidate) && !isNegatedLater(candidate));
  const discarded = new Set([...findAsides(sentence, affirmed), ...findCorrected(sentence, affirmed)]);
  const accepted = affirmed.filter((candidate) => !discarded.has(candidate));
  const resolved = resolveCandidates(sentence, accepted, negated);
  const preferred = findPreferences(sentence, resolved);
  const exclusions = findExclusions(sentence, negated, accepted);
  const unread = [...exclusions, ...unmatched.unread].toSorted((a, b) => a.from - b.from);
  return { resolved, preferred, unread, cities: listCities(accepted) };
}
