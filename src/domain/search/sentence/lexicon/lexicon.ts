import { factSynonyms } from "./fact-synonyms.ts";
import {
  trailingBoundSynonyms,
  leadingBoundSynonyms,
  cueSynonyms,
  markSynonyms,
  rateSynonyms,
  unitSynonyms,
} from "./grammar-synonyms.ts";
import { fillers } from "./fillers.ts";
import { needSynonyms } from "./need-synonyms.ts";
import type { TokenContent } from "../token.ts";
import { Trie } from "./trie.ts";

export interface Lexicon {
  /** Entries that may stand anywhere. */
  entries: Trie<TokenContent>;
  /** Entries that are valid only after a number: units and bounds. */
  suffixes: Trie<TokenContent>;
}

const mergeMeanings = (old: TokenContent, added: TokenContent): TokenContent =>
  old.is === "facts" && added.is === "facts" ? { is: "facts", facts: [...old.facts, ...added.facts] } : old;

function addRows<T>(
  trie: Trie<TokenContent>,
  rows: readonly (readonly [T, string])[],
  meaning: (of: T) => TokenContent,
): void {
  for (const [of, synonyms] of rows)
    for (const synonym of synonyms.split(" ")) trie.add(synonym.replaceAll("_", " "), meaning(of), mergeMeanings);
}

let cached: Lexicon | undefined;

/** Returns the built-in lexicon, built once. If two tables share an entry, the earlier one wins. */
export function getLexicon(): Lexicon {
  if (cached) return cached;
  const entries = new Trie<TokenContent>();
  addRows(entries, factSynonyms, (fact) => ({ is: "facts", facts: [fact] }));
  addRows(entries, needSynonyms, (need) => ({ is: "need", need }));
  addRows(entries, cueSynonyms, (cue) => ({ is: "cue", cue }));
  addRows(entries, rateSynonyms, (unit) => ({ is: "unit", unit }));
  addRows(entries, leadingBoundSynonyms, (bound) => ({ is: "bound", bound }));
  addRows(entries, markSynonyms, (mark) => ({ is: "mark", mark }));
  addRows(entries, fillers, (filler) => ({ is: "filler", filler }));
  const suffixes = new Trie<TokenContent>();
  addRows(suffixes, trailingBoundSynonyms, (bound) => ({ is: "bound", bound, behind: true }));
  addRows(suffixes, rateSynonyms, (unit) => ({ is: "unit", unit }));
  addRows(suffixes, unitSynonyms, (unit) => ({ is: "unit", unit }));
  addRows(suffixes, [["height", "高 层高 净高 挑高 挑空 净空 high"]] as const, (cue) => ({ is: "cue", cue }));
  cached = { entries, suffixes };
  return cached;
}
