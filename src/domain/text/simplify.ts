import { Converter } from "opencc-js/t2cn";

const convert = Converter({ from: "t", to: "cn" });
const anyHan = /[\u3400-\u9fff]/;
/** Simplified form of each UTF-16 unit, filled on demand; 0 is not filled yet. */
const simplifiedUnits = new Uint16Array(65_536);

/** Returns a text in simplified characters: 會議室 becomes 会议室. Phrases count, so that its length may change. */
export const simplify = (text: string): string => (anyHan.test(text) ? convert(text) : text);

/**
 * Returns the simplified form of a Chinese character of one unit, as everything that is searched has it: 會 is 会. Per character is
 * enough there, as both sides of a comparison use it, and positions stay.
 */
export function simplifyCharacter(character: string): string {
  const unit = character.charCodeAt(0);
  simplifiedUnits[unit] ||= simplify(character).charCodeAt(0);
  return String.fromCharCode(simplifiedUnits[unit]!);
}
