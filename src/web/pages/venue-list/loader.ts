import { formatVenueGroups } from "../../../domain/search/grammar.ts";
import { fetchNearbyCities } from "../../features/search/list/empty-city.tsx";
import { fetchPage, trimFilters } from "../../features/search/list/parse-list-input.ts";
import type { LoaderContext } from "../../page.ts";
import type { VenueListData, VenueListInput } from "./types.ts";

/** Loads one page of the list and its filters; the nearby cities where the city has no venues. */
export async function loadVenueList(
  { city, query, searchContext }: VenueListInput,
  { call }: LoaderContext,
): Promise<VenueListData> {
  const [answer, filters] = await Promise.all([
    fetchPage(query, (listQuery) =>
      call("searchSite/getAggregateSoHotelList", {
        city,
        searchParams: formatVenueGroups(listQuery),
        ...searchContext,
      }),
    ),
    call("searchSite/getAggregateSearchFilterNew", { city }),
  ]);
  const near = await fetchNearbyCities(call, filters);
  return { answer, filters: trimFilters(filters), ...(near && { near }) };
}
