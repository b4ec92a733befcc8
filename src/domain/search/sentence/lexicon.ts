import { factWords } from "./fact-words.ts";
import { boundAfter, boundBefore, cueWords, markWords, rateWords, unitWords } from "./form-words.ts";
import { talkWords } from "./talk-words.ts";
import type { Meaning } from "./token.ts";
import { Trie } from "./trie.ts";

export interface Lexicon {
  /** Entries that may stand anywhere. */
  words: Trie<Meaning>;
  /** Entries that are valid only after a number: units and bounds. */
  tails: Trie<Meaning>;
}

const both = (old: Meaning, added: Meaning): Meaning =>
  old.is === "facts" && added.is === "facts" ? { is: "facts", facts: [...old.facts, ...added.facts] } : old;

function fill<T>(trie: Trie<Meaning>, rows: readonly (readonly [T, string])[], meaning: (of: T) => Meaning): void {
  for (const [of, words] of rows)
    for (const word of words.split(" ")) trie.add(word.replaceAll("_", " "), meaning(of), both);
}

let made: Lexicon | undefined;

/** Returns the built-in lexicon, built once. If two tables share an entry, the earlier one wins. */
export function lexicon(): Lexicon {
  if (made) return made;
  const words = new Trie<Meaning>();
  fill(words, factWords, (fact) => ({ is: "facts", facts: [fact] }));
  fill(words, cueWords, (cue) => ({ is: "cue", cue }));
  fill(words, rateWords, (unit) => ({ is: "unit", unit }));
  fill(words, boundBefore, (bound) => ({ is: "bound", bound }));
  fill(words, markWords, (mark) => ({ is: "mark", mark }));
  fill(words, talkWords, (word) => ({ is: "word", word }));
  const tails = new Trie<Meaning>();
  fill(tails, boundAfter, (bound) => ({ is: "bound", bound, behind: true }));
  fill(tails, rateWords, (unit) => ({ is: "unit", unit }));
  fill(tails, unitWords, (unit) => ({ is: "unit", unit }));
  fill(tails, [["height", "高 层高 净高 挑高 挑空 净空 high"]] as const, (cue) => ({ is: "cue", cue }));
  made = { words, tails };
  return made;
}
