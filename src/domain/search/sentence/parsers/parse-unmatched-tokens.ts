import { type AnalysedSentence, getTokenText } from "./analysed-sentence.ts";
import { collectUnread, type UnreadPiece } from "./collect-unread.ts";
import type { IsKnownName, TokenRange } from "./parse-places.ts";
import type { Candidate, Token } from "../token.ts";

export interface UnmatchedTokens {
  candidates: Candidate[];
  dropped: Set<Candidate>;
  /** Pieces of text that no table and no name contains. */
  unread: UnreadPiece[];
}

interface UnmatchedContext {
  /** Tokens that are consumed without giving a term. */
  consumed: ReadonlySet<number>;
  isKnownName: IsKnownName;
}

/** Limits of the length of a name, in characters. */
const minNameLength = 2;
const maxNameLength = 24;
/** Maximum starting positions looked up for one venue name. */
const maxAttempts = 3;

/** Finds runs of tokens that pass `test`, split at dropped spaces. */
function findRanges(
  tokens: readonly Token[],
  gaps: ReadonlySet<number>,
  test: (token: Token, at: number) => boolean,
): TokenRange[] {
  const found: TokenRange[] = [];
  let open: TokenRange | undefined;
  tokens.forEach((token, at) => {
    if (!test(token, at)) {
      open = undefined;
    } else if (open && !gaps.has(token.from)) open.last = at;
    else {
      open = { first: at, last: at };
      found.push(open);
    }
  });
  return found;
}

const isVenueType = (token: Token | undefined): boolean =>
  token?.is === "facts" && token.facts.some(({ kind }) => kind === "venueType");

class UnmatchedTokenParser {
  readonly #sentence: AnalysedSentence;
  readonly #isKnownName: IsKnownName;
  readonly #gaps: ReadonlySet<number>;
  readonly #candidates: readonly Candidate[];
  readonly #consumed = new Set<number>();
  readonly result: UnmatchedTokens = { candidates: [], dropped: new Set(), unread: [] };

  constructor(
    sentence: AnalysedSentence,
    candidates: readonly Candidate[],
    { consumed, isKnownName }: UnmatchedContext,
  ) {
    this.#sentence = sentence;
    this.#candidates = candidates;
    this.#gaps = sentence.gaps;
    this.#isKnownName = isKnownName;
    for (const at of consumed) this.#consumed.add(at);
    for (const { first, last } of candidates) for (let at = first; at <= last; at++) this.#consumed.add(at);
  }

