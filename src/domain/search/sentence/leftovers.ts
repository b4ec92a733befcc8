import { type Phrase, wordsOf } from "./phrase.ts";
import type { Known } from "./places.ts";
import type { Draft, Token } from "./token.ts";

export interface Leftovers {
  drafts: Draft[];
  dropped: Set<Draft>;
  /** Words that no table and no name knows. */
  rest: string[];
}

interface Beside {
  /** Where spaces were dropped. */
  gaps: ReadonlySet<number>;
  /** Tokens that are used up without asking for anything. */
  spent: ReadonlySet<number>;
  known: Known;
}

/** A name is at least and at most so many units long. */
const shortest = 2;
const longest = 24;
/** Beginnings of a house's name that are asked about. */
const mostTried = 3;

interface Stretch {
  first: number;
  last: number;
}

/** Stretches of tokens that `test` holds for, not over a dropped space. */
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

  /** Words of ours with something unread among them, or a place with 饭店 (北京饭店). */
  #mayName(parts: readonly Token[]): boolean {
    if (parts.length < 2) return false;
    if (parts.some(({ is }) => is === "text")) return parts.some(({ is }) => is !== "text");
    const last = wordsOf(this.#phrase.text, parts[1]);
    return parts.length === 2 && parts.every(({ is }) => is === "facts") && /^大?饭店$|^大酒店$/.test(last);
  }

  /** A whole clause can be a name with words of ours in it: 国家会议中心, 新世纪日航饭店. */
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

  /** Drops what was read out of a stretch that is a name. */
  #swallow({ first, last }: Stretch): void {
    for (const draft of this.#drafts) if (draft.first >= first && draft.last <= last) this.found.dropped.add(draft);
  }

  /**
   * A name of a house said whole in speech (北京京伦饭店的电话): the longest known one that ends with the type behind the
   * run, or with the branch in brackets behind that, and begins with words of ours before the run.
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

  /** 北京贵都大酒店: every part of it is a word of ours, so that nothing unread points to the name. */
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

  /** At least two units before the type, and more than where it stands and how good it is, unless it is a 饭店. */
  #isHouse(first: number, type: number): boolean {
    const { tokens, text } = this.#phrase;
    const parts = tokens.slice(first, type);
    if (tokens[type]!.from - tokens[first]!.from < shortest) return false;
    if (/^大?饭店$|^大酒店$|^宾馆$/.test(wordsOf(text, tokens[type])))
      return !/^[的有要]/.test(wordsOf(text, parts[0]));
    return parts.some(({ is }) => is === "text");
  }

  /** What nobody read. In speech it is a name only right before 酒店, 大厦 and their like; else chatter. */
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

/** A token that a house's name may hold before what is unread: a place or a fact of ours, a single character, no talk. */
const partOfName = ({ is, from, to }: Token): boolean =>
  is === "facts" || is === "text" || is === "number" || (to - from === 1 && (is === "word" || is === "mark"));

const nameable = new Set<Draft["kind"]>(["region", "city", "venueType", "eventType", "brand", "sort", "feature"]);

const quoted = (text: string, tokens: readonly Token[], { first, last }: Stretch): boolean =>
  /["“「『《]/.test(wordsOf(text, tokens[first - 1])) && /["”」』》]/.test(wordsOf(text, tokens[last + 1]));

/** Words that are left: names where the catalogue knows them, else the rest; chatter falls away. */
export function leftoversOf(phrase: Phrase, drafts: readonly Draft[], beside: Beside): Leftovers {
  const reader = new LeftoverReader(phrase, drafts, beside);
  const spoken = phrase.tokens.some((token) => token.is === "word" && token.word === "talk");
  if (!spoken) reader.clauses();
  reader.runs(spoken);
  reader.houses();
  return reader.found;
}
