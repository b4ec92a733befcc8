import { isMark, type AnalysedSentence, getTokenText } from "./analysed-sentence.ts";
import type { Candidate, Token } from "../token.ts";

/** Returns whether the catalogue contains a name; always false once the lookup limit is reached. */
export type IsKnownName = (text: string, isPlace: boolean) => boolean | "place";

/** A range of tokens, both inclusive. */
export interface TokenRange {
  first: number;
  last: number;
}

export interface ParsedPlaces {
  candidates: Candidate[];
  /** Earlier candidates that are part of a place name or explicitly far away. */
  dropped: Set<Candidate>;
  /** Tokens that describe distant places; they are not searched for names. */
  consumed: Set<number>;
  /** Ranges of tokens that no filter can express: 离国贸远一点, 学校附近. */
  unread: TokenRange[];
}

/** Maximum length of a place name, in tokens and in characters. */
const maxReach = { tokens: 12, units: 14 };
/** The order of a list by distance. */
const nearestFirst = 4;
const metroFact = { kind: "feature", value: 19, guess: true } as const;

const isSingleCharacter = (token: Token): boolean =>
  token.to - token.from === 1 && (token.is === "filler" || token.is === "mark");
/** Returns whether a token can be part of a place name; a region, facility or date cannot. */
const canBePartOfPlace = (token: Token): boolean =>
  token.is === "text" ||
  token.is === "number" ||
  isSingleCharacter(token) ||
  (token.is === "facts" &&
    token.facts.every(({ kind }) => kind !== "region" && kind !== "facility" && kind !== "date"));
/** Returns whether tokens can form a name: some unknown text, or several facts. */
const canFormName = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => is === "text") || (tokens.length > 1 && tokens.every(({ is }) => is === "facts"));

class PlaceParser {
  readonly #sentence: AnalysedSentence;
  readonly #isKnownName: IsKnownName;
  readonly #lexiconCandidates: readonly Candidate[];
  readonly result: ParsedPlaces = { candidates: [], dropped: new Set(), consumed: new Set(), unread: [] };

  constructor(sentence: AnalysedSentence, lexiconCandidates: readonly Candidate[], isKnownName: IsKnownName) {
    this.#sentence = sentence;
    this.#lexiconCandidates = lexiconCandidates;
    this.#isKnownName = isKnownName;
  }

