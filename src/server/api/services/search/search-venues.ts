import type { Output, Parsed } from "../../../../contract/index.ts";
import { pageSize } from "../../../../domain/limits.ts";
import { formatVenueGroups, type VenueQuery } from "../../../../domain/search/grammar.ts";
import type { VenueHit } from "../../../search/index/search-index.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { toFacetOptions } from "./to-facet-options.ts";
import { parseVenueRequest } from "./list-request.ts";
import { type ListKind, searchList } from "./search-list.ts";
import { findRelaxations } from "./find-relaxations.ts";

/**
 * Finds venues that match the groups and the sentence, each with its best-fitting space.
 * `searchParams` of the answer has only the groups; the terms of the sentence are in `understood`.
 * @throws Refusal notFound (city), malformed (groups)
 */
export async function searchVenues(
  context: Context,
  input: Parsed<"searchSite/getAggregateSoHotelList">,
): Promise<Output<"searchSite/getAggregateSoHotelList">> {
  const list: ListKind<VenueQuery, VenueHit> = {
    find: (query, searchContext) => context.index.searchVenues(query, searchContext),
    format: formatVenueGroups,
  };
  const request = parseVenueRequest(input);
  const { found, understood } = searchList(context, list, request);
  return {
    total: found.total,
    page: Math.max(1, request.query.page),
    pageSize,
    list: await buildVenueCards(context, found.hits),
    facets: toFacetOptions(found.facets, request.city.code),
    understood: understood.map(({ kind, text, value, wish }) => ({ kind, text, value, wish })),
    relax: found.total === 0 ? findRelaxations(context, list, request, understood) : [],
    searchParams: formatVenueGroups(request.query),
  };
}
