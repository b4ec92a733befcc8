/** A normalised sentence, with the original index of each character. */
export interface NormalisedText {
  text: string;
  /** Index in the original of each UTF-16 unit of `text`. */
  at: readonly number[];
  /** Positions in `text` before which a space was dropped: a name does not span them. */
  gaps: ReadonlySet<number>;
}

const replacements: Record<string, string> = {
  "～": "~",
  "〜": "~",
  "—": "-",
  "–": "-",
  "−": "-",
  "　": " ",
  Ｗ: "w",
  "￥": "¥",
};
const sentencePunctuation = "，：；！？";
const isSpace = (unit: string): boolean => /\s/.test(unit);
const isNumeral = (unit: string | undefined): boolean =>
  unit !== undefined && /[0-9零〇一二两三四五六七八九十百千万]/.test(unit);
const isLatin = (unit: string | undefined): boolean => unit !== undefined && /[0-9a-z.,]/.test(unit);

/** Normalises one UTF-16 unit: half width, lower case, one kind of dash. Chinese punctuation is unchanged. */
function normaliseUnit(unit: string): string {
  const code = unit.charCodeAt(0);
  if (code >= 0x41 && code <= 0x5a) return String.fromCharCode(code + 32);
  if (code < 0x80) return isSpace(unit) ? " " : unit;
  const replacement = replacements[unit];
  if (replacement !== undefined) return replacement;
  if (code >= 0xff01 && code <= 0xff5e && !sentencePunctuation.includes(unit))
    return String.fromCharCode(code - 0xfee0).toLowerCase();
  return isSpace(unit) ? " " : unit;
}

/** Returns whether a space is significant: between Latin words and between numerals (except 5 万). */
const isSpaceSignificant = (left: string | undefined, right: string): boolean =>
  (isLatin(left) && isLatin(right)) || (isNumeral(left) && isNumeral(right) && !/[百千万]/.test(right));

/**
 * Normalises a sentence for the lexer: 「３００ 人，LED 屏」 becomes "300人，led屏".
 * @param simplify returns the simplified form of a Chinese character
 */
export function normalise(original: string, simplify: (unit: string) => string = (unit) => unit): NormalisedText {
  let text = "";
  const at: number[] = [];
  const gaps = new Set<number>();
  let space = -1;
  for (let index = 0; index < original.length; index++) {
    const unit = normaliseUnit(original[index]!);
    if (unit === " ") {
      if (space < 0) space = index;
      continue;
    }
    if (space >= 0 && text !== "") {
      if (isSpaceSignificant(text.at(-1), unit)) {
        text += " ";
        at.push(space);
      } else gaps.add(text.length);
    }
    space = -1;
    text += unit > "\u33ff" ? simplify(unit) : unit;
    at.push(index);
  }
  return { text, at, gaps };
}
