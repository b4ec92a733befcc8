import type { Output, Parsed } from "../../../../contract/index.ts";
import { pageSize } from "../../../../domain/limits.ts";
import { formatSpaceGroups, type SpaceQuery } from "../../../../domain/search/grammar.ts";
import type { SpaceHit } from "../../../search/index/search-index.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import type { Context } from "../context.ts";
import { toFacetOptions } from "./to-facet-options.ts";
import { parseSpaceRequest } from "./list-request.ts";
import { type ListKind, searchList } from "./search-list.ts";
import { findRelaxations } from "./find-relaxations.ts";

/**
 * Finds spaces that match the groups and the sentence, each in the requested layout, else in its largest.
 * @throws Refusal notFound (city), malformed (groups)
 */
export async function searchSpaces(
  context: Context,
  input: Parsed<"searchSite/getAggregateNewConference">,
): Promise<Output<"searchSite/getAggregateNewConference">> {
  const list: ListKind<SpaceQuery, SpaceHit> = {
    find: (query, searchContext) => context.index.searchSpaces(query, searchContext),
    format: formatSpaceGroups,
  };
  const request = parseSpaceRequest(input);
  const { found, understood } = searchList(context, list, request);
  return {
    total: found.total,
    page: Math.max(1, request.query.page),
    pageSize,
    list: await buildSpaceCards(context, found.hits),
    facets: toFacetOptions(found.facets, request.city.code),
    understood: understood.map(({ kind, text, value, wish }) => ({ kind, text, value, wish })),
    relax: found.total === 0 ? findRelaxations(context, list, request, understood) : [],
    searchParams: formatSpaceGroups(request.query),
  };
}
