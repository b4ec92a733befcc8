import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/search-site.ts";
import { formatNumber } from "../../../domain/format.ts";
import { pageSize } from "../../../domain/limits.ts";
import { parseVenueGroups, type VenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { venueHref } from "../../../domain/venue/venue-href.ts";
import { listTexts } from "../../../texts/list.zh.ts";
import { LazyListMap } from "../../features/map/lazy-list-map.tsx";
import { ListFrame } from "../../features/search/list-frame.tsx";
import { besideOf, demandHrefOf, lean, listInWords, withWords } from "../../features/search/list-input.ts";
import type { Beside } from "../../features/search/list-query.ts";
import { planScale } from "../../features/search/plan-scale.ts";
import { VenueRow } from "../../features/search/venue-row.tsx";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
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
}

function VenueListPage({ input, data }: PageProps<Input, Data>) {
  const { answer, filters } = data;
  // What the server understood, not what was typed: an unknown region is no condition.
  const query = parseVenueGroups(answer.searchParams) ?? input.query;
  const asked = withWords(query, answer.understood);
  const pxPerMetre = planScale(answer.list.map(({ fit }) => fit?.space));
  return (
    <ListFrame
      answer={answer}
      demandHref={demandHrefOf(input.city, asked)}
      filters={filters}
      heading={`${listInWords(filters.city.name, query, filters)}${listTexts.venues}`}
      map={
        <LazyListMap
          city={input.city}
          places={answer.list.map(({ id, name, lng, lat, priceFrom }) => ({
            id,
            name,
            href: venueHref(id),
            lng,
            lat,
            priceFrom,
          }))}
        />
      }
      mapShown={input.mapShown}
      place={{ kind: "venue", city: input.city, beside: input.beside }}
      query={query}
    >
      {answer.list.map((venue) => (
        <VenueRow key={venue.id} people={asked.people} Plan={PlanThumb} pxPerMetre={pxPerMetre} venue={venue} />
      ))}
    </ListFrame>
  );
}

export default definePage<Input, Data>({
  validate: ({ params, search }) => {
    const { city, searchParams } = params;
    const query = parseVenueGroups(searchParams ?? "");
    const beside = besideOf(search);
    if (!city || !/^[a-z]+$/.test(city) || !query || !beside) return undefined;
    const { mapShown, ...words } = beside;
    return { city, query, beside: words, mapShown };
  },
  loader: async ({ city, query, beside }, { call }) => {
    const searchParams = venueListHref(city, query).slice(`/${city}/changdi`.length);
    const { lng, lat, q } = beside;
    const [answer, filters] = await Promise.all([
      call("searchSite/getAggregateSoHotelList", { city, searchParams, q, lng, lat }),
      call("searchSite/getAggregateSearchFilterNew", { city }),
    ]);
    return { answer, filters: lean(filters) };
  },
  head: ({ answer, filters }, { city, beside }) => {
    const query = parseVenueGroups(answer.searchParams)!;
    const words = listInWords(filters.city.name, query, filters);
    const pages = Math.ceil(answer.total / pageSize);
    const at = (page: number) => venueListHref(city, { ...query, page: page === 1 ? 0 : page });
    const page = Math.max(1, query.page);
    return {
      title: `${words}${listTexts.venues}${page > 1 ? listTexts.page(page) : ""}`,
      description: listTexts.venuesDescription(words, formatNumber(answer.total)),
      canonical: venueListHref(city, query),
      noindex: Boolean(beside.q || beside.lng) || answer.total === 0,
      ...(page > 1 && { previous: at(page - 1) }),
      ...(page < pages && { next: at(page + 1) }),
      jsonLd: [
        {
          "@type": "ItemList",
          numberOfItems: answer.total,
          itemListElement: answer.list.map((venue, index) => ({
            "@type": "ListItem",
            position: (page - 1) * pageSize + index + 1,
            url: `{origin}${venueHref(venue.id)}`,
            name: venue.name,
          })),
        },
      ],
    };
  },
  city: ({ filters }) => filters.city,
  component: VenueListPage,
  wide: true,
});
