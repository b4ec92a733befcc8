import { trimFacets, trimFilters } from "../../features/search/list/trim-filters.ts";
import { pickFittingRow, pickVenueRow } from "../../features/search/rows/pick-venue-row.ts";
import { fetchNearbyCities } from "../../features/search/list/empty-city.tsx";
import { fetchFilters } from "../../features/search/list/fetch/fetch-filters.ts";
import { fetchPage } from "../../features/search/list/fetch/fetch-page.ts";
import type { ListInput } from "../../features/search/list/parse-list-input.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

/** Loads a page of a city's venue list with its filters. */
export async function loadVenueList({ city, query, searchContext }: ListInput, { call, today }: LoaderContext) {
  const [answer, filters] = await Promise.all([
    fetchPage(query, (values) => call("searchSite/getAggregateSoHotelList", { city, ...values, ...searchContext })),
    fetchFilters(call, "searchSite/getAggregateSearchFilterNew", city),
  ]);
  const near = await fetchNearbyCities(call, filters);
  const examples = answer.isUnread ? (await call("home/getHomePage", { city, today })).examples : undefined;
  return {
    answer: {
      ...answer,
      list: answer.list.map(answer.effective.scope === "space" ? pickFittingRow : pickVenueRow),
      facets: trimFacets(answer.facets),
    },
    filters: trimFilters(filters),
    ...(near && { near }),
    ...(examples && { examples }),
  };
}

/** What the page shows. */
export type VenueListData = DataOf<typeof loadVenueList>;
