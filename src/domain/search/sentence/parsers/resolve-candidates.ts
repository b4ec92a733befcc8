import { layoutByEventType } from "#domain/demand/layout-by-event-type.ts";
import type { EventTypeId } from "#domain/demand/demand-option.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { TermKind } from "../parsed-term.ts";
import type { Candidate } from "../token.ts";
import { type AnalysedSentence, isMark } from "./analysed-sentence.ts";

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

/** Returns how sure a candidate is: stated, inferred, or implied by another term. */
const getSureness = ({ guess, implied }: Candidate): number => (implied ? 0 : guess ? 1 : 2);

/** Returns whether a later candidate of a single-value kind replaces the earlier one. */
function replaces(candidate: Candidate, same: Candidate): boolean {
  const more = candidate.kind === "people" && (candidate.value as number) > (same.value as number);
  return more || getSureness(candidate) > getSureness(same);
}

/** Removes duplicates and extra values of single-value kinds; keeps the order of the sentence. */
function resolveDuplicates(candidates: readonly Candidate[]): Candidate[] {
  const resolved: Candidate[] = [];
  const precise = candidates.some(({ kind, district }) => kind === "region" && !district);
  for (const candidate of candidates.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (candidate.district && precise) continue;
    const isSingle = singleValueKinds.has(candidate.kind);
    const same = resolved.findIndex(
      ({ kind, value }) => kind === candidate.kind && (isSingle || value === candidate.value),
    );
    if (same < 0) resolved.push(candidate);
    else if (isSingle ? replaces(candidate, resolved[same]!) : resolved[same]!.guess && !candidate.guess)
      resolved[same] = candidate;
  }
  return resolved.toSorted((a, b) => a.from - b.from);
}

/**
 * Adds the layout that the event type implies, after its term, if the sentence names no layout. A sentence that leaves the
 * layout open (台型不限), rules that layout out or is about a hotel stay implies none.
 */
function addImpliedLayout(
  { tokens, mode }: AnalysedSentence,
  resolved: readonly Candidate[],
  negated: readonly Candidate[],
): Candidate[] {
  if (tokens.some((token) => isMark(token, "anyLayout")))
    return resolved.filter(({ kind, implied }) => kind !== "layout" || !implied);
  const event = resolved.find(({ kind }) => kind === "eventType");
  const key = event && layoutByEventType[event.value as EventTypeId];
  if (!key || mode === "stay" || resolved.some(({ kind }) => kind === "layout")) return [...resolved];
  const { from, to, first, last } = event;
  const layout: Candidate = { kind: "layout", value: getLayoutByKey(key).id, implied: true, from, to, first, last };
  if (negated.some(({ kind, value }) => kind === "layout" && value === layout.value)) return [...resolved];
  return resolved.flatMap((candidate) => (candidate === event ? [event, layout] : [candidate]));
}

/** Resolves the candidates that hold: one for each term, and the layout that the event type implies. */
export const resolveCandidates = (
  sentence: AnalysedSentence,
  accepted: readonly Candidate[],
  negated: readonly Candidate[],
): Candidate[] => addImpliedLayout(sentence, resolveDuplicates(accepted), negated);
