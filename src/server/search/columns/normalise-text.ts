import { simplifyCharacter } from "#domain/text/simplify.ts";

const ignoredPattern = /[\s\p{P}\p{S}]/u;

/**
 * Normalises a text for comparison: half width, lower case, simplified characters, no spaces, punctuation or symbols.
 * "國貿（CBD） 店" becomes "国贸cbd店".
 */
export function normaliseText(text: string): string {
  let out = "";
  for (const character of text.normalize("NFKC").toLowerCase()) {
    const unit = character.charCodeAt(0);
    if (unit < 0x3400 && !/[a-z0-9]/.test(character) && ignoredPattern.test(character)) continue;
    if (unit > 0x9fff && ignoredPattern.test(character)) continue;
    out += character.length === 1 ? simplifyCharacter(character) : character;
  }
  return out;
}

/** Splits a keyword into normalised terms, at most 6: more would cost time without filtering better. */
export const splitKeyword = (keyword: string): string[] =>
  keyword
    .split(/[\s,，、。；;]+/)
    .map(normaliseText)
    .filter((term) => term !== "")
    .slice(0, 6);

/**
 * Finds a normalised term in a name. Returns [start, end) in code points of the original name, or undefined if it does
 * not occur.
 */
export function findHighlight(name: string, term: string): [start: number, end: number] | undefined {
  const at: number[] = [];
  let normalisedName = "";
  [...name].forEach((character, index) => {
    const part = normaliseText(character);
    normalisedName += part;
    for (let i = 0; i < part.length; i++) at.push(index);
  });
  const found = term === "" ? -1 : normalisedName.indexOf(term);
  return found < 0 ? undefined : [at[found]!, at[found + term.length - 1]! + 1];
}
