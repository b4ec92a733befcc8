import { isMark, type Phrase, wordsOf } from "./phrase.ts";
import type { Draft, Token } from "./token.ts";

/** Reports whether the catalogue contains a name; always false once the lookup limit is reached. */
export type Known = (word: string) => boolean;

export interface Places {
  drafts: Draft[];
  /** Earlier candidates that are part of a place name or explicitly far away. */
  dropped: Set<Draft>;
  /** Tokens that describe distant places; they are not searched for names. */
  spent: Set<number>;
}

/** Maximum length of a place name, in tokens and in characters. */
const reach = { tokens: 12, units: 14 };
const metroFact = { kind: "feature", value: 19, guess: true } as const;

const isShortWord = (token: Token): boolean =>
  token.to - token.from === 1 && (token.is === "word" || token.is === "mark");
/** Reports whether a token can be part of a place name; a region, facility or date cannot. */
const canName = (token: Token): boolean =>
  token.is === "text" ||
  token.is === "number" ||
  isShortWord(token) ||
  (token.is === "facts" &&
    token.facts.every(({ kind }) => kind !== "region" && kind !== "facility" && kind !== "date"));
/** Reports whether tokens can form a name: some unknown text, or several facts. */
const names = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => is === "text") || (tokens.length > 1 && tokens.every(({ is }) => is === "facts"));

class PlaceReader {
  readonly #phrase: Phrase;
  readonly #known: Known;
  readonly #words: readonly Draft[];
  readonly found: Places = { drafts: [], dropped: new Set(), spent: new Set() };

  constructor(phrase: Phrase, words: readonly Draft[], known: Known) {
    this.#phrase = phrase;
    this.#words = words;
    this.#known = known;
  }

