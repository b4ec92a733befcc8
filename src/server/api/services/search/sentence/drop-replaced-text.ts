import type { ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm } from "#domain/search/sentence/parsed-term.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import { isQueryTerm, mergeQuery, toConstraints } from "./to-constraints.ts";

/**
 * Drops the words of a sentence that selected filters replace, so that nothing is in force twice. Words that also say
 * something else leave it to the filters (40桌, of which only the people are replaced); words that no filter can take over
 * stay.
 * @param terms those of the sentence that are in force
 */
export function dropReplacedText(
  { q, query }: { q: string; query: ListQuery },
  understood: readonly ParsedTerm[],
  terms: readonly ParsedTerm[],
): { q: string; query: ListQuery } {
  const replaced = understood.filter((term) => !term.implied && !terms.includes(term)).map(({ text }) => text);
  let changed = { q, query };
  for (const text of new Set(replaced)) {
    const others = terms.filter((term) => term.text === text && !term.implied);
    if (!others.every(isQueryTerm)) continue;
    changed = { q: removeText(changed.q, text), query: mergeQuery(changed.query, toConstraints(others)) };
  }
  return changed;
}
