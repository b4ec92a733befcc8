import { toChinaDay } from "#domain/day.ts";
import type { ListKind, ListQuery } from "#domain/search/filters.ts";
import type { SearchContext, SearchResult } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import type { ListRequest } from "./list-request.ts";
import { resolveCity } from "./resolve-city.ts";
import { type ResolvedRequest, resolveSentence } from "./resolve-sentence.ts";
import { resolvePriceMeaning } from "./sum/resolve-price-meaning.ts";
import { toSumQuery } from "./sum/to-sum-query.ts";
import { toEffectiveQuery } from "./to-effective-query.ts";
import { substituteUnmet } from "./sentence/substitute-unmet.ts";

export type { ResolvedRequest } from "./resolve-sentence.ts";

/** One of the two lists and how it is searched. */
export interface ListSearch<Hit> {
  list: ListKind;
  find: (query: ListQuery, context: SearchContext) => SearchResult<Hit>;
}

/** Adds the event whose sum the list shows, sorts and limits by, where it has one. */
function withSum(context: Context, resolved: ResolvedRequest): ResolvedRequest {
  const { city, getRates } = resolved.request;
  const sum = toSumQuery(toEffectiveQuery(resolved), () => getRates(city), toChinaDay(context.now()));
  return sum ? { ...resolved, context: { ...resolved.context, sum } } : resolved;
}

/** Parses the sentence of a request in the city that it names, and resolves it. */
export const resolveRequest = (context: Context, request: ListRequest): ResolvedRequest => {
  const { index } = context;
  const first = resolveSentence(index, resolveCity(context, request.city, request.q), request);
  const hasPrice = first.terms.some(({ kind }) => kind === "price");
  const resolved = hasPrice
    ? resolveSentence(index, resolvePriceMeaning(first, toChinaDay(context.now())), request)
    : first;
  return withSum(context, substituteUnmet(index, resolved));
};

/** Counts the rows of a list without building its page. */
export function countMatches<Hit>(context: Context, search: ListSearch<Hit>, request: ListRequest): number {
  const resolved = resolveRequest(context, request);
  if (resolved.isUnread) return 0;
  return search.find(resolved.query, { ...resolved.context, pageSize: 0 }).total;
}