  #addName({ first, last }: TokenRange): boolean {
    const { tokens, text } = this.#sentence;
    const [from, to] = [tokens[first]!.from, tokens[last]!.to];
    const name = text.slice(from, to).trim();
    const match = name.length >= minNameLength && name.length <= maxNameLength && this.#isKnownName(name, false);
    if (!match) return false;
    this.result.candidates.push({ kind: match === "place" ? "near" : "name", value: name, from, to, first, last });
    for (let at = first; at <= last; at++) this.#consumed.add(at);
    return true;
  }

  /** Returns whether tokens may form a name: known and unknown ones mixed, or a place with 饭店 (北京饭店). */
  #mayBeName(parts: readonly Token[]): boolean {
    if (parts.length < 2) return false;
    if (parts.some(({ is }) => is === "text")) return parts.some(({ is }) => is !== "text");
    const last = getTokenText(this.#sentence.text, parts[1]);
    return parts.length === 2 && parts.every(({ is }) => is === "facts") && /^大?饭店$|^大酒店$/.test(last);
  }

  /** Looks up whole clauses as names that contain known tokens: 国家会议中心, 新世纪日航饭店. */
  parseClauses(): void {
    const { tokens } = this.#sentence;
    const excluded = new Set(this.#candidates.flatMap(({ kind, first }) => (nameableKinds.has(kind) ? [] : [first])));
    for (const range of findRanges(
      tokens,
      this.#gaps,
      ({ is }, at) => is !== "stop" && is !== "unit" && !excluded.has(at),
    )) {
      const parts = tokens.slice(range.first, range.last + 1);
      if (!this.#mayBeName(parts)) continue;
      const stem = isVenueType(parts.at(-1)) && { ...range, last: range.last - 1 };
      if (!this.#addName(range) && !(stem && this.#addName(stem))) continue;
      this.#dropInside(range);
    }
  }

  /** Drops the candidates inside a range that is a name. */
  #dropInside({ first, last }: TokenRange): void {
    for (const candidate of this.#candidates)
      if (candidate.first >= first && candidate.last <= last) this.result.dropped.add(candidate);
  }

  /**
   * Finds a full venue name in speech (北京京伦饭店的电话): the longest known name that ends with the venue type after the
   * run, or with the branch in brackets after it, and may begin with known tokens before the run.
   */
  #parseFullName({ first, last }: TokenRange): boolean {
    const { tokens, text } = this.#sentence;
    const type = last + 1;
    if (!isVenueType(tokens[type])) return false;
    const [branch] = /^\([^()]{1,16}\)/.exec(text.slice(tokens[type]!.to)) ?? [""];
    const end = tokens.findLastIndex(({ to }) => to <= tokens[type]!.to + branch.length);
    let begin = first;
    while (begin > 0 && canBePartOfName(tokens[begin - 1]!) && !this.#gaps.has(tokens[begin]!.from)) begin--;
    for (const to of end > type ? [end, type] : [type]) {
      for (let from = begin; from <= first; from++) {
        if (from === first && to === type) continue;
        const range = { first: from, last: to };
        if (!this.#addName(range)) continue;
        this.#dropInside(range);
        return true;
      }
    }
    return false;
  }

  /** Finds venue names made only of known tokens: 北京贵都大酒店. */
  parseVenueNames(): void {
    const { tokens } = this.#sentence;
    tokens.forEach((token, type) => {
      const isNamed = [...this.#candidates, ...this.result.candidates].some(
        ({ kind, first, last }) => (kind === "name" || kind === "near") && first <= type && last >= type,
      );
      if (isNamed || !isVenueType(token)) return;
      let begin = type;
      while (begin > 0 && canBePartOfName(tokens[begin - 1]!) && !this.#gaps.has(tokens[begin]!.from)) begin--;
      const starts = tokens
        .slice(begin, type)
        .flatMap((_, at) => (this.#isVenueName(begin + at, type) ? [begin + at] : []));
      for (const first of starts.slice(0, maxAttempts)) {
        if (token.to - tokens[first]!.from > maxNameLength || !this.#addName({ first, last: type })) continue;
        this.#dropInside({ first, last: type });
        return;
      }
    });
  }

  /** Requires two characters before the type and, unless it is a 饭店, more than a place and a grade. */
  #isVenueName(first: number, type: number): boolean {
    const { tokens, text } = this.#sentence;
    const parts = tokens.slice(first, type);
    if (tokens[type]!.from - tokens[first]!.from < minNameLength) return false;
    if (/^大?饭店$|^大酒店$|^宾馆$/.test(getTokenText(text, tokens[type])))
      return !/^[的有要]/.test(getTokenText(text, parts[0]));
    return parts.some(({ is }) => is === "text");
  }

  collectUnread(): void {
    this.result.unread = collectUnread(this.#sentence, this.#consumed);
  }

  /** Looks up unparsed runs as names. In speech only those right before a venue type or in quotes count. */
  parseRuns(isSpeech: boolean): void {
    const { tokens, text } = this.#sentence;
    const unread = ({ is }: Token, at: number) => (is === "text" || is === "number") && !this.#consumed.has(at);
    for (const run of findRanges(tokens, this.#gaps, unread)) {
      const [from, to] = [tokens[run.first]!.from, tokens[run.last]!.to];
      const runText = text.slice(from, to).trim();
      if (runText.length < minNameLength || !tokens.slice(run.first, run.last + 1).some(({ is }) => is === "text"))
        continue;
      if (this.#parseFullName(run)) continue;
      const isVenue = isVenueType(tokens[run.last + 1]) || /[酒饭]店$/.test(runText);
      if (isSpeech && !isVenue && !isQuoted(text, tokens, run)) continue;
      const isEmbedded =
        runText.length <= minNameLength &&
        run.first > 0 &&
        tokens[run.first - 1]!.is === "facts" &&
        !this.#gaps.has(tokens[run.first]!.from);
      if (!isEmbedded) this.#addName(run);
    }
  }
}

/** Returns whether a token may be part of a venue name: a fact, text, a number or a single character. */
const canBePartOfName = ({ is, from, to }: Token): boolean =>
  is === "facts" || is === "text" || is === "number" || (to - from === 1 && (is === "filler" || is === "mark"));

const nameableKinds = new Set<Candidate["kind"]>([
  "region",
  "city",
  "venueType",
  "eventType",
  "brand",
  "sort",
  "feature",
]);

const isQuoted = (text: string, tokens: readonly Token[], { first, last }: TokenRange): boolean =>
  /["“「『《]/.test(getTokenText(text, tokens[first - 1])) && /["”」』》]/.test(getTokenText(text, tokens[last + 1]));

/** Parses the unmatched tokens: catalogue names become candidates, fillers are dropped, other text is unread. */
export function parseUnmatchedTokens(
  sentence: AnalysedSentence,
  candidates: readonly Candidate[],
  context: UnmatchedContext,
): UnmatchedTokens {
  const parser = new UnmatchedTokenParser(sentence, candidates, context);
  const isSpeech = sentence.tokens.some((token) => token.is === "filler" && token.filler === "talk");
  if (!isSpeech) parser.parseClauses();
  parser.parseRuns(isSpeech);
  parser.parseVenueNames();
  parser.collectUnread();
  return parser.result;
}
