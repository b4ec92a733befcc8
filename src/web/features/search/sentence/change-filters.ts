import type { FilterChange } from "../list/budget.ts";
import { filters, type FilterKey, type ListQuery } from "#domain/search/filters.ts";
import { addNoLayout, removeNoLayout } from "#domain/search/sentence/add-no-layout.ts";
import type { TermKind } from "#domain/search/sentence/parsed-term.ts";
import { removeText } from "#domain/search/sentence/remove-text.ts";
import type { ListAnswer } from "../list/list-scope.ts";

/** The state of a list: its selected filters and its sentence. */
export interface SearchState {
  query: ListQuery;
  q: string;
}

/** How a list was searched: what its answer says about filters and sentence. */
export type ReadSearch = Pick<ListAnswer, "query" | "q" | "understood" | "effective">;

type ControlKey = FilterKey | "sort";

const keyByTerm = new Map<TermKind, ControlKey>([
  ...filters.map(({ term, key }) => [term, key] as const),
  ["sort", "sort"],
]);

/** Removes words from the sentence; the other filters that they set are selected instead. */
function replaceText(
  state: SearchState,
  text: string,
  key: ControlKey,
  { understood, effective }: ReadSearch,
): SearchState {
  const query = { ...state.query };
  for (const term of understood) {
    const other = keyByTerm.get(term.kind);
    if (term.text !== text || term.implied || other === undefined || other === key) continue;
    Object.assign(query, { [other]: effective.filters[other] });
  }
  return { query, q: removeText(state.q, text) };
}

/** Returns the words of the terms that a filter replaces: of features those deselected, of others all of its kind. */
function listReplacedTexts(key: ControlKey, features: number, { understood }: ReadSearch): string[] {
  const replaced = understood.filter(
    ({ kind, value, implied }) =>
      keyByTerm.get(kind) === key && !implied && (kind !== "feature" || (features & (1 << value)) === 0),
  );
  return [...new Set(replaced.map(({ text }) => text))];
}

/** Returns the sentence with or without 台型不限, as a change of the layout needs. */
function setNoLayout(q: string, isAny: boolean, { understood }: ReadSearch): string {
  if (!isAny) return removeNoLayout(q);
  return understood.some(({ kind, implied }) => implied || kind === "eventType") ? addNoLayout(q) : q;
}

/**
 * Returns the state of a list after its filters were changed. `change` has the filters as they are shown: those of the
 * sentence are among them, and the words that a changed filter replaces leave the sentence.
 */
export function changeFilters(search: ReadSearch, { sum: _, head: __, ...change }: FilterChange): SearchState {
  let state: SearchState = { query: { ...search.query, page: 0 }, q: search.q };
  const replaced = new Set<string>();
  for (const key of Object.keys(change) as ControlKey[]) {
    for (const text of listReplacedTexts(key, change.features ?? 0, search)) {
      state = replaceText(state, text, key, search);
      replaced.add(text);
    }
  }
  if (change.layout !== undefined) state.q = setNoLayout(state.q, change.layout === 0, search);
  const query = { ...state.query, ...change };
  // Features that the sentence still has words for are not selected as well.
  for (const { kind, value, text } of search.understood)
    if (kind === "feature" && change.features !== undefined && !replaced.has(text)) query.features &= ~(1 << value);
  if (query.region === undefined) delete query.region;
  return { query, q: state.q };
}

/** Returns the sentence without a term; without an implied layout, any will do. */
export function removeTerm(
  q: string,
  { kind, text, implied }: Pick<ListAnswer["understood"][number], "kind" | "text" | "implied">,
): string {
  if (implied) return addNoLayout(q);
  const rest = removeText(q, text);
  return kind === "eventType" ? removeNoLayout(rest) : rest;
}

/** Returns the selected filters that a newly typed sentence leaves: what it says replaces what was selected before. */
export function withoutReplacedFilters(
  query: ListQuery,
  { understood, effective }: Pick<ListAnswer, "understood" | "effective">,
): ListQuery {
  const rest = { ...query, page: 0, features: query.features & ~effective.sentenceFeatures };
  for (const { kind, implied } of understood) {
    const key = keyByTerm.get(kind);
    if (key === undefined || key === "features" || implied) continue;
    if (key === "region") delete rest.region;
    else Object.assign(rest, { [key]: 0 });
  }
  return rest;
}
