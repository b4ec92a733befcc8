import type { Output, Parsed } from "../../../contract/index.ts";
import { pageSize } from "../../../domain/limits.ts";
import { formatVenueGroups, type VenueQuery } from "../../../domain/search/grammar.ts";
import type { VenueHit } from "../../search/search-index.ts";
import { venueCards } from "../card/venue-card.ts";
import type { Context } from "../context.ts";
import { facetOptions } from "./facet-options.ts";
import { venueRequest } from "./list-request.ts";
import { type ListKind, searchList } from "./list-search.ts";
import { relaxations } from "./relaxations.ts";

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
    find: (query, beside) => context.index.venues(query, beside),
    format: formatVenueGroups,
  };
  const request = venueRequest(input);
  const { found, understood } = searchList(context, list, request);
  return {
    total: found.total,
    page: Math.max(1, request.query.page),
    pageSize,
    list: await venueCards(context, found.hits),
    facets: facetOptions(found.facets, request.city.code),
    understood: understood.map(({ kind, text, value, wish }) => ({ kind, text, value, wish })),
    relax: found.total === 0 ? relaxations(context, list, request, understood) : [],
    searchParams: formatVenueGroups(request.query),
  };
}
