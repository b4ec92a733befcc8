import { getTokenText, isMark, isNumber, isUnit, type AnalysedSentence } from "./analysed-sentence.ts";
import { hasGroupSize, isGroupCount } from "./convert-quantity.ts";
import type { TokenRange } from "./parse-places.ts";
import { parseQuantity } from "./quantity.ts";
import type { Cue, Token } from "../token.ts";

/** A range of the normalised text, from (inclusive) to (exclusive), and of its tokens (both inclusive). */
export interface UnreadPiece {
  from: number;
  to: number;
  first: number;
  last: number;
}

const hasLetterOrDigit = /[\p{L}\p{N}]/u;
/** Single characters that mean nothing by themselves. */
const particle =
  /^[的了着过地得之者把被让使从往向对由和与跟及或按此在是有要能会可想我你您他她咱俺请帮给找看个些这那哪啥谁几吗呢吧呗嘛么啊呀哦噢嗯哎哈嘿喂哇嘞也都还就才又再并且但而只很太更最真挺没不别去来到上下里外中前后边说问行好俩啦咯哟一二三四五六七八九十两]$/;
/** Joins the pieces around it: 能烧烤的露台. */
const joint = /^[的和与及或到至]$/;

const inner = /^[里上中下大小新老内外前后来]$/;
/** Begins words of three characters: 家庭日, 大露台. */
const nameStart = /^[家包国大小新老多]$/;
const eventEnd = /^会(?![不有来需要议])/;
const timeOfDay = /^(?:[早晚]上|[上中下]午|傍晚)$/;

/** Returns the tokens of an unmatched number: its whole quantity (100 平以内). Groups are counted with the people at each. */
function getNumberRange(sentence: AnalysedSentence, at: number, consumed: ReadonlySet<number>): TokenRange | undefined {
  if (isGroupCount(sentence.text, sentence.tokens[at]!) && hasGroupSize(sentence)) return undefined;
  const quantity = parseQuantity(sentence, at);
  if (!quantity) return undefined;
  let { first, last } = quantity;
  if (timeOfDay.test(getTokenText(sentence.text, sentence.tokens[first - 1]))) first--;
  while (consumed.has(first)) first++;
  while (consumed.has(last)) last--;
  return { first, last };
}

/** Subjects that say something without a number: 层高要高, 餐标. */
const statedCues = new Set<Cue>(["height", "area", "meal", "headPrice", "total", "ahead"]);

/** Returns whether a token names a subject of which nothing is read; 面积不限 says that there is nothing to read. */
function isStatedCue({ tokens, mode }: AnalysedSentence, at: number, consumed: ReadonlySet<number>): boolean {
  const token = tokens[at]!;
  if (token.is !== "cue" || mode === "stay" || !statedCues.has(token.cue)) return false;
  // 层高要够，至少 7 米: the number that follows is the subject's own.
  const next = tokens.findIndex(({ is }, place) => place > at && (is === "number" || is === "cue"));
  if (token.cue === "height" && isNumber(tokens[next]) && consumed.has(next)) return false;
  return !tokens.slice(at + 1, at + 3).some((next) => isMark(next, "notAfter"));
}

class UnreadCollector {
  readonly #sentence: AnalysedSentence;
  readonly #consumed: ReadonlySet<number>;

  constructor(sentence: AnalysedSentence, consumed: ReadonlySet<number>) {
    this.#sentence = sentence;
    this.#consumed = consumed;
  }

  #textOf(at: number): string {
    return getTokenText(this.#sentence.text, this.#sentence.tokens[at]);
  }

