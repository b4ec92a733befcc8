import { trimFacets, trimFilters } from "../../features/search/list/trim-filters.ts";
import { pickSpaceRow } from "../../features/search/rows/pick-venue-row.ts";
import { fetchNearbyCities } from "../../features/search/list/empty-city.tsx";
import { fetchFilters } from "../../features/search/list/fetch/fetch-filters.ts";
import { fetchPage } from "../../features/search/list/fetch/fetch-page.ts";
import type { ListInput } from "../../features/search/list/parse-list-input.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

/** Loads a page of a city's space list with its filters. */
export async function loadSpaceList({ city, query, searchContext }: ListInput, { call, today }: LoaderContext) {
  const [answer, filters] = await Promise.all([
    fetchPage(query, (values) => call("searchSite/getAggregateNewConference", { city, ...values, ...searchContext })),
    fetchFilters(call, "searchSite/getKongJianFilter", city),
  ]);
  const near = await fetchNearbyCities(call, filters);
  const examples = answer.isUnread ? (await call("home/getHomePage", { city, today })).examples : undefined;
  return {
    answer: { ...answer, list: answer.list.map(pickSpaceRow), facets: trimFacets(answer.facets) },
    filters: trimFilters(filters),
    ...(near && { near }),
    ...(examples && { examples }),
  };
}

/** What the page shows. */
export type SpaceListData = DataOf<typeof loadSpaceList>;
