import { isMark, type Phrase, wordsOf } from "./phrase.ts";
import type { Draft, Token } from "./token.ts";

/** Asks whether a word is found in the catalogue; refuses after so many questions. */
export type Known = (word: string) => boolean;

export interface Places {
  drafts: Draft[];
  /** Drafts read before that the place swallows or that were said to be far. */
  dropped: Set<Draft>;
  /** Tokens that say what is far: no name is sought in them. */
  spent: Set<number>;
}

/** The longest name of a place, in tokens and in units. */
const reach = { tokens: 12, units: 14 };
const metroFact = { kind: "feature", value: 19, guess: true } as const;

const isShortWord = (token: Token): boolean =>
  token.to - token.from === 1 && (token.is === "word" || token.is === "mark");
/** A token that can be part of a place's name; a region or a quantity cannot. */
const canName = (token: Token): boolean =>
  token.is === "text" ||
  token.is === "number" ||
  isShortWord(token) ||
  (token.is === "facts" &&
    token.facts.every(({ kind }) => kind !== "region" && kind !== "facility" && kind !== "date"));
/** A name holds something that is no word of ours. */
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

  /** The tokens are the name of a place near by, said from `first` to `last`. */
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

  /** 故宫附近: the longest known name that ends where 附近 begins. */
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

  /** 附近有什么餐馆 asks what is around the hotel that was spoken of, for no restaurant. */
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

  /** 学校附近 is no school: a type before 附近 that is no name says nothing. */
  #alone(at: number): void {
    const before = this.#phrase.tokens[at - 1];
    if (before?.is === "facts" && before.facts.every(({ kind, value }) => kind === "venueType" && value !== 0))
      this.#drop(at - 1, at - 1);
  }

  /** 离国贸近, 离地铁不远, 离机场远一点. */
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

  /** 不要离地铁太远: the denial of far is near, and a part of the phrase. */
  #notBefore(at: number, end: number): number | undefined {
    const { tokens } = this.#phrase;
    const found = [at - 1, ...Array.from({ length: end - at }, (_, step) => at + step)];
    const not = found.find((place) => isMark(tokens[place], "not"));
    return not === undefined ? undefined : Math.min(not, at);
  }

  /** 靠近鸟巢, near the Forbidden City. */
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

  /** A name that begins at `from`: the longest known. */
  #toward(from: number, to: number, first: number, last: number | undefined): void {
    for (let end = to, tries = 0; end >= from && tries < 3; end--, tries++)
      if (this.#place(from, end, first, last ?? end)) return;
  }

  /** 地铁 with 近, 有, so many metres or minutes in its clause; not where it belongs to a station's name. */
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

/** Places that are asked to be near, and the metro, by the words of nearness around them. */
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
