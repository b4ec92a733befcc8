import type { TermKind } from "../parsed-term.ts";
import type { Candidate } from "../token.ts";
import type { AnalysedSentence } from "./analysed-sentence.ts";

/** Kinds of which a sentence has one: the first; for people the largest. */
const singleValueKinds = new Set<TermKind>([
  "people",
  "layout",
  "price",
  "total",
  "mealPrice",
  "tablePrice",
  "halfDayPrice",
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

/** Returns whether two candidates are days of which one lies in the span of the other. */
function isWithin({ kind, value: one }: Candidate, { value: other }: Candidate): boolean {
  if (kind !== "date") return false;
  const [span, day] = typeof one === "object" ? [one, other] : [other, one];
  if (typeof span !== "object" || !("from" in span)) return false;
  if (typeof day === "string") return span.from <= day && day <= span.to;
  return typeof day === "object" && "from" in day && day.from === span.from && day.to === span.to;
}

/** Returns whether a date is a day of another, which is a span. */
const isNarrower = ({ value }: Candidate, other: Candidate): boolean =>
  typeof value === "string" && typeof other.value === "object";

/** Returns whether two candidates say one value in other words, each of which is told: 大屏 and LED, but not 圆桌 and 20 桌. */
const isTwiceStated = (one: Candidate, other: Candidate, text: string): boolean =>
  (one.kind !== "layout" || getSureness(one) === getSureness(other)) &&
  text.slice(one.from, one.to) !== text.slice(other.from, other.to) &&
  (one.to <= other.from || other.to <= one.from);

/** Returns whether people are counted by tables or groups: 每桌 10 人 and 12 桌 are one number together. */
export const isCountedByTable = ({ kind, from, to }: Candidate, text: string): boolean =>
  kind === "people" &&
  (/[桌围]|tables/.test(text.slice(from, to)) ||
    /[每一](?:个|张)?小?[组岛桌]坐?$/.test(text.slice(Math.max(0, from - 6), from)));

/** Joins a wider value to the narrower one next to it, whose words are then both: 朝阳国贸, 年底 12 月 18 日. */
function joinWider(narrow: Candidate, wide: Candidate, text: string): boolean {
  const [first, second] = narrow.from < wide.from ? [narrow, wide] : [wide, narrow];
  if (!/^[ 的(（]*$/.test(text.slice(first.to, second.from))) return false;
  Object.assign(narrow, { from: first.from, first: first.first, to: second.to, last: second.last });
  return true;
}

/** Makes a need of a candidate that sets no filter: a district next to no place in it, a 酒会 with another layout. */
const toNeed = ({ guess: _, implied: __, ...candidate }: Candidate, text: string): Candidate => ({
  ...candidate,
  kind: "need",
  value: text.slice(candidate.from, candidate.to),
});

/** Resolves candidates of one kind, in the order of the sentence. */
class DuplicateResolver {
  readonly #sentence: AnalysedSentence;
  readonly resolved: Candidate[] = [];

  constructor(sentence: AnalysedSentence) {
    this.#sentence = sentence;
  }

  /** Adds an implied layout that another one overrides to the needs: it says what the event is like. */
  #addOverridden(candidate: Candidate): void {
    const { text, mode } = this.#sentence;
    if (candidate.kind === "layout" && candidate.implied && mode !== "stay")
      this.resolved.push(toNeed(candidate, text));
  }

  /** Adds a district next to no place in it to the needs; next to one, both are one term. */
  #addDistrict(district: Candidate, precise: readonly Candidate[]): void {
    const { text, mode } = this.#sentence;
    if (mode !== "stay" && !precise.some((one) => joinWider(one, district, text)))
      this.resolved.push(toNeed(district, text));
  }

  /** Resolves a candidate of a value that is already there, or of days in which it lies; returns false for another value. */
  #addSameValue(at: number, candidate: Candidate): boolean {
    const { text } = this.#sentence;
    const before = this.resolved[at]!;
    const isEqual = before.value === candidate.value && !before.implied && !candidate.implied;
    if (
      (isCountedByTable(candidate, text) && isCountedByTable(before, text)) ||
      !(isEqual || isWithin(before, candidate))
    )
      return false;
    const isBetter = isNarrower(candidate, before) || getSureness(candidate) > getSureness(before);
    const [better, other] = isBetter ? [candidate, before] : [before, candidate];
    if (joinWider(better, other, text) || !isEqual) this.resolved[at] = better;
    else if (isTwiceStated(before, candidate, text)) this.resolved.push(candidate);
    else if (isBetter) this.resolved[at] = candidate;
    return true;
  }

  /** Replaces the values of a kind, which may be one value stated twice. */
  #replaceAll(candidate: Candidate): void {
    for (let at = this.resolved.length - 1; at >= 0; at--)
      if (this.resolved[at]!.kind === candidate.kind) this.resolved.splice(at, 1);
    this.resolved.push(candidate);
  }

  add(candidate: Candidate, precise: readonly Candidate[]): void {
    if (candidate.district && precise.length > 0) {
      this.#addDistrict(candidate, precise);
      return;
    }
    const isSingle = singleValueKinds.has(candidate.kind);
    const at = this.resolved.findIndex(
      ({ kind, value }) => kind === candidate.kind && (isSingle || value === candidate.value),
    );
    const before = this.resolved[at];
    if (!before) this.resolved.push(candidate);
    else if (!this.#addSameValue(at, candidate)) {
      const isReplaced = isSingle && replaces(candidate, before);
      this.#addOverridden(isReplaced ? before : candidate);
      if (isReplaced) this.#replaceAll(candidate);
    }
  }
}

/** Removes duplicates and extra values of single-value kinds; keeps the order of the sentence. */
export function resolveDuplicates(sentence: AnalysedSentence, candidates: readonly Candidate[]): Candidate[] {
  const resolver = new DuplicateResolver(sentence);
  const precise = candidates.filter(({ kind, district }) => kind === "region" && !district);
  for (const candidate of candidates.toSorted((a, b) => a.from - b.from || a.to - b.to))
    resolver.add(candidate, precise);
  return resolver.resolved.toSorted((a, b) => a.from - b.from);
}
