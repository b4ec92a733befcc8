import { computeOnce } from "#domain/compute-once.ts";
import type { TermLists } from "./dictionary.ts";
import type { RowLists } from "./get-venues-by-space-name.ts";

function listRowsByTerm({ terms, starts, items }: TermLists): RowLists {
  const termStarts = new Uint32Array(terms.length + 1);
  for (const term of items) termStarts[term + 1]!++;
  for (let term = 1; term < termStarts.length; term++) termStarts[term]! += termStarts[term - 1]!;
  const next = termStarts.slice();
  const rows = new Uint32Array(items.length);
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let at = starts[row]!; at < starts[row + 1]!; at++) rows[next[items[at]!]!++] = row;
  }
  return { starts: termStarts, items: rows };
}

/** Returns the rows that have each term, in order. */
export const getRowsByTerm = computeOnce(listRowsByTerm);