  #add(fact: Pick<Draft, "kind" | "value" | "guess">, first: number, last: number): void {
    const { tokens } = this.#phrase;
    this.found.drafts.push({ ...fact, from: tokens[first]!.from, to: tokens[last]!.to, first, last });
  }

  #drop(first: number, last: number): void {
    for (const draft of this.#words) if (draft.first >= first && draft.last <= last) this.found.dropped.add(draft);
  }

  #regionAt(at: number): Draft | undefined {
    return this.#words.find((draft) => draft.kind === "region" && draft.first <= at && draft.last >= at);
  }

  /** Adds a place if tokens `from` to `to` are a known name; the candidate covers `first` to `last`. */
  #place(from: number, to: number, first: number, last: number): boolean {
    const { tokens, text } = this.#phrase;
    const parts = tokens.slice(from, to + 1);
    if (parts.length === 0 || !names(parts)) return false;
    const name = text.slice(parts[0]!.from, parts.at(-1)!.to);
    if (name.length < 2 || name.length > reach.units || !this.#known(name)) return false;
    this.#drop(first, last);
    this.#add({ kind: "near", value: name }, first, last);
    return true;
  }

  /** Parses 故宫附近: the longest known name that ends before 附近. */
  near(at: number): void {
    const { tokens } = this.#phrase;
    if (this.#regionAt(at - 1)) return;
    let first = at;
    while (
      first > 0 &&
      at - first < reach.tokens &&
      canName(tokens[first - 1]!) &&
      tokens[at]!.from - tokens[first - 1]!.from <= reach.units
    )
      first--;
    for (let tries = 0; first < at && tries < 4; first++) {
      if (!names(tokens.slice(first, at))) continue;
      if (this.#place(first, at - 1, first, at)) return;
      tries++;
    }
    this.#alone(at);
    this.#around(at);
  }

  /** Drops venue types in questions about the surroundings of a hotel: 附近有什么餐馆. */
  #around(at: number): void {
    const { tokens, clauses, text } = this.#phrase;
    const end = tokens.findLastIndex((_, other) => clauses[other] === clauses[at]);
    const asked = text.slice(tokens[at]!.to, tokens[end]!.to);
    if (!/^\s*(?:都|还|还都)?(?:是不是|会不会)?有/.test(asked)) return;
    if (!this.#words.some(({ kind, value, last }) => kind === "venueType" && value === 0 && last < at)) return;
    for (const draft of this.#words)
      if (draft.kind === "venueType" && draft.value !== 0 && draft.first > at && draft.last <= end)
        this.found.dropped.add(draft);
  }

  /** Drops a venue type right before 附近 that is not a name: 学校附近 does not request a school. */
  #alone(at: number): void {
    const before = this.#phrase.tokens[at - 1];
    if (before?.is === "facts" && before.facts.every(({ kind, value }) => kind === "venueType" && value !== 0))
      this.#drop(at - 1, at - 1);
  }

  /** Parses distances: 离国贸近, 离地铁不远, 离机场远一点. */
  from(at: number): void {
    const { tokens, clauses } = this.#phrase;
    let end = at + 1;
    while (
      tokens[end] &&
      clauses[end] === clauses[at] &&
      end - at <= reach.tokens &&
      !isMark(tokens[end], "close", "far")
    )
      end++;
    const said = tokens[end];
    const ends = isMark(said, "close", "far");
    if (!ends) return;
    const region = this.#regionAt(at + 1);
    const not = isMark(said, "far") ? this.#notBefore(at, end) : undefined;
    const start = not ?? at;
    if (isMark(said, "far") && not === undefined) {
      this.#drop(at + 1, end);
      for (let token = at; token <= end; token++) this.found.spent.add(token);
    } else if (region) Object.assign(region, { from: tokens[start]!.from, first: start, to: said!.to, last: end });
    else if (tokens.slice(at + 1, end).some((token) => isMark(token, "metro"))) this.#add(metroFact, start, end);
    else this.#toward(at + 1, end - 1, start, end);
  }

  /** Finds the negation of "far" (不要离地铁太远), which means near and belongs to the term. */
  #notBefore(at: number, end: number): number | undefined {
    const { tokens } = this.#phrase;
    const found = [at - 1, ...Array.from({ length: end - at }, (_, step) => at + step)];
    const not = found.find((place) => isMark(tokens[place], "not"));
    return not === undefined ? undefined : Math.min(not, at);
  }

  /** Parses a place after a preposition: 靠近鸟巢, near the Forbidden City. */
  beside(at: number): void {
    const { tokens, text } = this.#phrase;
    const region = this.#regionAt(at + 1);
    if (region) {
      Object.assign(region, { from: tokens[at]!.from, first: at });
      return;
    }
    let end = at;
    while (
      tokens[end + 1] &&
      end - at < reach.tokens &&
      canName(tokens[end + 1]!) &&
      wordsOf(text, tokens[end + 1]) !== "的"
    )
      end++;
    this.#toward(at + 1, end, at, undefined);
  }

  /** Adds the longest known name that begins at `from`. */
  #toward(from: number, to: number, first: number, last: number | undefined): void {
    for (let end = to, tries = 0; end >= from && tries < 3; end--, tries++)
      if (this.#place(from, end, first, last ?? end)) return;
  }

  /** Parses 地铁 with 近, 有 or a number of minutes in its clause, unless it is part of a station's name. */
  metro(at: number): void {
    const { tokens, clauses } = this.#phrase;
    if (this.#regionAt(at) || this.#regionAt(at - 1)) return;
    const clause = (other: number) => clauses[other] === clauses[at];
    for (let before = at - 1; before >= at - 3 && clause(before); before--) {
      if (isMark(tokens[before], "from")) return;
      if (isMark(tokens[before], "have", "beside", "close")) {
        this.#add(metroFact, before, at);
        return;
      }
    }
    for (let after = at + 1; after <= at + 4 && clause(after); after++) {
      if (isMark(tokens[after], "far")) return;
      const minutes = tokens[after]?.is === "number" && wordsOf(this.#phrase.text, tokens[after + 1]).includes("分钟");
      if (isMark(tokens[after], "close", "near") || minutes) {
        this.#add(metroFact, at, minutes ? after + 1 : after);
        return;
      }
    }
  }
}

/** Parses nearby places and the metro by the proximity marks around them. */
export function placeDrafts(phrase: Phrase, words: readonly Draft[], known: Known): Places {
  const reader = new PlaceReader(phrase, words, known);
  phrase.tokens.forEach((token, at) => {
    if (isMark(token, "near")) reader.near(at);
    else if (isMark(token, "from")) reader.from(at);
    else if (isMark(token, "beside")) reader.beside(at);
    else if (isMark(token, "metro")) reader.metro(at);
  });
  return reader.found;
}
