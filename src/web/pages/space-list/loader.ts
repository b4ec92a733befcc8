import { formatSpaceGroups } from "../../../domain/search/grammar.ts";
import { fetchNearbyCities } from "../../features/search/list/empty-city.tsx";
import { fetchPage, trimFilters } from "../../features/search/list/parse-list-input.ts";
import type { LoaderContext } from "../../page.ts";
import type { SpaceListData, SpaceListInput } from "./types.ts";

/** Loads one page of the list and its filters; the nearby cities where the city has no venues. */
export async function loadSpaceList(
  { city, query, searchContext }: SpaceListInput,
  { call }: LoaderContext,
): Promise<SpaceListData> {
  const [answer, filters] = await Promise.all([
    fetchPage(query, (listQuery) =>
      call("searchSite/getAggregateNewConference", {
        city,
        searchParams: formatSpaceGroups(listQuery),
        ...searchContext,
      }),
    ),
    call("searchSite/getKongJianFilter", { city }),
  ]);
  const near = await fetchNearbyCities(call, filters);
  return { answer, filters: trimFilters(filters), ...(near && { near }) };
}
