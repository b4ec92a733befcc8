import { isMark, type AnalysedSentence, getTokenText } from "./analysed-sentence.ts";
import type { Candidate, Token } from "../token.ts";

/** Remarks on earlier events: a meal, a sight, another venue. */
const asidePattern =
  /不错|[挺很真太][好多美高大近方]|好极了|够了|齐了|就定|定这家|就去|去过|去吃|不算贵|门票|听说|值得|肯定|知道了|记住|关门|这家店|那家|这个景点|人均|[爬逛玩吃游看走泡唱喝]完|玩好|花了|都有了|搞定|订好了/;
const boundPattern = /以[上下内]|不[低高超少多]|至少|最[多低高]/;
/** Text between a value and its correction: 三万，不对，四万; 周二，还是周三吧; 改成 U 形. */
const correctionPattern =
  /改(?:成|为|住|主意|要)?|换成|放宽|提高|加到|降到|更正|不对|不是|说错|错了|应该是|[，,。]不[，,]|[，,。]\S?等等[，,]|[，,。…]\S{0,2}还是$/;
const correctableKinds = new Set<Candidate["kind"]>([
  "city",
  "star",
  "people",
  "layout",
  "price",
  "roomPrice",
  "rating",
  "area",
  "date",
  "days",
  "region",
]);

interface Span {
  from: number;
  to: number;
}

/** Splits the text at the stops that match `ends`. */
function splitAtStops({ text, tokens }: AnalysedSentence, ends: RegExp): Span[] {
  const stops = tokens.filter((token) => token.is === "stop" && ends.test(getTokenText(text, token)));
  const from = [0, ...stops.map((stop) => stop.to)];
  return from.map((start, at) => ({ from: start, to: from[at + 1] ?? text.length }));
}

/** Returns whether a token requests a place to stay: a hotel, its grade, a wish or a search verb (but not 去). */
function isRequest(text: string, token: Token, candidates: readonly Candidate[]): boolean {
  if (token.is === "facts") {
    const hotel = token.facts.some(({ kind, value }) => kind === "venueType" && value === 0);
    return hotel || candidates.some(({ kind, from }) => kind === "star" && from === token.from);
  }
  if (isMark(token, "seek")) return !/^[去换]/.test(getTokenText(text, token));
  return isMark(token, "have", "wish", "but") || (token.is === "filler" && token.filler === "stay");
}

/**
 * Finds candidates in side remarks of a hotel request: 逛完什刹海, 餐馆就定这家了, 门票 60 元不算贵. A sentence with only
 * remarks gives no filters if another one has a request; a clause with only remarks gives no place.
 */
export function findAsides(sentence: AnalysedSentence, candidates: readonly Candidate[]): Set<Candidate> {
  const { text, tokens, mode } = sentence;
  const found = new Set<Candidate>();
  if (mode !== "stay") return found;
  const describeSpan = ({ from, to }: Span) => ({
    idle:
      asidePattern.test(text.slice(from, to)) &&
      !tokens.some((token) => token.from >= from && token.to <= to && isRequest(text, token, candidates)),
    drafts: candidates.filter(
      (candidate) => candidate.from >= from && candidate.to <= to && !hasProximityMark(sentence, candidate),
    ),
  });
  const sentences = splitAtStops(sentence, /[。.;；！!？?\n]/).map(describeSpan);
  if (sentences.some(({ idle: isAside, drafts: spanCandidates }) => !isAside && spanCandidates.length > 0)) {
    for (const { idle: isAside, drafts: spanCandidates } of sentences)
      if (isAside)
        for (const candidate of spanCandidates)
          if (!boundPattern.test(text.slice(candidate.from, candidate.to))) found.add(candidate);
  }
  for (const { idle: isAside, drafts: spanCandidates } of splitAtStops(sentence, /./s).map(describeSpan)) {
    if (!isAside) continue;
    for (const candidate of spanCandidates)
      if (candidate.kind === "region" || (candidate.kind === "venueType" && candidate.value !== 0))
        found.add(candidate);
  }
  return found;
}

const hasProximityMark = ({ tokens }: AnalysedSentence, { first, last }: Candidate): boolean =>
  tokens.slice(first, last + 1).some((token) => isMark(token, "near", "from", "adjacent"));

/** Finds candidates that a later one of the same kind corrects: 本来想住豪华型, 改经济型. */
export function findCorrected({ text }: AnalysedSentence, candidates: readonly Candidate[]): Set<Candidate> {
  const found = new Set<Candidate>();
  for (const candidate of candidates) {
    if (!correctableKinds.has(candidate.kind)) continue;
    const before = candidates.filter(({ kind, to }) => kind === candidate.kind && to <= candidate.from);
    const end = Math.max(...before.map(({ to }) => to));
    if (before.length > 0 && correctionPattern.test(text.slice(end, candidate.from)))
      for (const one of before) found.add(one);
  }
  return found;
}
