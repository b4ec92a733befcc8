import { isNegated, findPreferences } from "./is-negated.ts";
import { findAsides, findCorrected } from "./find-asides.ts";
import { parseUnmatchedTokens } from "./parse-unmatched-tokens.ts";
import { convertQuantity } from "./convert-quantity.ts";
import type { AnalysedSentence } from "./analysed-sentence.ts";
import type { UnreadPiece } from "./collect-unread.ts";
import { type IsKnownName, parsePlaces } from "./parse-places.ts";
import { parseQuantity } from "./quantity.ts";
import { parseLexiconTerms } from "./parse-lexicon-terms.ts";
import type { TermKind } from "../parsed-term.ts";
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

interface CandidateContext {
  /** Positions where spaces were dropped. */
  gaps: ReadonlySet<number>;
  isKnownName: IsKnownName | undefined;
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

function limitLookups(isKnownName: IsKnownName | undefined): IsKnownName {
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

/** Lists the codes of the cities among the candidates. */
const listCities = (candidates: readonly Candidate[]): string[] => [
  ...new Set(
    candidates
      .filter(({ kind }) => kind === "city")
      .toSorted((a, b) => a.from - b.from)
      .map(({ value }) => String(value)),
  ),
];

/** Parses the tokens of a sentence into candidates: all that were found, without those negated, corrected or said in passing. */
export function parseCandidates(sentence: AnalysedSentence, context: CandidateContext): ParsedCandidates {
  const isKnownName = limitLookups(context.isKnownName);
  const lexiconCandidates = parseLexiconTerms(sentence);
  const places = parsePlaces(sentence, lexiconCandidates, isKnownName);
  const parsed = [
    ...lexiconCandidates.filter((candidate) => !places.dropped.has(candidate)),
    ...places.candidates,
    ...parseQuantities(sentence, lexiconCandidates),
  ];
  const { gaps } = context;
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
  return { resolved, preferred, unread: unmatched.unread, cities: listCities(accepted) };
}
