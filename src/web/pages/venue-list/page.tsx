import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/search-site.ts";
import { formatVenueGroups, parseVenueGroups, type VenueQuery } from "../../../domain/search/grammar.ts";
import { venueHref } from "../../../domain/venue/venue-href.ts";
import type { NearCity } from "../../../domain/city/near-cities.ts";
import { listTexts } from "../../../texts/list.zh.ts";
import { LazyListMap } from "../../features/map/lazy-list-map.tsx";
import { ListFrame } from "../../features/search/list-frame.tsx";
import { citiesAround } from "../../features/search/empty-city.tsx";
import { demandHrefOf } from "../../features/search/list-enquiry.ts";
import { listHead } from "../../features/search/list-head.ts";
import { askOf, askPage, lean, listInput, listInWords, withWords } from "../../features/search/list-input.ts";
import { asksOfHall, type Beside, type ListPlace } from "../../features/search/list-query.ts";
import { planScale, thumbSlot } from "../../features/search/plan-scale.ts";
import { rowLoads } from "../../features/search/row-picture.tsx";
import { VenueRow } from "../../features/search/venue-row.tsx";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { useListMap } from "../../features/search/use-list-map.ts";
import { definePage, type PageProps } from "../../page.ts";

interface Input {
  city: string;
  query: VenueQuery;
  beside: Beside;
  mapShown: boolean;
}

interface Data {
  answer: Output<"searchSite/getAggregateSoHotelList">;
  filters: Filters;
  /** Nearby cities; present only when the city has no venues. */
  near?: NearCity[];
}

function VenueListPage({ input, data }: PageProps<Input, Data>) {
  const { answer, filters, near } = data;
  // The query as parsed by the server: an unknown region in the URL is not a filter.
  const query = parseVenueGroups(answer.searchParams) ?? input.query;
  const place: ListPlace = { kind: "venue", city: input.city, beside: input.beside };
  const map = useListMap(place, query, input.mapShown);
  const asked = withWords(query, answer.understood);
  const ask = askOf(asked);
  const demandHref = demandHrefOf(input.city, asked, answer.understood);
  const ofHall = asksOfHall(query, answer.understood);
  const spaces = answer.list.map(({ fit }) => fit?.space);
  const scales = { pxPerMetre: planScale(spaces), thumbPxPerMetre: planScale(spaces, thumbSlot) };
  const loads = rowLoads(answer.list.map(({ cover }) => cover));
  return (
    <ListFrame
      answer={answer}
      demandHref={demandHref}
      filters={filters}
      heading={`${listInWords(filters.city.name, query, filters)}${listTexts.venue.name}`}
      map={<LazyListMap {...map} ask={ask} ofHall={ofHall} />}
      mapShown={input.mapShown}
      near={near}
      place={place}
      query={query}
    >
      {answer.list.map((venue, index) => (
        <VenueRow
          key={venue.id}
          load={loads[index]}
          ask={ask}
          ofHall={ofHall}
          Plan={PlanThumb}
          venue={venue}
          {...scales}
        />
      ))}
    </ListFrame>
  );
}

export default definePage<Input, Data>({
  validate: (url) => listInput(url, parseVenueGroups),
  loader: async ({ city, query, beside }, { call }) => {
    const [answer, filters] = await Promise.all([
      askPage(query, (asked) =>
        call("searchSite/getAggregateSoHotelList", { city, searchParams: formatVenueGroups(asked), ...beside }),
      ),
      call("searchSite/getAggregateSearchFilterNew", { city }),
    ]);
    const near = await citiesAround(call, filters);
    return { answer, filters: lean(filters), ...(near && { near }) };
  },
  head: ({ answer, filters }, { city, beside }) =>
    listHead({
      place: { kind: "venue", city, beside },
      query: parseVenueGroups(answer.searchParams)!,
      filters,
      total: answer.total,
      things: answer.list.map(({ id, name, cover }) => ({ name, href: venueHref(id), picture: cover })),
    }),
  city: ({ filters }) => filters.city,
  component: VenueListPage,
  wide: true,
});
