/** A number or a range as it stands in a sentence; `loose` is 多, 几, 来 (a little more than it says). */
export interface NumberRead {
  low: number;
  high: number;
  loose: boolean;
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
const longestNumeral = 14;

interface Plain {
  low: number;
  high: number;
  to: number;
  loose: boolean;
  /** The power it was said in (3 万: 10,000), 1 where none. */
  power: number;
}

/** The pair 四五 in 四五十人: neighbours, or 三五. */
const isPair = (first: number, second: number): boolean => second === first + 1 || (first === 3 && second === 5);

/** Chinese numerals: 二百, 两千五, 一万二, 一百零五, 四五十, 十几, 百 (人). Undefined where none stands here. */
export function chineseNumber(text: string, from: number): Plain | undefined {
  const sum = { low: 0, high: 0 };
  const section = { low: 0, high: 0 };
  let pending: [low: number, high: number] | undefined;
  let power = 1;
  let afterZero = false;
  let loose = false;
  let at = from;
  for (; at < text.length && at - from < longestNumeral; at++) {
    const unit = text[at]!;
    const digit = digitOf[unit];
    if (digit === 0) {
      if (at === from || pending) break;
      afterZero = true;
    } else if (digit !== undefined) {
      if (pending && (pending[0] !== pending[1] || !isPair(pending[0], digit))) break;
      pending = pending ? [pending[0], digit] : [digit, digit];
    } else if (unit === "几" && power >= 10 && !pending) {
      loose = true;
      section.high += power - 1;
      at++;
      break;
    } else if (powerOf[unit] !== undefined) {
      power = powerOf[unit];
      const [low, high] = pending ?? [
        section.low === 0 && sum.low === 0 ? 1 : 0,
        section.high === 0 && sum.high === 0 ? 1 : 0,
      ];
      pending = undefined;
      if (power === 10_000) {
        sum.low = (section.low + low) * power;
        sum.high = (section.high + high) * power;
        section.low = section.high = 0;
      } else {
        section.low += low * power;
        section.high += high * power;
      }
      afterZero = false;
    } else break;
  }
  if (at === from) return undefined;
  // 五千一天 is five thousand for one day, no 5,100 days.
  if (power >= 100 && text[at - 1] === "一" && /[天晚夜间]/.test(text[at] ?? "")) {
    pending = undefined;
    at--;
  }
  const tail = power >= 100 && !afterZero ? power / 10 : 1;
  const [low, high] = pending ?? [0, 0];
  return { low: sum.low + section.low + low * tail, high: sum.high + section.high + high * tail, to: at, loose, power };
}

const arabic = /(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(\.\d+)?/y;
const scale = /十|百|千|万|[kw](?![a-z0-9])/y;
const scaleOf: Record<string, number> = { ...powerOf, k: 1000, w: 10_000 };
/** 3 万 5, 1 万 2 千; not the 5 of 3 万 5 个人. */
const tailDigit = /([1-9一二两三四五六七八九])(千|百)?(?![\d.,个人天间桌位平米星分月日号十])/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

function arabicNumber(text: string, from: number): Plain | undefined {
  const found = matchAt(arabic, text, from);
  if (!found) return undefined;
  let value = Number(found[1]!.replaceAll(",", "") + (found[2] ?? ""));
  let to = from + found[0].length;
  let power = 1;
  for (let times = 0; times < 2; times++) {
    const scaled = matchAt(scale, text, to);
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

/** 四点五分, no half past four. */
const spokenDecimal = /([一两二三四五六七八九])点([一二三四五六七八九])(?=分(?!钟)|米|万|千|平|以上|及以上|左右|星)/y;
const english = "one two three four five six seven eight nine ten".split(" ");
const englishWord = new RegExp(`(?:${english.join("|")})(?![a-z])`, "y");
const more = /多(?!功能|少)|余(?=[人名位元块个平])|来(?=[人名位号元块个桌平])/y;
const between = /(?:元|块|人|位|分|平米|平|㎡|米|桌|间|天|星级?)?(?:-{1,2}|~|到|至)/y;

function plainNumber(text: string, from: number): Plain | undefined {
  const code = text.charCodeAt(from);
  const word = code >= 0x61 && code <= 0x7a ? matchAt(englishWord, text, from) : null;
  if (word) {
    const value = english.indexOf(word[0]) + 1;
    return { low: value, high: value, to: from + word[0].length, loose: false, power: 1 };
  }
  const spoken = matchAt(spokenDecimal, text, from);
  if (spoken) {
    const value = digitOf[spoken[1]!]! + digitOf[spoken[2]!]! / 10;
    return { low: value, high: value, to: from + spoken[0].length, loose: false, power: 1 };
  }
  const read = code >= 0x30 && code <= 0x39 ? arabicNumber(text, from) : chineseNumber(text, from);
  if (!read) return undefined;
  const over = read.power === 1 && code > 0x80 ? null : matchAt(more, text, read.to);
  return over ? { ...read, loose: true, to: read.to + over[0].length } : read;
}

/** The number or range that stands at this place: 200, 1.5 万, 3k, 100-200, 3 到 5 万, 四五十. */
export function readNumber(text: string, from: number): NumberRead | undefined {
  const first = plainNumber(text, from);
  if (!first) return undefined;
  const one = { low: first.low, high: first.high, loose: first.loose, to: first.to };
  const joint = matchAt(between, text, first.to);
  const second = joint && plainNumber(text, first.to + joint[0].length);
  if (!second) return one;
  const shared = first.power === 1 && first.low * second.power <= second.high ? second.power : 1;
  const low = first.low * shared;
  return { low: Math.min(low, second.low), high: Math.max(low, second.high), loose: second.loose, to: second.to };
}
