import type { Facets, Understood } from "../../../../contract/schemas/search-site.ts";
import { pageSize } from "../../../../domain/limits.ts";
import type { ListQuery } from "../../../../domain/search/filters.ts";
import { formatGroups } from "../../../../domain/search/grammar.ts";
import type { ParsedTerm } from "../../../../domain/search/sentence/parsed-term.ts";
import type { Context } from "../context.ts";
import { findRelaxations, type Relaxation } from "./find-relaxations.ts";
import type { ListRequest } from "./list-request.ts";
import { type ListSearch, resolveRequest } from "./resolve-request.ts";
import { toEffectiveQuery } from "./to-effective-query.ts";
import { toFacetOptions } from "./to-facet-options.ts";

const toUnderstood = ({ guess: _, anyOf: __, ...term }: ParsedTerm): Understood => term;

/** Everything that both lists answer but their rows; see `searchSite/getAggregateSoHotelList`. */
interface ListAnswer {
  total: number;
  page: number;
  pageSize: number;
  facets: Facets;
  understood: Understood[];
  relax: Relaxation[];
  searchParams: string;
  query: ListQuery;
  effective: ReturnType<typeof toEffectiveQuery>;
}

/**
 * Searches a list and builds its answer, the rows by `buildCards`. `searchParams` and `query` have the selected filters
 * only; the terms of the sentence are in `understood`, both together in `effective`.
 */
export async function buildListAnswer<Hit, Card>(
  context: Context,
  search: ListSearch<Hit>,
  request: ListRequest,
  buildCards: (hits: Hit[]) => Promise<Card[]>,
): Promise<ListAnswer & { list: Card[] }> {
  const resolved = resolveRequest(context, request);
  const found = search.find(resolved.query, resolved.context);
  return {
    total: found.total,
    page: Math.max(1, request.query.page),
    pageSize,
    list: await buildCards(found.hits),
    facets: toFacetOptions(found.facets, request.city.code),
    understood: resolved.terms.map(toUnderstood),
    relax: found.total === 0 ? findRelaxations(context, search, request, resolved.terms) : [],
    searchParams: formatGroups(search.list, request.query),
    query: request.query,
    effective: toEffectiveQuery(request, resolved),
  };
}
