import type { Day } from "./calendar.ts";
import { readDate } from "./dates.ts";
import { facilityGap, facilityText } from "./facilities.ts";
import { lexicon } from "./lexicon.ts";
import { readNumber } from "./numbers.ts";
import type { Fact, Meaning, Token, Unit } from "./token.ts";
import type { Match } from "./trie.ts";
import type { PreparedVocabulary } from "./vocabulary.ts";

type Found = Match<Meaning>;

const strongStop = /[，,。.;；！!？?\n]/;
const weakStop = /[、·|/\\()（）「」『』“”"'《》【】[\]…~&-]/;
/** Street suffixes: a street is not the place that it is named after. */
const street = /[东南西北中内外]{0,2}(?:路|街|大街|大道|胡同)/y;
/** City names that are also common words: cities only after a preposition or with 市. */
const doubtfulCities = new Set("来宾 东方 双河 天门 白沙 定安 万宁 大同 新乡 开封 百色 安康 和平 玉树".split(" "));
const ofPlace = "在去到来于";
/** Brands that are also common words. */
const doubtfulBrands = new Set(["假日"]);
const letter = /[a-z]/;
const latinWord = /[a-z][a-z0-9'-]*/y;

const rates: readonly Unit[] = ["perDay", "perNight", "perHead", "yuan"];

/** Anything may follow a number; only a bound or a price's rate follows a unit; only a bound follows stars. */
function followsOn(last: Token, found: Meaning): boolean {
  if (found.is === "bound") return true;
  if (last.is === "facts") return false;
  if (found.is === "cue") return last.is === "unit" && last.unit === "metres";
  return last.is === "number" || (found.is === "unit" && rates.includes(found.unit));
}

/** Splits a normalised sentence into tokens, from left to right, longest match first. */
export class Lexer {
  readonly #text: string;
  readonly #facilityText: string;
  readonly #vocabulary: PreparedVocabulary;
  readonly #today: Day | undefined;
  readonly #tokens: Token[] = [];
  /** Trie steps so far, a measure of the work done. */
  steps = 0;

  constructor(text: string, vocabulary: PreparedVocabulary, today: Day | undefined) {
    this.#text = text;
    this.#facilityText = facilityText(text);
    this.#vocabulary = vocabulary;
    this.#today = today;
  }

  tokens(): Token[] {
    let at = 0;
    while (at < this.#text.length) {
      const { value, to } = this.#tail(at) ?? this.#word(at) ?? this.#unread(at);
      this.#tokens.push({ ...value, from: at, to });
      at = to;
    }
    return this.#tokens;
  }

  readonly #step = (): void => {
    this.steps++;
  };

  /** Reads a unit or bound after a number, unless a longer entry matches (人民广场 is not 人, 圆桌 not 圆). */
  #tail(at: number): Found | undefined {
    const last = this.#tokens.at(-1);
    const starred = last?.is === "facts" && last.facts.some(({ kind }) => kind === "star");
    const behind = last?.is === "bound" && last.behind;
    if (!last || !(starred || behind || last.is === "number" || last.is === "unit")) return undefined;
    const from = this.#text[at] === " " ? at + 1 : at;
    const found = lexicon().tails.longest(this.#text, from, { step: this.#step });
    if (!found || !followsOn(last, found.value)) return undefined;
    if (found.value.is === "bound") return found;
    const own = this.#own(from);
    const longer = [this.#named(from), own?.value.is === "facts" ? own : undefined];
    return longer.some((other) => other && other.to > found.to) ? undefined : found;
  }

  #word(at: number): Found | undefined {
    this.steps++;
    const stop = this.#stop(at);
    if (stop) return stop;
    const candidates = [this.#named(at), this.#facility(at), this.#own(at), this.#date(at), this.#number(at)];
    let best: Found | undefined;
    for (const one of candidates) {
      if (!one) continue;
      if (!best || one.to > best.to) best = one;
      else if (one.to === best.to && one.value.is === "facts" && best.value.is === "facts")
        best = { to: best.to, value: { is: "facts", facts: [...best.value.facts, ...one.value.facts] } };
    }
    return best;
  }

  #stop(at: number): Found | undefined {
    const unit = this.#text[at]!;
    if (unit === " ") return { value: { is: "space" }, to: at + 1 };
    if (strongStop.test(unit)) return { value: { is: "stop", strong: true }, to: at + 1 };
    return weakStop.test(unit) ? { value: { is: "stop", strong: false }, to: at + 1 } : undefined;
  }

  #isStreet(to: number): boolean {
    street.lastIndex = to;
    return street.test(this.#text);
  }

  /** Reads a region, city, brand or event type. */
  #named(at: number): Found | undefined {
    const text = this.#text;
    const { common, regions } = this.#vocabulary;
    const region = regions.longest(text, at, { step: this.#step, fits: (to) => !this.#isStreet(to) });
    const other = common.longest(text, at, { step: this.#step, fits: (to, facts) => this.#fits(at, to, facts) });
    if (region && (!other || region.to >= other.to))
      return { to: region.to, value: { is: "facts", facts: [region.value] } };
    return other && { to: other.to, value: { is: "facts", facts: other.value } };
  }

  #fits(from: number, to: number, facts: readonly Fact[]): boolean {
    const word = this.#text.slice(from, to);
    const is = (kind: Fact["kind"]) => facts.some((fact) => fact.kind === kind);
    if (is("brand") && doubtfulBrands.has(word)) return this.#text.startsWith("酒店", to);
    if (!is("city")) return true;
    if (doubtfulCities.has(word) && (from === 0 || !ofPlace.includes(this.#text[from - 1]!))) return false;
    return !this.#isStreet(to);
  }

  #facility(at: number): Found | undefined {
    const found = this.#vocabulary.facilities.longest(this.#facilityText, at, { gap: facilityGap, step: this.#step });
    return found && { to: found.to, value: { is: "facts", facts: [found.value] } };
  }

  #own(at: number): Found | undefined {
    return lexicon().words.longest(this.#text, at, { step: this.#step });
  }

  #date(at: number): Found | undefined {
    if (this.#today === undefined) return undefined;
    const found = readDate(this.#text, at, this.#today);
    return found && { to: found.to, value: { is: "facts", facts: [{ kind: "date", value: found.value }] } };
  }

  /** Reads a number; a single Chinese numeral only before a unit or bound (五道口 and 四季 contain none). */
  #number(at: number): Found | undefined {
    const found = readNumber(this.#text, at);
    if (!found) return undefined;
    const { to, ...number } = found;
    const alone = to === at + 1 && this.#text.charCodeAt(at) > 0x7f;
    if (alone && !lexicon().tails.longest(this.#text, to, { step: this.#step })) return undefined;
    return { to, value: { is: "number", ...number } };
  }

  /** Reads unknown text: a Latin word, else one character. */
  #unread(at: number): Found {
    latinWord.lastIndex = at;
    const word = letter.test(this.#text[at]!) ? latinWord.exec(this.#text) : null;
    return { value: { is: "text" }, to: at + (word?.[0].length ?? 1) };
  }
}
