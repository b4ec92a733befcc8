import { isMark, isNumber, type AnalysedSentence, getTokenText } from "./analysed-sentence.ts";
import type { UnreadPiece } from "./collect-unread.ts";
import type { Candidate } from "../token.ts";

const excludableKinds = new Set<Candidate["kind"]>([
  "region",
  "venueType",
  "star",
  "layout",
  "feature",
  "brand",
  "near",
  "name",
  "need",
]);

type TokenSpan = Pick<Candidate, "first" | "last">;

/** Finds a negation before the candidate (不要会议室), up to 但, 要 or 的. */
function isNegatedBefore({ tokens, clauses, text, gaps }: AnalysedSentence, { first }: TokenSpan): boolean {
  let hasSeparator = false;
  let isApart = false;
  for (let at = first - 1; at >= 0 && clauses[at] === clauses[first]; at--) {
    const token = tokens[at]!;
    isApart ||= gaps.has(tokens[at + 1]!.from);
    // 不要酒店 50人: a space after something negated ends the negation.
    if (isApart && token.is === "facts") return false;
    // 不在 negates one place only: what follows a separator (、) is requested again.
    if (isMark(token, "not")) return !(hasSeparator && getTokenText(text, token).startsWith("不在"));
    if (token.is === "stop") hasSeparator = true;
    if (isMark(token, "but", "seek", "wish") || getTokenText(text, token) === "的") return false;
  }
  return false;
}

/** Finds a negation after the candidate (早餐不要, 会议室无所谓), unless it applies to something that follows. */
function isNegatedAfter({ tokens, clauses }: AnalysedSentence, { last }: TokenSpan): boolean {
  let isNegated = false;
  for (let at = last + 1; at < tokens.length && clauses[at] === clauses[last]; at++) {
    const token = tokens[at]!;
    if (isMark(token, "notAfter")) return true;
    if (isMark(token, "not")) isNegated = true;
    else if (isNegated && (token.is === "facts" || token.is === "cue" || token.is === "text" || isNumber(token)))
      return false;
    else if (isNumber(token) || token.is === "cue" || isMark(token, "but", "have", "seek")) return false;
    else if (token.is === "facts" && at > last + 3) return false;
  }
  return isNegated;
}

/** Returns whether a candidate is negated. A negated candidate gives no term, nor its opposite. */
export const isNegated = (sentence: AnalysedSentence, candidate: Candidate): boolean =>
  (isNegatedBefore(sentence, candidate) || isNegatedAfter(sentence, candidate)) && !isAlternative(sentence, candidate);

/** Words that exclude something; others only say that it is not needed (不需要舞台, 不一定要五星). */
const exclusion =
  /^(?:不要|不想|不含|不带|别|除|排除|避开|拒绝|不在|不接受|不去|不选|不考虑|不喜欢|不住|without|not|except)/;

/**
 * Finds the phrases that exclude something (不要酒店): no filter can express them, so they are unread. `accepted` are the
 * terms of the sentence: 不要五星，四星就行 says what is required instead.
 */
export function findExclusions(
  { tokens, clauses, text }: AnalysedSentence,
  negated: readonly Candidate[],
  accepted: readonly Candidate[],
): UnreadPiece[] {
  const found = new Map<number, UnreadPiece>();
  for (const { kind, first, last, to } of negated) {
    if (!excludableKinds.has(kind) || accepted.some((other) => other.kind === kind)) continue;
    const at = tokens.findLastIndex((token, place) => place < first && isMark(token, "not"));
    if (at < 0 || clauses[at] !== clauses[first] || !exclusion.test(getTokenText(text, tokens[at]))) continue;
    found.set(at, { from: tokens[at]!.from, to, first: at, last });
  }
  return [...found.values()];
}

/** Recognises a second choice: 王府井，实在没有东单也行 requests both places. */
const isAlternative = ({ text }: AnalysedSentence, { kind, from, to }: Candidate): boolean =>
  kind === "region" && /没有?$/.test(text.slice(0, from)) && /^也(?:行|可|成)/.test(text.slice(to));

/** What a meeting is, which a wish for something else does not make optional. */
const meetingKinds = new Set<Candidate["kind"]>(["city", "people", "date", "days", "eventType"]);

/**
 * Finds optional candidates: those after 最好 in its clause, else those before it (… 就更好了). A space ends the wish for what
 * the meeting is: in 最好有LED 200人 the people are certain.
 */
export function findPreferences(sentence: AnalysedSentence, candidates: readonly Candidate[]): Set<Candidate> {
  const { tokens, clauses, gaps, text } = sentence;
  const isApart = ({ kind, first, from }: Candidate, wish: number) =>
    meetingKinds.has(kind) && first > wish + 1 && (gaps.has(from) || text[from - 1] === " ");
  const found = new Set<Candidate>();
  tokens.forEach((token, at) => {
    if (!isMark(token, "wish")) return;
    const clause = candidates.filter(({ last }) => clauses[last] === clauses[at]);
    const after = clause.filter((candidate) => candidate.last > at && !isApart(candidate, at));
    for (const candidate of after.length > 0 ? after : clause) found.add(candidate);
  });
  return found;
}
