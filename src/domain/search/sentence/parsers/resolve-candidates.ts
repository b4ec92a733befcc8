import { layoutByEventType } from "#domain/demand/layout-by-event-type.ts";
import type { EventTypeId } from "#domain/demand/demand-option.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Candidate } from "../token.ts";
import { type AnalysedSentence, isMark } from "./analysed-sentence.ts";
import { isCountedByTable, resolveDuplicates } from "./resolve-duplicates.ts";

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

/** Finds the candidates that hold in addition to those that were resolved: a second number of people, another day. */
export const findDiscarded = (
  { text }: AnalysedSentence,
  accepted: readonly Candidate[],
  resolved: readonly Candidate[],
): Candidate[] =>
  accepted.filter(
    (candidate) =>
      !candidate.implied &&
      !resolved.some(
        (other) =>
          other === candidate ||
          (other.from <= candidate.from && other.to >= candidate.to) ||
          (other.kind === candidate.kind &&
            other.value === candidate.value &&
            (candidate.kind !== "people" || isCountedByTable(candidate, text))),
      ),
  );

/** Resolves the candidates that hold: one for each term, and the layout that the event type implies. */
export const resolveCandidates = (
  sentence: AnalysedSentence,
  accepted: readonly Candidate[],
  negated: readonly Candidate[],
): Candidate[] => addImpliedLayout(sentence, resolveDuplicates(sentence, accepted), negated);
