import type { DayNumber } from "#domain/day.ts";
import { parseDate } from "./parse-date.ts";
import { matchFacilityGap, unifyConjunctions } from "../lexicon/build-facility-trie.ts";
import { getLexicon } from "../lexicon/lexicon.ts";
import { parseNumber } from "./parse-number.ts";
import { type Fact, rateUnits, type Token, type TokenContent } from "../token.ts";
import type { Match } from "../lexicon/trie.ts";
import type { PreparedVocabulary } from "../lexicon/vocabulary.ts";

type LexerMatch = Match<TokenContent>;

const strongStop = /[，,。.;；！!？?\n]/;
const weakStop = /[、·|/\\()（）「」『』“”"'《》【】[\]…~&-]/;
/** Street suffixes: a street is not the place that it is named after. */
const street = /[东南西北中内外]{0,2}(?:路(?![演由])|大?街(?![舞区头])|大道|胡同)/y;
/** Say that the name before or after them is a place. */
const placeSuffix = /地铁|站|附近|旁边|周边|周围|一带|边上|那边|这边/y;
const placePrefix = /[离距在到]$|靠近|临近|邻近|位于/;
/** What follows a city in names of hotels, companies and dishes and of where people come from: 上海大酒店, 北京烤鸭, 上海来的. */
const cityNameEnd =
  /大酒店|大饭店|银行|汽车(?![展行论])|大众|日报|晚报|啤酒(?!节)|烤鸭|火锅|小面|拉面|小吃|菜(?!市)|风味|口味|的?客[户人]|过来的?|来的|出发/y;
const origin = /(?:从|来自)/y;
const arrival = /过?来的?|出发/y;
/** City names that are also common words: cities only after a preposition or with 市. */
const ambiguousCities = new Set("来宾 东方 双河 天门 白沙 定安 万宁 大同 新乡 开封 百色 安康 和平 玉树".split(" "));
const placePrepositions = "在去到来于";
/** Brands that are also common words. */
const ambiguousBrands = new Set(["假日"]);
const letter = /[a-z]/;
const latinToken = /[a-z][a-z0-9'-]*/y;

/** Anything may follow a number; only a bound or a price's rate follows a unit; only a bound follows stars. */
function canFollow(last: Token, found: TokenContent): boolean {
  if (found.is === "bound") return true;
  if (last.is === "facts") return false;
  if (found.is === "cue") return last.is === "unit" && last.unit === "metres";
  return last.is === "number" || (found.is === "unit" && [...rateUnits, "yuan"].includes(found.unit));
}

/** Splits a normalised sentence into tokens, from left to right, longest match first. */
export class Lexer {
  readonly #text: string;
  readonly #facilityText: string;
  readonly #vocabulary: PreparedVocabulary;
  readonly #today: DayNumber | undefined;
  readonly #gaps: ReadonlySet<number>;
  readonly #tokens: Token[] = [];
  /** Trie steps so far, a measure of the work done. */
  steps = 0;

  /** @param gaps positions where spaces were dropped: a unit does not span one (20 辆 车能进) */
  constructor(
    text: string,
    vocabulary: PreparedVocabulary,
    today: DayNumber | undefined,
    gaps: ReadonlySet<number> = new Set(),
  ) {
    this.#text = text;
    this.#facilityText = unifyConjunctions(text);
    this.#vocabulary = vocabulary;
    this.#today = today;
    this.#gaps = gaps;
  }

  tokenize(): Token[] {
    let at = 0;
    while (at < this.#text.length) {
      const { value, to } = this.#readSuffix(at) ?? this.#readToken(at) ?? this.#readUnknown(at);
      this.#tokens.push({ ...value, from: at, to });
      at = to;
    }
    return this.#tokens;
  }

  readonly #countStep = (): void => {
    this.steps++;
  };

  /** Reads a unit or bound after a number, unless a longer entry matches (人民广场 is not 人, 圆桌 not 圆). */
  #readSuffix(at: number): LexerMatch | undefined {
    const last = this.#tokens.at(-1);
    const followsStar = last?.is === "facts" && last.facts.some(({ kind }) => kind === "star");
    const followsBound = last?.is === "bound" && last.behind;
    if (!last || !(followsStar || followsBound || last.is === "number" || last.is === "unit")) return undefined;
    const from = this.#text[at] === " " ? at + 1 : at;
    // 20桌 人均300: 人 begins a rate, it does not end the unit 桌人.
    const fits = (to: number) => to === from + 1 || (this.#text[to] !== "均" && !this.#gaps.has(to - 1));
    const found = getLexicon().suffixes.findLongest(this.#text, from, { step: this.#countStep, fits });
    if (!found || !canFollow(last, found.value)) return undefined;
    const entry = this.#readLexiconEntry(from);
    const isNamed = entry?.value.is === "facts" || entry?.value.is === "need";
    // 3万场租: 场 begins the cue, it is not the unit.
    const isCue = entry?.value.is === "cue" && found.value.is === "unit" && found.value.unit === "other";
    const others = [this.#readCatalogueName(from), this.#readDate(from), isNamed || isCue ? entry : undefined];
    return others.some((other) => other && other.to > found.to && !this.#gaps.has(found.to)) ? undefined : found;
  }

  #readToken(at: number): LexerMatch | undefined {
    this.steps++;
    const single = this.#readStop(at) ?? this.#readOtherCity(at);
    if (single) return single;
    const number = this.#readNumber(at);
    const candidates = [
      // 一元: a numeral before its unit is no article.
      number && (number.to === at + 1 || this.#isQuantity(at, number.to)) ? number : undefined,
      this.#readCatalogueName(at),
      this.#readFacility(at),
      this.#readLexiconEntry(at),
      this.#readDate(at),
      number,
    ];
    let best: LexerMatch | undefined;
    for (const one of candidates) {
      if (!one) continue;
      if (!best || one.to > best.to) best = one;
      else if (one.to === best.to && one.value.is === "facts" && best.value.is === "facts")
        best = { to: best.to, value: { is: "facts", facts: [...best.value.facts, ...one.value.facts] } };
    }
    const place = this.#readPlace(at);
    return place && (!best || place.to > best.to) ? place : best;
  }

  /** Returns whether figures stand before a unit: 798 间 are rooms, though 798 is a place. */
  #isQuantity(at: number, to: number): boolean {
    if (!/^\d+$/.test(this.#text.slice(at, to)) || this.#text.startsWith("人均", to) || this.#gaps.has(to))
      return false;
    return getLexicon().suffixes.findLongest(this.#text, to, { step: this.#countStep })?.value.is === "unit";
  }

  #readStop(at: number): LexerMatch | undefined {
    const unit = this.#text[at]!;
    if (unit === " ") return { value: { is: "space" }, to: at + 1 };
    if (strongStop.test(unit)) return { value: { is: "stop", strong: true }, to: at + 1 };
    return weakStop.test(unit) ? { value: { is: "stop", strong: false }, to: at + 1 } : undefined;
  }

  #isStreet(to: number): boolean {
    return this.#findEnd(street, to) !== undefined;
  }

  /** Reads a region, city, brand or event type. */
  #readCatalogueName(at: number): LexerMatch | undefined {
    const text = this.#text;
    const { common, regions } = this.#vocabulary;
    const region = regions.findLongest(text, at, { step: this.#countStep, fits: (to) => !this.#isStreet(to) });
    const other = common.findLongest(text, at, {
      step: this.#countStep,
      fits: (to, facts) => this.#isAllowed(at, to, facts),
    });
    if (region && (!other || region.to >= other.to))
      return { to: region.to, value: { is: "facts", facts: [region.value] } };
    return other && { to: other.to, value: { is: "facts", facts: other.value } };
  }

  #isAllowed(from: number, to: number, facts: readonly Fact[]): boolean {
    const name = this.#text.slice(from, to);
    const hasKind = (kind: Fact["kind"]) => facts.some((fact) => fact.kind === kind);
    if (hasKind("brand") && ambiguousBrands.has(name)) return this.#text.startsWith("酒店", to);
    if (!hasKind("city")) return true;
    if (ambiguousCities.has(name) && (from === 0 || !placePrepositions.includes(this.#text[from - 1]!))) return false;
    return !this.#isStreet(to);
  }

  /** Reads a city that is only part of a name or that people come from (从上海来): it does not name the city of the event. */
  #readOtherCity(at: number): LexerMatch | undefined {
    const from = this.#findEnd(origin, at);
    const city = this.#vocabulary.common.findLongest(this.#text, from ?? at, { step: this.#countStep });
    if (!city?.value.some(({ kind }) => kind === "city")) return undefined;
    const to = from === undefined ? this.#findEnd(cityNameEnd, city.to) : (this.#findEnd(arrival, city.to) ?? city.to);
    return to === undefined ? undefined : { to, value: { is: "text" } };
  }

  #findEnd(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : undefined;
  }

  /** Reads a place of another city. Anything else that is as long comes first. */
  #readPlace(at: number): LexerMatch | undefined {
    const found = this.#vocabulary.places?.findLongest(this.#text, at, {
      step: this.#countStep,
      fits: (to, { value, needsContext }) =>
        value !== this.#vocabulary.city &&
        !this.#isInsideText(at) &&
        !this.#isStreet(to) &&
        (!needsContext || this.#isPlaceContext(at, to)),
    });
    return found && { to: found.to, value: { is: "facts", facts: [found.value] } };
  }

  /** Returns whether unknown Chinese text runs into this position: 人民广场站 is no 广场站. */
  #isInsideText(at: number): boolean {
    const last = this.#tokens.at(-1);
    return last?.is === "text" && !this.#gaps.has(at) && /\p{Script=Han}/u.test(this.#text[at - 1] ?? "");
  }

  #isPlaceContext(from: number, to: number): boolean {
    return (
      this.#findEnd(placeSuffix, to) !== undefined || placePrefix.test(this.#text.slice(Math.max(0, from - 2), from))
    );
  }

  #readFacility(at: number): LexerMatch | undefined {
    const found = this.#vocabulary.facilities.findLongest(this.#facilityText, at, {
      gap: matchFacilityGap,
      step: this.#countStep,
    });
    return found && { to: found.to, value: { is: "facts", facts: [found.value] } };
  }

  /** Reads an entry of the lexicon; 进 场地 are two, although 进场 is one. */
  #readLexiconEntry(at: number): LexerMatch | undefined {
    const { entries } = getLexicon();
    const found = entries.findLongest(this.#text, at, { step: this.#countStep });
    const gap = found ? this.#findGap(at, found.to) : undefined;
    if (gap === undefined) return found;
    const shorter = entries.findLongest(this.#text, at, { step: this.#countStep, fits: (to) => to <= gap });
    const isSplit = found?.value.is === "filler" || shorter?.value.is === "facts" || shorter?.value.is === "need";
    return isSplit ? shorter : found;
  }

  /** Finds the first dropped space inside a range. */
  #findGap(from: number, to: number): number | undefined {
    if (this.#gaps.size === 0) return undefined;
    for (let at = from + 1; at < to; at++) if (this.#gaps.has(at)) return at;
    return undefined;
  }

  #readDate(at: number): LexerMatch | undefined {
    if (this.#today === undefined) return undefined;
    const found = parseDate(this.#text, at, this.#today);
    if (!found) return undefined;
    const { value, to, guess } = found;
    // Days that cannot be told (国庆前, 2 月 30 日) are text, which is unread.
    if (value === undefined) return { to, value: { is: "text" } };
    return { to, value: { is: "facts", facts: [{ kind: "date", value, ...(guess && { guess }) }] } };
  }

  /** Reads a number; a single Chinese numeral only before a unit or bound (五道口 and 四季 contain none). */
  #readNumber(at: number): LexerMatch | undefined {
    const complete = parseNumber(this.#text, at);
    const gap = complete && this.#findGap(at, complete.to);
    // 四米 八月初八: 四米八 is typed without a space.
    const found = gap && this.#text[gap - 1] === "米" ? parseNumber(this.#text.slice(0, gap), at) : complete;
    if (!found) return undefined;
    const { to, ...number } = found;
    const alone = to === at + 1 && this.#text.charCodeAt(at) > 0x7f;
    if (alone && !getLexicon().suffixes.findLongest(this.#text, to, { step: this.#countStep })) return undefined;
    return { to, value: { is: "number", ...number } };
  }

  /** Reads unknown text: a Latin word, else one character. */
  #readUnknown(at: number): LexerMatch {
    latinToken.lastIndex = at;
    const name = letter.test(this.#text[at]!) ? latinToken.exec(this.#text) : null;
    return { value: { is: "text" }, to: at + (name?.[0].length ?? 1) };
  }
}
