import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/schemas/search-site.ts";
import { formatVenueGroups, parseVenueGroups, type VenueQuery } from "../../../domain/search/grammar.ts";
import { formatVenueHref } from "../../../domain/venue/format-venue-href.ts";
import type { NearbyCity } from "../../../domain/city/find-nearby-cities.ts";
import { listZh } from "../../../texts/search/list.zh.ts";
import { LazyListMap } from "../../features/map/list/lazy-list-map.tsx";
import { ListFrame } from "../../features/search/list/list-frame.tsx";
import { fetchNearbyCities } from "../../features/search/list/empty-city.tsx";
import { formatDemandHref } from "../../features/search/list/format-demand-href.ts";
import { buildListHead } from "../../features/search/list/build-list-head.ts";
import {
  toEventSizeQuery,
  fetchPage,
  trimFilters,
  parseListInput,
  formatListName,
  withParsedTerms,
} from "../../features/search/list/parse-list-input.ts";
import { hasSpaceConstraint, type SearchContext, type ListScope } from "../../features/search/list/list-query.ts";
import { computePlanScale, thumbSlot } from "../../features/search/list/compute-plan-scale.ts";
import { getRowPictureLoads } from "../../features/search/list/row-picture.tsx";
import { VenueRow } from "../../features/search/list/venue-row.tsx";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { useListMap } from "../../features/search/list/use-list-map.ts";
import { definePage, type PageProps } from "../../page.ts";

interface Input {
  city: string;
  query: VenueQuery;
  searchContext: SearchContext;
  mapShown: boolean;
}

interface Data {
  answer: Output<"searchSite/getAggregateSoHotelList">;
  filters: Filters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
}

function VenueListPage({ input, data }: PageProps<Input, Data>) {
  const { answer, filters, near } = data;
  // The query as parsed by the server: an unknown region in the URL is not a filter.
  const query = parseVenueGroups(answer.searchParams) ?? input.query;
  const place: ListScope = { kind: "venue", city: input.city, searchContext: input.searchContext };
  const map = useListMap(place, query, input.mapShown);
  const listQuery = withParsedTerms(query, answer.understood);
  const eventSize = toEventSizeQuery(listQuery);
  const demandHref = formatDemandHref(input.city, listQuery, answer.understood);
  const hasSpacePrices = hasSpaceConstraint(query, answer.understood);
  const spaces = answer.list.map(({ fit }) => fit?.space);
  const scales = { pxPerMetre: computePlanScale(spaces), thumbPxPerMetre: computePlanScale(spaces, thumbSlot) };
  const loads = getRowPictureLoads(answer.list.map(({ cover }) => cover));
  return (
    <ListFrame
      answer={answer}
      demandHref={demandHref}
      filters={filters}
      heading={`${formatListName(filters.city.name, query, filters)}${listZh.venue.name}`}
      map={<LazyListMap {...map} eventSize={eventSize} hasSpacePrices={hasSpacePrices} />}
      mapShown={input.mapShown}
      near={near}
      scope={place}
      query={query}
    >
      {answer.list.map((venue, index) => (
        <VenueRow
          key={venue.id}
          load={loads[index]}
          eventSize={eventSize}
          hasSpacePrices={hasSpacePrices}
          Plan={PlanThumb}
          venue={venue}
          {...scales}
        />
      ))}
    </ListFrame>
  );
}

export default definePage("venue-list", {
  validate: (url) => parseListInput(url, parseVenueGroups),
  loader: async ({ city, query, searchContext }, { call }) => {
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
  },
  head: ({ answer, filters }, { city, searchContext }) =>
    buildListHead({
      scope: { kind: "venue", city, searchContext },
      query: parseVenueGroups(answer.searchParams)!,
      filters,
      total: answer.total,
      items: answer.list.map(({ id, name, cover }) => ({ name, href: formatVenueHref(id), picture: cover })),
    }),
  city: ({ filters }) => filters.city,
  component: VenueListPage,
  wide: true,
});
