import { haveSimilarShapes } from "./have-similar-shapes.ts";

/** Returns the readings of a Chinese character in pinyin without tones; empty for others. */
export type GetReadings = (character: string) => readonly string[];

const minLength = 2;
const maxLength = 8;
const chinese = /^\p{Script=Han}+$/u;

const getKey = (length: number, at: number, character: string): string => `${length}${at}${character}`;

/** Counts comparisons of a text with a name, and ends the search at a limit. */
export class ComparisonBudget {
  #left: number;
  /** Comparisons so far, a measure of the work done. */
  used = 0;

  constructor(limit: number) {
    this.#left = limit;
  }

  get isSpent(): boolean {
    return this.#left === 0;
  }

  /** Returns false once the budget is spent. */
  spend(): boolean {
    if (this.#left === 0) return false;
    this.#left--;
    this.used++;
    return true;
  }
}

/** Names of two to eight Chinese characters, found by texts that differ from them by a slip. */
export class SpellingIndex {
  readonly #names = new Map<string, string[]>();

  constructor(names: Iterable<string>) {
    for (const name of names) {
      if (name.length < minLength || name.length > maxLength || !chinese.test(name)) continue;
      for (let at = 0; at < name.length; at++) {
        const key = getKey(name.length, at, name[at]!);
        const sharing = this.#names.get(key);
        if (sharing) sharing.push(name);
        else this.#names.set(key, [name]);
      }
    }
  }

  /** Returns the names for which a text of the same length may be a slip; they have at least one character in common. */
  find(text: string, getReadings: GetReadings, budget: ComparisonBudget): Set<string> {
    const found = new Set<string>();
    if (text.length < minLength || text.length > maxLength) return found;
    for (let at = 0; at < text.length; at++) {
      for (const name of this.#names.get(getKey(text.length, at, text[at]!)) ?? []) {
        if (!budget.spend()) return found;
        if (isSlip(text, name, getReadings)) found.add(name);
      }
    }
    return found;
  }
}

const soundAlike = (one: string, other: string, getReadings: GetReadings): boolean => {
  const readings = getReadings(other);
  return getReadings(one).some((reading) => readings.includes(reading));
};

/**
 * Returns whether a text is a slip for a name: all characters sound alike and, in a short name, all but one are equal; or one
 * character only looks alike.
 */
function isSlip(text: string, name: string, getReadings: GetReadings): boolean {
  const different = [...text].flatMap((character, at) => (character === name[at] ? [] : [at]));
  if (different.length === 0 || (different.length > 1 && text.length < 3)) return false;
  if (different.every((at) => soundAlike(text[at]!, name[at]!, getReadings))) return true;
  return different.length === 1 && haveSimilarShapes(text[different[0]!]!, name[different[0]!]!);
}
