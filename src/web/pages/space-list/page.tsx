import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/schemas/search-site.ts";
import { formatSpaceGroups, parseSpaceGroups, type SpaceQuery } from "../../../domain/search/grammar.ts";
import { formatSpaceHref } from "../../../domain/venue/format-venue-href.ts";
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
import { SpaceRow } from "../../features/search/list/space-row.tsx";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { useListMap } from "../../features/search/list/use-list-map.ts";
import { definePage, type PageProps } from "../../page.ts";

interface Input {
  city: string;
  query: SpaceQuery;
  searchContext: SearchContext;
  mapShown: boolean;
}

interface Data {
  answer: Output<"searchSite/getAggregateNewConference">;
  filters: Filters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearbyCity[];
}

function SpaceListPage({ input, data }: PageProps<Input, Data>) {
  const { answer, filters, near } = data;
  const query = parseSpaceGroups(answer.searchParams) ?? input.query;
  const place: ListScope = { kind: "space", city: input.city, searchContext: input.searchContext };
  const map = useListMap(place, query, input.mapShown);
  const listQuery = withParsedTerms(query, answer.understood);
  const eventSize = toEventSizeQuery(listQuery);
  const demandHref = formatDemandHref(input.city, listQuery, answer.understood);
  const hasSpacePrices = hasSpaceConstraint(query, answer.understood);
  const spaces = answer.list;
  const scales = { pxPerMetre: computePlanScale(spaces), thumbPxPerMetre: computePlanScale(spaces, thumbSlot) };
  const loads = getRowPictureLoads(answer.list.map(({ picture }) => picture));
  return (
    <ListFrame
      answer={answer}
      demandHref={demandHref}
      filters={filters}
      heading={`${formatListName(filters.city.name, query, filters)}${listZh.space.name}`}
      map={<LazyListMap {...map} eventSize={eventSize} hasSpacePrices={hasSpacePrices} />}
      mapShown={input.mapShown}
      near={near}
      scope={place}
      query={query}
    >
      {answer.list.map((space, index) => (
        <SpaceRow key={space.id} load={loads[index]} eventSize={eventSize} Plan={PlanThumb} space={space} {...scales} />
      ))}
    </ListFrame>
  );
}

export default definePage("space-list", {
  validate: (url) => parseListInput(url, parseSpaceGroups),
  loader: async ({ city, query, searchContext }, { call }) => {
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
  },
  head: ({ answer, filters }, { city, searchContext }) =>
    buildListHead({
      scope: { kind: "space", city, searchContext },
      query: parseSpaceGroups(answer.searchParams)!,
      filters,
      total: answer.total,
      items: answer.list.map(({ id, name, venueId, venue, picture }) => ({
        picture,
        name: `${venue.name} ${name}`,
        href: formatSpaceHref(venueId, id),
      })),
    }),
  city: ({ filters }) => filters.city,
  component: SpaceListPage,
  wide: true,
});
