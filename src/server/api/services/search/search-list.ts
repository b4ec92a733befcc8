import type { ParsedTerm } from "../../../../domain/search/sentence/parse-sentence.ts";
import type { SearchContext as Beside, Found, GroupQuery } from "../../../search/index/search-index.ts";
import type { Context } from "../context.ts";
import { withoutOverridden, mergeQuery, toConstraints } from "./sentence/to-constraints.ts";
import type { ListRequest } from "./list-request.ts";
import { parseQueryText } from "./sentence/parse-query-text.ts";

/** The venue or space list: how to search it and how to format its groups. */
export interface ListKind<Q extends GroupQuery, Hit> {
  find: (query: Q & GroupQuery, searchContext: Beside) => Found<Hit>;
  format: (query: Q) => string;
}

export interface ListSearchResult<Hit> {
  found: Found<Hit>;
  understood: ParsedTerm[];
}

/** Searches a list by groups, sentence and position. With `pageSize` 0 it only counts. */
export function searchList<Q extends GroupQuery, Hit>(
  context: Context,
  kind: ListKind<Q, Hit>,
  { city, query, q, place }: ListRequest<Q>,
  pageSize?: number,
): ListSearchResult<Hit> {
  const understood = withoutOverridden(parseQueryText(context, city, q), query);
  const constraints = toConstraints(understood);
  const searchContext: Beside = {
    ...constraints.searchContext,
    ...place,
    cityCode: city.code,
    ...(pageSize !== undefined && { pageSize }),
  };
  return { found: kind.find(mergeQuery(query, constraints), searchContext), understood };
}