  /** Lists the ranges of unknown text and of numbers that no filter can express. */
  #listCores(): TokenRange[] {
    const consumed = this.#consumed;
    return this.#sentence.tokens.flatMap((token, at): TokenRange[] => {
      if (consumed.has(at)) return [];
      if (token.is === "text") return hasLetterOrDigit.test(this.#textOf(at)) ? [{ first: at, last: at }] : [];
      // 一晚 of no price is a length.
      const isLength = token.is === "unit" && /^一[天晚]/.test(this.#textOf(at));
      if (isLength || this.#isUnusedFact(at) || token.is === "need" || isStatedCue(this.#sentence, at, consumed))
        return [{ first: at, last: at }];
      const range = token.is === "number" ? getNumberRange(this.#sentence, at, consumed) : undefined;
      return range ? [range] : [];
    });
  }

  /** Returns whether the range from `first` to `last` only joins two pieces: nothing, a space between words, or 的. */
  #isJoint(first: number, last: number): boolean {
    const { tokens } = this.#sentence;
    for (let at = first; at <= last + 1; at++) if (this.#sentence.gaps.has(tokens[at]!.from)) return false;
    if (first > last) return true;
    if (first < last || this.#consumed.has(first)) return false;
    if (tokens[first]!.is === "space" || joint.test(this.#textOf(first))) return true;
    // 三里吨: a character that the lexicon knows, between two that it does not, is part of the same word.
    return this.#isFragment(first - 1) && this.#isFragment(last + 1) && inner.test(this.#textOf(first));
  }

  #isFragment(at: number): boolean {
    const token = this.#sentence.tokens[at];
    return token?.is === "text" && token.to - token.from === 1;
  }

  /** Returns whether a known term means something else here: the grade of 豪华大巴. A meeting room is what is searched for. */
  #isUnusedFact(at: number): boolean {
    const token = this.#sentence.tokens[at]!;
    if (token.is !== "facts") return false;
    // Of a stay, what a hotel has is not searched for; the grade of another thing than a hotel is not read at all.
    if (this.#sentence.mode === "stay") return token.facts[0]!.kind === "star";
    return !token.facts.some(({ kind, value }) => kind === "facility" && value === "会议室");
  }

  #joinCores(): TokenRange[] {
    const joined: TokenRange[] = [];
    for (const core of this.#listCores()) {
      const before = joined.at(-1);
      if (before && core.first <= before.last) before.last = Math.max(before.last, core.last);
      else if (before && this.#isJoint(before.last + 1, core.first - 1)) before.last = core.last;
      else joined.push({ ...core });
    }
    return joined;
  }

  /** Returns whether a neighbour is a single character that the lexicon knows but that may begin or end a word (包厢). */
  #isPartOfTerm(at: number, boundary: number): boolean {
    const token: Token | undefined = this.#sentence.tokens[at];
    if (!token || this.#consumed.has(at) || this.#sentence.gaps.has(boundary)) return false;
    if (token.is !== "filler" && token.is !== "mark" && !isUnit(token)) return false;
    return token.to - token.from === 1 && !particle.test(this.#textOf(at));
  }

  /** Extends a piece by what belongs to it: the 会 of 拍卖会, the ceiling of high ceiling. */
  #findEnd(last: number): number {
    const { tokens, text, gaps } = this.#sentence;
    const next = tokens[last + 1];
    if (next && !gaps.has(next.from) && eventEnd.test(text.slice(next.from, next.from + 2))) return last + 1;
    const cue = next?.is === "space" ? last + 2 : last + 1;
    const isOwnCue = tokens[cue]?.is === "cue" && !this.#consumed.has(cue) && !isNumber(tokens[cue + 1]);
    return isOwnCue && !gaps.has(tokens[cue]!.from) ? cue : last;
  }

  /** Returns whether a token directly follows or precedes a known one: 议 in 投影议, but not in chatter. */
  #touchesFact(at: number): boolean {
    const { tokens, gaps } = this.#sentence;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    return (before?.is === "facts" && !gaps.has(tokens[at]!.from)) || (after?.is === "facts" && !gaps.has(after.from));
  }

  #toRange(first: number, last: number): Pick<UnreadPiece, "from" | "to"> {
    const { tokens } = this.#sentence;
    return { from: tokens[first]!.from, to: tokens[last]!.to };
  }

  /** Extends a single character to the word around it. Returns undefined if it means nothing by itself. */
  #toPiece({ first, last }: TokenRange): UnreadPiece | undefined {
    const { tokens, text } = this.#sentence;
    const length = tokens[last]!.to - tokens[first]!.from;
    if (first === last && tokens[first]!.is === "need") return { ...this.#toRange(first, last), first, last };
    if (length === 2 && nameStart.test(this.#textOf(first - 1)) && this.#isPartOfTerm(first - 1, tokens[first]!.from)) {
      first--;
    } else if (length === 1) {
      if (this.#isPartOfTerm(first - 1, tokens[first]!.from)) first--;
      else if (tokens[last + 1] && this.#isPartOfTerm(last + 1, tokens[last]!.to)) last++;
    }
    last = this.#findEnd(last);
    const [from, to] = [tokens[first]!.from, tokens[last]!.to];
    const isFragment = to - from === 1 && !/\d/.test(text[from]!) && !this.#touchesFact(first);
    return isFragment || particle.test(text.slice(from, to)) ? undefined : { from, to, first, last };
  }

  collect(): UnreadPiece[] {
    return this.#joinCores().flatMap((range) => this.#toPiece(range) ?? []);
  }
}

/**
 * Collects the pieces of a sentence that were not read, in order: unknown text, and quantities that no filter can express.
 * `consumed` has the tokens that belong to a candidate.
 */
export const collectUnread = (sentence: AnalysedSentence, consumed: ReadonlySet<number>): UnreadPiece[] =>
  new UnreadCollector(sentence, consumed).collect();
