import type { Output, Parsed } from "../../../contract/index.ts";
import { pageSize } from "../../../domain/limits.ts";
import { formatSpaceGroups, type SpaceQuery } from "../../../domain/search/grammar.ts";
import type { SpaceHit } from "../../search/search-index.ts";
import { spaceCards } from "../card/space-card.ts";
import type { Context } from "../context.ts";
import { facetOptions } from "./facet-options.ts";
import { spaceRequest } from "./list-request.ts";
import { type ListKind, searchList } from "./list-search.ts";
import { relaxations } from "./relaxations.ts";

/**
 * Finds spaces that match the groups and the sentence, each in the requested layout, else in its largest.
 * @throws Refusal notFound (city), malformed (groups)
 */
export async function searchSpaces(
  context: Context,
  input: Parsed<"searchSite/getAggregateNewConference">,
): Promise<Output<"searchSite/getAggregateNewConference">> {
  const list: ListKind<SpaceQuery, SpaceHit> = {
    find: (query, beside) => context.index.spaces(query, beside),
    format: formatSpaceGroups,
  };
  const request = spaceRequest(input);
  const { found, understood } = searchList(context, list, request);
  return {
    total: found.total,
    page: Math.max(1, request.query.page),
    pageSize,
    list: await spaceCards(context, found.hits),
    facets: facetOptions(found.facets, request.city.code),
    understood: understood.map(({ kind, text, value, wish }) => ({ kind, text, value, wish })),
    relax: found.total === 0 ? relaxations(context, list, request, understood) : [],
    searchParams: formatSpaceGroups(request.query),
  };
}
