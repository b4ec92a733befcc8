import { type Phrase, wordsOf } from "./phrase.ts";
import type { Known } from "./places.ts";
import type { Draft, Token } from "./token.ts";

export interface Leftovers {
  drafts: Draft[];
  dropped: Set<Draft>;
  /** Text that no table and no name contains. */
  rest: string[];
}

interface Beside {
  /** Positions where spaces were dropped. */
  gaps: ReadonlySet<number>;
  /** Tokens that are consumed without giving a term. */
  spent: ReadonlySet<number>;
  known: Known;
}

/** Limits of the length of a name, in characters. */
const shortest = 2;
const longest = 24;
/** Maximum starting positions looked up for one venue name. */
const mostTried = 3;

interface Stretch {
  first: number;
  last: number;
}

/** Finds runs of tokens that pass `test`, split at dropped spaces. */
function stretches(
  tokens: readonly Token[],
  gaps: ReadonlySet<number>,
  test: (token: Token, at: number) => boolean,
): Stretch[] {
  const found: Stretch[] = [];
  let open: Stretch | undefined;
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

const typeBehind = (token: Token | undefined): boolean =>
  token?.is === "facts" && token.facts.some(({ kind }) => kind === "venueType");

class LeftoverReader {
  readonly #phrase: Phrase;
  readonly #known: Known;
  readonly #gaps: ReadonlySet<number>;
  readonly #drafts: readonly Draft[];
  readonly #taken = new Set<number>();
  readonly found: Leftovers = { drafts: [], dropped: new Set(), rest: [] };

  constructor(phrase: Phrase, drafts: readonly Draft[], { gaps, spent, known }: Beside) {
    this.#phrase = phrase;
    this.#drafts = drafts;
    this.#gaps = gaps;
    this.#known = known;
    for (const at of spent) this.#taken.add(at);
    for (const { first, last } of drafts) for (let at = first; at <= last; at++) this.#taken.add(at);
  }

  #name({ first, last }: Stretch): boolean {
    const { tokens, text } = this.#phrase;
    const [from, to] = [tokens[first]!.from, tokens[last]!.to];
    const name = text.slice(from, to).trim();
    if (name.length < shortest || name.length > longest || !this.#known(name)) return false;
    this.found.drafts.push({ kind: "name", value: name, from, to, first, last });
    for (let at = first; at <= last; at++) this.#taken.add(at);
    return true;
  }

  /** Reports whether tokens may form a name: known and unknown ones mixed, or a place with 饭店 (北京饭店). */
  #mayName(parts: readonly Token[]): boolean {
    if (parts.length < 2) return false;
    if (parts.some(({ is }) => is === "text")) return parts.some(({ is }) => is !== "text");
    const last = wordsOf(this.#phrase.text, parts[1]);
    return parts.length === 2 && parts.every(({ is }) => is === "facts") && /^大?饭店$|^大酒店$/.test(last);
  }

  /** Looks up whole clauses as names that contain known tokens: 国家会议中心, 新世纪日航饭店. */
  clauses(): void {
    const { tokens } = this.#phrase;
    const counted = new Set(this.#drafts.flatMap(({ kind, first }) => (nameable.has(kind) ? [] : [first])));
    for (const stretch of stretches(
      tokens,
      this.#gaps,
      ({ is }, at) => is !== "stop" && is !== "unit" && !counted.has(at),
    )) {
      const parts = tokens.slice(stretch.first, stretch.last + 1);
      if (!this.#mayName(parts)) continue;
      const stem = typeBehind(parts.at(-1)) && { ...stretch, last: stretch.last - 1 };
      if (!this.#name(stretch) && !(stem && this.#name(stem))) continue;
      this.#swallow(stretch);
    }
  }

  /** Drops the candidates inside a range that is a name. */
  #swallow({ first, last }: Stretch): void {
    for (const draft of this.#drafts) if (draft.first >= first && draft.last <= last) this.found.dropped.add(draft);
  }

  /**
   * Finds a full venue name in speech (北京京伦饭店的电话): the longest known name that ends with the venue type after the
   * run, or with the branch in brackets after it, and may begin with known tokens before the run.
   */
  #whole({ first, last }: Stretch): boolean {
    const { tokens, text } = this.#phrase;
    const type = last + 1;
    if (!typeBehind(tokens[type])) return false;
    const [branch] = /^\([^()]{1,16}\)/.exec(text.slice(tokens[type]!.to)) ?? [""];
    const end = tokens.findLastIndex(({ to }) => to <= tokens[type]!.to + branch.length);
    let begin = first;
    while (begin > 0 && partOfName(tokens[begin - 1]!) && !this.#gaps.has(tokens[begin]!.from)) begin--;
    for (const to of end > type ? [end, type] : [type]) {
      for (let from = begin; from <= first; from++) {
        if (from === first && to === type) continue;
        const stretch = { first: from, last: to };
        if (!this.#name(stretch)) continue;
        this.#swallow(stretch);
        return true;
      }
    }
    return false;
  }

  /** Finds venue names made only of known tokens: 北京贵都大酒店. */
  houses(): void {
    const { tokens } = this.#phrase;
    tokens.forEach((token, type) => {
      const named = [...this.#drafts, ...this.found.drafts].some(
        ({ kind, first, last }) => (kind === "name" || kind === "near") && first <= type && last >= type,
      );
      if (named || !typeBehind(token)) return;
      let begin = type;
      while (begin > 0 && partOfName(tokens[begin - 1]!) && !this.#gaps.has(tokens[begin]!.from)) begin--;
      const tried = tokens.slice(begin, type).flatMap((_, at) => (this.#isHouse(begin + at, type) ? [begin + at] : []));
      for (const first of tried.slice(0, mostTried)) {
        if (token.to - tokens[first]!.from > longest || !this.#name({ first, last: type })) continue;
        this.#swallow({ first, last: type });
        return;
      }
    });
  }

  /** Requires two characters before the type and, unless it is a 饭店, more than a place and a grade. */
  #isHouse(first: number, type: number): boolean {
    const { tokens, text } = this.#phrase;
    const parts = tokens.slice(first, type);
    if (tokens[type]!.from - tokens[first]!.from < shortest) return false;
    if (/^大?饭店$|^大酒店$|^宾馆$/.test(wordsOf(text, tokens[type])))
      return !/^[的有要]/.test(wordsOf(text, parts[0]));
    return parts.some(({ is }) => is === "text");
  }

  /** Looks up unparsed runs as names. In speech only those right before a venue type or in quotes count. */
  runs(spoken: boolean): void {
    const { tokens, text } = this.#phrase;
    const unread = ({ is }: Token, at: number) => (is === "text" || is === "number") && !this.#taken.has(at);
    for (const run of stretches(tokens, this.#gaps, unread)) {
      const words = text.slice(tokens[run.first]!.from, tokens[run.last]!.to).trim();
      if (words.length < shortest || !tokens.slice(run.first, run.last + 1).some(({ is }) => is === "text")) continue;
      if (this.#whole(run)) continue;
      if (spoken && !typeBehind(tokens[run.last + 1]) && !quoted(text, tokens, run)) continue;
      const wedged =
        words.length <= shortest &&
        run.first > 0 &&
        tokens[run.first - 1]!.is === "facts" &&
        !this.#gaps.has(tokens[run.first]!.from);
      if (wedged || !this.#name(run)) this.found.rest.push(words);
    }
  }
}

/** Reports whether a token may be part of a venue name: a fact, text, a number or a single character. */
const partOfName = ({ is, from, to }: Token): boolean =>
  is === "facts" || is === "text" || is === "number" || (to - from === 1 && (is === "word" || is === "mark"));

const nameable = new Set<Draft["kind"]>(["region", "city", "venueType", "eventType", "brand", "sort", "feature"]);

const quoted = (text: string, tokens: readonly Token[], { first, last }: Stretch): boolean =>
  /["“「『《]/.test(wordsOf(text, tokens[first - 1])) && /["”」』》]/.test(wordsOf(text, tokens[last + 1]));

/** Parses the unmatched tokens: catalogue names become candidates, fillers are dropped, the rest is returned. */
export function leftoversOf(phrase: Phrase, drafts: readonly Draft[], beside: Beside): Leftovers {
  const reader = new LeftoverReader(phrase, drafts, beside);
  const spoken = phrase.tokens.some((token) => token.is === "word" && token.word === "talk");
  if (!spoken) reader.clauses();
  reader.runs(spoken);
  reader.houses();
  return reader.found;
}
