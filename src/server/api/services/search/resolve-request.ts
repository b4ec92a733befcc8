import type { ListKind, ListQuery } from "../../../../domain/search/filters.ts";
import type { ParsedTerm } from "../../../../domain/search/sentence/parsed-term.ts";
import type { SearchContext, SearchResult } from "../../../search/index/search-index.ts";
import type { Context } from "../context.ts";
import type { ListRequest } from "./list-request.ts";
import { parseQueryText } from "./sentence/parse-query-text.ts";
import { mergeQuery, toConstraints, withoutOverridden } from "./sentence/to-constraints.ts";

/** One of the two lists and how it is searched. */
export interface ListSearch<Hit> {
  list: ListKind;
  find: (query: ListQuery, context: SearchContext) => SearchResult<Hit>;
}

/** What a request asks for, its sentence parsed: the terms that apply, and the search that they make. */
export interface ResolvedRequest {
  terms: ParsedTerm[];
  query: ListQuery;
  /** Bits of the features that the sentence asks for; the selected ones are not among them. */
  sentenceFeatures: number;
  context: SearchContext;
}

/** Merges the terms of a sentence with the selected filters of its request, which override them. */
export function resolveTerms(parsed: ParsedTerm[], { city, query, place }: ListRequest): ResolvedRequest {
  const terms = withoutOverridden(parsed, query);
  const constraints = toConstraints(terms);
  return {
    terms,
    query: mergeQuery(query, constraints),
    sentenceFeatures: constraints.query.features ?? 0,
    context: { ...constraints.context, ...place, cityCode: city.code },
  };
}

/** Parses the sentence of a request and resolves its terms. */
export const resolveRequest = (context: Context, request: ListRequest): ResolvedRequest =>
  resolveTerms(parseQueryText(context, request.city, request.q).understood, request);

/** Counts the rows of a list without building its page. */
export function countMatches<Hit>(context: Context, search: ListSearch<Hit>, request: ListRequest): number {
  const resolved = resolveRequest(context, request);
  return search.find(resolved.query, { ...resolved.context, pageSize: 0 }).total;
}
