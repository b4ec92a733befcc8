import { Converter } from "opencc-js/t2cn";

const convert = Converter({ from: "t", to: "cn" });
/** Simplified form of each UTF-16 unit, filled on demand; 0 is not filled yet. */
const simplified = new Uint16Array(65_536);
const dropped = /[\s\p{P}\p{S}]/u;

/** Returns the simplified form of a unit. Per character is enough, as both sides of a comparison use it. */
function simplifiedUnit(unit: number): number {
  const known = simplified[unit]!;
  if (known !== 0) return known;
  const converted = unit >= 0x3400 && unit <= 0x9fff ? convert(String.fromCharCode(unit)).charCodeAt(0) : unit;
  simplified[unit] = converted;
  return converted;
}

/**
 * Normalises a text for comparison: half width, lower case, simplified characters, no spaces, punctuation or symbols.
 * "國貿（CBD） 店" becomes "国贸cbd店".
 */
export function normalised(text: string): string {
  let out = "";
  for (const character of text.normalize("NFKC").toLowerCase()) {
    const unit = character.charCodeAt(0);
    if (unit < 0x3400 && !/[a-z0-9]/.test(character) && dropped.test(character)) continue;
    if (unit > 0x9fff && dropped.test(character)) continue;
    out += character.length === 1 ? String.fromCharCode(simplifiedUnit(unit)) : character;
  }
  return out;
}

/** Splits a keyword into normalised terms, at most 6: more would cost time without filtering better. */
export const wordsOf = (keyword: string): string[] =>
  keyword
    .split(/[\s,，、。；;]+/)
    .map(normalised)
    .filter((word) => word !== "")
    .slice(0, 6);

/**
 * Finds a normalised term in a name. Returns [start, end) in code points of the original name, or undefined if it does
 * not occur.
 */
export function rangeIn(name: string, word: string): [start: number, end: number] | undefined {
  const at: number[] = [];
  let compared = "";
  [...name].forEach((character, index) => {
    const part = normalised(character);
    compared += part;
    for (let i = 0; i < part.length; i++) at.push(index);
  });
  const found = word === "" ? -1 : compared.indexOf(word);
  return found < 0 ? undefined : [at[found]!, at[found + word.length - 1]! + 1];
}
