/** A number or range in a sentence; `loose` marks 多, 几, 来 (somewhat more). */
export interface ParsedNumber {
  low: number;
  high: number;
  loose: boolean;
  /** Written with 万, k or w, as money usually is. */
  scaled?: true;
  to: number;
}

const digitOf: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const powerOf: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000 };
const maxNumeralLength = 14;

interface SingleNumber {
  low: number;
  high: number;
  to: number;
  loose: boolean;
  /** The power of ten it was written with (3 万: 10,000), 1 if none. */
  power: number;
}

/** Recognises an approximate pair: 四五 in 四五十人, or 三五. */
const isPair = (first: number, second: number): boolean => second === first + 1 || (first === 3 && second === 5);

/** A Chinese numeral, summed from left to right; low and high differ for a range (四五十). */
class ChineseNumeral {
  power = 1;
  loose = false;
  pending: [low: number, high: number] | undefined;
  #sum: [number, number] = [0, 0];
  #section: [number, number] = [0, 0];
  #afterZero = false;

  /** Adds a digit. Returns false if it does not continue the number. */
  addDigit(digit: number): boolean {
    if (digit === 0) {
      this.#afterZero = true;
      return this.pending === undefined && this.power > 1;
    }
    if (!this.pending) this.pending = [digit, digit];
    else if (this.pending[0] === this.pending[1] && isPair(this.pending[0], digit)) this.pending[1] = digit;
    else return false;
    return true;
  }

  /** Applies 十, 百, 千 or 万; without a digit it counts once (百人). */
  addPower(power: number): void {
    const none = this.#section[0] === 0 && this.#sum[0] === 0 ? 1 : 0;
    const [low, high] = this.pending ?? [none, none];
    const [below, above] = this.#section;
    if (power === 10_000) {
      this.#sum = [(below + low) * power, (above + high) * power];
      this.#section = [0, 0];
    } else this.#section = [below + low * power, above + high * power];
    this.pending = undefined;
    this.power = power;
    this.#afterZero = false;
  }

  /** Applies 几 (十几): up to the next ten. */
  addIndefinite(): void {
    this.loose = true;
    this.#section[1] += this.power - 1;
  }

  /** Returns the sum; a last digit takes the next lower power (两千五), but ones after 零. */
  total(side: 0 | 1): number {
    const tail = this.power >= 100 && !this.#afterZero ? this.power / 10 : 1;
    return this.#sum[side] + this.#section[side] + (this.pending?.[side] ?? 0) * tail;
  }
}

/** Parses a Chinese numeral: 二百, 两千五, 一万二, 一百零五, 四五十, 十几, 百 (人). Returns undefined if there is none. */
export function parseChineseNumber(text: string, from: number): SingleNumber | undefined {
  const numeral = new ChineseNumeral();
  let at = from;
  for (; at < text.length && at - from < maxNumeralLength; at++) {
    const unit = text[at]!;
    const digit = digitOf[unit];
    if (digit !== undefined) {
      if (!numeral.addDigit(digit)) break;
    } else if (powerOf[unit] !== undefined) numeral.addPower(powerOf[unit]);
    else {
      if (unit === "几" && numeral.power >= 10 && !numeral.pending) {
        numeral.addIndefinite();
        at++;
      }
      break;
    }
  }
  if (at === from) return undefined;
  // 五千一天 is five thousand for one day, not 5,100 days.
  if (numeral.power >= 100 && text[at - 1] === "一" && /[天晚夜间]/.test(text[at] ?? "")) {
    numeral.pending = undefined;
    at--;
  }
  return { low: numeral.total(0), high: numeral.total(1), to: at, loose: numeral.loose, power: numeral.power };
}