  #add(fact: Pick<Candidate, "kind" | "value" | "guess">, first: number, last: number): void {
    const { tokens } = this.#sentence;
    this.result.candidates.push({ ...fact, from: tokens[first]!.from, to: tokens[last]!.to, first, last });
  }

  #drop(first: number, last: number): void {
    for (const candidate of this.#lexiconCandidates)
      if (candidate.first >= first && candidate.last <= last) this.result.dropped.add(candidate);
  }

  #findRegion(at: number): Candidate | undefined {
    return this.#lexiconCandidates.find(
      (candidate) => candidate.kind === "region" && candidate.first <= at && candidate.last >= at,
    );
  }

  /** Adds a place if tokens `from` to `to` are a known name; the candidate covers `first` to `last`. */
  #addPlace(parseDistance: number, to: number, first: number, last: number): boolean {
    const { tokens, text } = this.#sentence;
    const parts = tokens.slice(parseDistance, to + 1);
    if (parts.length === 0 || !canFormName(parts)) return false;
    const name = text.slice(parts[0]!.from, parts.at(-1)!.to);
    if (name.length < 2 || name.length > maxReach.units || !this.#isKnownName(name, true)) return false;
    this.#drop(first, last);
    this.#add({ kind: "near", value: name }, first, last);
    return true;
  }

  /** Parses 故宫附近: the longest known name that ends before 附近. */
  parseNear(at: number): void {
    const { tokens } = this.#sentence;
    if (this.#findRegion(at - 1)) return;
    let first = at;
    while (
      first > 0 &&
      at - first < maxReach.tokens &&
      canBePartOfPlace(tokens[first - 1]!) &&
      tokens[at]!.from - tokens[first - 1]!.from <= maxReach.units
    )
      first--;
    for (let attempts = 0; first < at && attempts < 4; first++) {
      if (!canFormName(tokens.slice(first, at))) continue;
      if (this.#addPlace(first, at - 1, first, at)) return;
      attempts++;
    }
    this.#dropPrecedingType(at);
    this.#dropSurroundings(at);
    this.#addNearVisitor(at);
  }

  /** Reads 附近 of no place as near the visitor: the nearest come first. */
  #addNearVisitor(at: number): void {
    const { tokens, clauses, mode } = this.#sentence;
    const before = tokens[at - 1];
    const isAlone = !before || clauses[at - 1] !== clauses[at] || before.is === "filler" || before.is === "space";
    if (mode !== "stay" && (isAlone || isMark(before, "have", "seek", "wish", "but")))
      this.#add({ kind: "sort", value: nearestFirst, guess: true }, at, at);
  }

  /** Drops venue types in questions about the surroundings of a hotel: 附近有什么餐馆. */
  #dropSurroundings(at: number): void {
    const { tokens, clauses, text } = this.#sentence;
    const end = tokens.findLastIndex((_, other) => clauses[other] === clauses[at]);
    const questionText = text.slice(tokens[at]!.to, tokens[end]!.to);
    if (!/^\s*(?:都|还|还都)?(?:是不是|会不会)?有/.test(questionText)) return;
    if (!this.#lexiconCandidates.some(({ kind, value, last }) => kind === "venueType" && value === 0 && last < at))
      return;
    for (const candidate of this.#lexiconCandidates)
      if (candidate.kind === "venueType" && candidate.value !== 0 && candidate.first > at && candidate.last <= end)
        this.result.dropped.add(candidate);
  }

  /** Drops a venue type right before 附近 that is not a name: 学校附近 does not request a school. */
  #dropPrecedingType(at: number): void {
    const before = this.#sentence.tokens[at - 1];
    if (before?.is !== "facts" || !before.facts.every(({ kind, value }) => kind === "venueType" && value !== 0)) return;
    this.#drop(at - 1, at - 1);
    this.result.unread.push({ first: at - 1, last: at });
  }

  /** Parses distances: 离国贸近, 离地铁不远, 离机场远一点. */
  parseDistance(at: number): void {
    const { tokens, clauses } = this.#sentence;
    let end = at + 1;
    while (
      tokens[end] &&
      clauses[end] === clauses[at] &&
      end - at <= maxReach.tokens &&
      !isMark(tokens[end], "close", "far")
    )
      end++;
    const endMark = tokens[end];
    const hasEnd = isMark(endMark, "close", "far");
    if (!hasEnd) return;
    const region = this.#findRegion(at + 1);
    const negation = isMark(endMark, "far") ? this.#findNegation(at, end) : undefined;
    const start = negation ?? at;
    if (isMark(endMark, "far") && negation === undefined) {
      this.#drop(at + 1, end);
      for (let token = at; token <= end; token++) this.result.consumed.add(token);
      this.result.unread.push({ first: at, last: end });
    } else if (region) Object.assign(region, { from: tokens[start]!.from, first: start, to: endMark!.to, last: end });
    else if (tokens.slice(at + 1, end).some((token) => isMark(token, "metro"))) this.#add(metroFact, start, end);
    else this.#addFollowingPlace(at + 1, end - 1, start, end);
  }

  /** Finds the negation of "far" (不要离地铁太远), which means near and belongs to the term. */
  #findNegation(at: number, end: number): number | undefined {
    const { tokens } = this.#sentence;
    const result = [at - 1, ...Array.from({ length: end - at }, (_, step) => at + step)];
    const negation = result.find((place) => isMark(tokens[place], "not"));
    return negation === undefined ? undefined : Math.min(negation, at);
  }

  /** Parses a place after a preposition: 靠近鸟巢, near the Forbidden City. */
  parseAdjacent(at: number): void {
    const { tokens, text } = this.#sentence;
    const region = this.#findRegion(at + 1);
    if (region) {
      Object.assign(region, { from: tokens[at]!.from, first: at });
      return;
    }
    let end = at;
    while (
      tokens[end + 1] &&
      end - at < maxReach.tokens &&
      canBePartOfPlace(tokens[end + 1]!) &&
      getTokenText(text, tokens[end + 1]) !== "的"
    )
      end++;
    this.#addFollowingPlace(at + 1, end, at, undefined);
  }

  /** Adds the longest known name that begins at `from`. */
  #addFollowingPlace(parseDistance: number, to: number, first: number, last: number | undefined): void {
    for (let end = to, attempts = 0; end >= parseDistance && attempts < 3; end--, attempts++)
      if (this.#addPlace(parseDistance, end, first, last ?? end)) return;
  }

  /** Parses 地铁 with 近, 有 or a number of minutes in its clause, unless it is part of a station's name. */
  parseMetro(at: number): void {
    const { tokens, clauses } = this.#sentence;
    if (this.#findRegion(at) || this.#findRegion(at - 1)) return;
    const clause = (other: number) => clauses[other] === clauses[at];
    for (let before = at - 1; before >= at - 3 && clause(before); before--) {
      if (isMark(tokens[before], "from")) return;
      if (isMark(tokens[before], "have", "adjacent", "close")) {
        this.#add(metroFact, before, at);
        return;
      }
    }
    for (let after = at + 1; after <= at + 4 && clause(after); after++) {
      if (isMark(tokens[after], "far")) return;
      const minutes =
        tokens[after]?.is === "number" && getTokenText(this.#sentence.text, tokens[after + 1]).includes("分钟");
      if (isMark(tokens[after], "close", "near") || minutes) {
        this.#add(metroFact, at, minutes ? after + 1 : after);
        return;
      }
    }
  }
}

/** Parses nearby places and the metro by the proximity marks around them. */
export function parsePlaces(
  sentence: AnalysedSentence,
  lexiconCandidates: readonly Candidate[],
  isKnownName: IsKnownName,
): ParsedPlaces {
  const parser = new PlaceParser(sentence, lexiconCandidates, isKnownName);
  sentence.tokens.forEach((token, at) => {
    if (isMark(token, "near")) parser.parseNear(at);
    else if (isMark(token, "from")) parser.parseDistance(at);
    else if (isMark(token, "adjacent")) parser.parseAdjacent(at);
    else if (isMark(token, "metro")) parser.parseMetro(at);
  });
  return parser.result;
}
