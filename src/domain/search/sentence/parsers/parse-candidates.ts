import { findExclusions, isNegated, findPreferences } from "./is-negated.ts";
import { findAsides, findCorrected } from "./find-asides.ts";
import { parseUnmatchedTokens } from "./parse-unmatched-tokens.ts";
import { convertQuantity, isPerHead } from "./convert-quantity.ts";
import type { AnalysedSentence } from "./analysed-sentence.ts";
import type { UnreadPiece } from "./collect-unread.ts";
import { type IsKnownName, parsePlaces, type TokenRange } from "./parse-places.ts";
import { parseNeeds } from "./parse-needs.ts";
import { parseQuantity } from "./quantity.ts";
import { findDiscarded, resolveCandidates } from "./resolve-candidates.ts";
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
  return (name, isPlace) => (isKnownName !== undefined && remaining-- > 0 ? isKnownName(name, isPlace) : false);
}

const mealEvents: readonly unknown[] = ["banquet", "wedding"];

/** Returns whether a sentence is about a meal: 晚宴, 婚宴, 午餐. */
const hasMeal = ({ tokens }: AnalysedSentence, lexiconCandidates: readonly Candidate[]): boolean =>
  lexiconCandidates.some(({ kind, value }) => kind === "eventType" && mealEvents.includes(value)) ||
  tokens.some((token) => token.is === "need" && token.need === "catering");

/** Parses quantities and the tokens that they consume. */
function parseQuantities(sentence: AnalysedSentence, lexiconCandidates: readonly Candidate[]): Candidate[] {
  const quantities = sentence.tokens.flatMap((_, at) => parseQuantity(sentence, at) ?? []);
  const hasNights = quantities.some(({ unit }) => unit === "nights");
  const isMeal = !hasNights && hasMeal(sentence, lexiconCandidates);
  const convert = (people: number) =>
    quantities.flatMap((quantity) => {
      const { first, last } = quantity;
      const place = { from: sentence.tokens[first]!.from, to: sentence.tokens[last]!.to, first, last };
      return convertQuantity(quantity, sentence, { people, isMeal }).map((fact) => ({ ...fact, ...place }));
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

/** Sorts pieces and joins those that overlap. */
function mergePieces(pieces: readonly UnreadPiece[]): UnreadPiece[] {
  const merged: UnreadPiece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = merged.at(-1);
    if (!before || piece.from >= before.to) merged.push({ ...piece });
    else if (piece.to > before.to) Object.assign(before, { to: piece.to, last: piece.last });
  }
  return merged;
}

/** Parses the tokens of a sentence into candidates: all that were found, without those negated, corrected or said in passing. */
export function parseCandidates(sentence: AnalysedSentence, lookUp: IsKnownName | undefined): ParsedCandidates {
  const isKnownName = limitLookups(lookUp);
  const lexiconCandidates = parseLexiconTerms(sentence);
  const places = parsePlaces(sentence, lexiconCandidates, isKnownName);
  const quantities = parseQuantities(sentence, lexiconCandidates);
  // 半天 of 半天 2000 元 says what the price is of.
  const needs = parseNeeds(sentence).filter(
    ({ first, last }) => !quantities.some((quantity) => quantity.first <= first && quantity.last >= last),
  );
  const parsed = [
    ...lexiconCandidates.filter((candidate) => !places.dropped.has(candidate)),
    ...places.candidates,
    ...quantities,
    ...needs,
  ];
  const unmatched = parseUnmatchedTokens(sentence, parsed, { consumed: places.consumed, isKnownName });
  const candidates = [...parsed.filter((candidate) => !unmatched.dropped.has(candidate)), ...unmatched.candidates];
  const negated = candidates.filter((candidate) => isNegated(sentence, candidate));
  // 早餐我们出去吃，不用早餐服务: a later negation also cancels the earlier mention.
  const isNegatedLater = ({ kind, value, to }: Candidate) =>
    kind === "facility" && negated.some((later) => later.kind === kind && later.value === value && later.from >= to);
  const affirmed = candidates.filter((candidate) => !negated.includes(candidate) && !isNegatedLater(candidate));
  const asides = findAsides(sentence, affirmed);
  const discarded = new Set([...asides, ...findCorrected(sentence, affirmed)]);
  const accepted = affirmed.filter((candidate) => !discarded.has(candidate));
  const resolved = resolveCandidates(sentence, accepted, negated);
  const preferred = findPreferences(sentence, resolved);
  const exclusions = findExclusions(sentence, negated, accepted);
  const toPiece = ({ first, last }: TokenRange): UnreadPiece => ({
    from: sentence.tokens[first]!.from,
    to: sentence.tokens[last]!.to,
    first,
    last,
  });
  const unread = mergePieces([
    ...exclusions,
    ...unmatched.unread,
    ...[...asides, ...findDiscarded(sentence, accepted, resolved), ...places.unread].map(toPiece),
  ]);
  return { resolved, preferred, unread, cities: listCities(accepted) };
}