const arabicPattern = /(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?/y;
const powerPattern = /十|百|千|万|[kw](?![a-z0-9])/y;
const scaleOf: Record<string, number> = { ...powerOf, k: 1000, w: 10_000 };
/** Matches the tail of 3 万 5 and 1 万 2 千, but not the 5 of 3 万 5 个人. */
const tailDigit = /([1-9一二两三四五六七八九])(千|百)?(?![\d.,个人天间桌位平米星分月日号十])/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

function parseArabicNumber(text: string, from: number): SingleNumber | undefined {
  const found = matchAt(arabicPattern, text, from);
  if (!found) return undefined;
  let value = Number(found[1]!.replaceAll(",", "") + (found[2] ?? ""));
  let to = from + found[0].length;
  let power = 1;
  for (let times = 0; times < 2; times++) {
    const scaled = matchAt(powerPattern, text, to);
    if (!scaled) break;
    power *= scaleOf[scaled[0]]!;
    to += scaled[0].length;
  }
  value = Math.round(value * power * 1000) / 1000;
  const tail = power >= 1000 ? matchAt(tailDigit, text, to) : null;
  if (tail) {
    const digit = digitOf[tail[1]!] ?? Number(tail[1]);
    value += digit * (tail[2] ? powerOf[tail[2]]! : power / 10);
    to += tail[0].length;
  }
  return { low: value, high: value, to, loose: false, power };
}

/** Matches 四点五分 as the score 4.5, not as a time. */
const spokenDecimal = /([一两二三四五六七八九])点([一二三四五六七八九])(?=分(?!钟)|米|万|千|平|以上|及以上|左右|星)/y;
/** Matches 五米五 (5.5 metres), unless the last digit begins another number. */
const spokenMetres =
  /([一两二三四五六七八九]|\d{1,2})米([一二三四五六七八九1-9])(?![\d.,/一二三四五六七八九十百千万人名位桌平米间个天])/y;
const englishNumbers = "one two three four five six seven eight nine ten".split(" ");
const englishPattern = new RegExp(`(?:${englishNumbers.join("|")})(?![a-z])`, "y");
/** Matches 四分半. */
const halfScorePattern = /([一两二三四五]|[1-5])分半/y;
const approximatePattern = /(?:(百)八十|([百千万])把)(?=[人名位号元块个多来])/y;
const surplusPattern = /多(?!功能|少)|余(?=[人名位元块个平])|来(?=[人名位号元块个桌平])/y;
const rangePattern = /(?:元|块|人|位|分|平米|平|㎡|米|桌|间|天|星级?)?(?:-{1,2}|~|到|至| or )/y;

function parseSingleNumber(text: string, from: number): SingleNumber | undefined {
  const code = text.charCodeAt(from);
  const englishMatch = code >= 0x61 && code <= 0x7a ? matchAt(englishPattern, text, from) : null;
  if (englishMatch) {
    const value = englishNumbers.indexOf(englishMatch[0]) + 1;
    return { low: value, high: value, to: from + englishMatch[0].length, loose: false, power: 1 };
  }
  const decimalMatch = matchAt(spokenDecimal, text, from) ?? matchAt(spokenMetres, text, from);
  if (decimalMatch) {
    const [units, tenths] = [decimalMatch[1]!, decimalMatch[2]!].map((figure) => digitOf[figure] ?? Number(figure));
    const value = units! + tenths! / 10;
    return { low: value, high: value, to: from + decimalMatch[0].length, loose: false, power: 1 };
  }
  const halfMatch = matchAt(halfScorePattern, text, from);
  if (halfMatch) {
    const value = (digitOf[halfMatch[1]!] ?? Number(halfMatch[1])) + 0.5;
    return { low: value, high: value, to: from + halfMatch[0].length, loose: false, power: 1 };
  }
  const approximateMatch = matchAt(approximatePattern, text, from);
  if (approximateMatch) {
    const power = powerOf[approximateMatch[1] ?? approximateMatch[2]!]!;
    return {
      low: approximateMatch[1] ? power * 0.8 : power,
      high: power,
      to: from + approximateMatch[0].length,
      loose: !approximateMatch[1],
      power,
    };
  }
  const read = code >= 0x30 && code <= 0x39 ? parseArabicNumber(text, from) : parseChineseNumber(text, from);
  if (!read) return undefined;
  const surplusMatch = read.power === 1 && code > 0x80 ? null : matchAt(surplusPattern, text, read.to);
  return surplusMatch ? { ...read, loose: true, to: read.to + surplusMatch[0].length } : read;
}

/** Returns the power that the first number of a range shares with the second: 3 到 5 万, 2-300. */
function getSharedPower(first: SingleNumber, second: SingleNumber): number {
  if (first.power !== 1) return 1;
  if (second.power > 1) return first.low * second.power <= second.high ? second.power : 1;
  const hundreds = second.low / 100;
  return Number.isInteger(hundreds) && hundreds < 10 && first.low >= 1 && first.low < hundreds ? 100 : 1;
}

/** Parses the number or range at this position: 200, 1.5 万, 3k, 100-200, 3 到 5 万, 四五十. */
export function parseNumber(text: string, from: number): ParsedNumber | undefined {
  const first = parseSingleNumber(text, from);
  if (!first) return undefined;
  const joint = matchAt(rangePattern, text, first.to);
  const second = joint && parseSingleNumber(text, first.to + joint[0].length);
  const to = second ? second.to : first.to;
  const scaled = /万|(?:^|[^a-z])[kw]/.test(text.slice(from, to)) && ({ scaled: true } as const);
  if (!second) return { low: first.low, high: first.high, loose: first.loose, to, ...scaled };
  const low = first.low * getSharedPower(first, second);
  return { low: Math.min(low, second.low), high: Math.max(low, second.high), loose: second.loose, to, ...scaled };
}
