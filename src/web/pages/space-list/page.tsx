import type { Output } from "../../../contract/index.ts";
import type { Filters } from "../../../contract/search-site.ts";
import { formatNumber } from "../../../domain/format.ts";
import { pageSize } from "../../../domain/limits.ts";
import { parseSpaceGroups, type SpaceQuery, spaceListHref } from "../../../domain/search/grammar.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { listTexts } from "../../../texts/list.zh.ts";
import { LazyListMap } from "../../features/map/lazy-list-map.tsx";
import { ListFrame } from "../../features/search/list-frame.tsx";
import { besideOf, demandHrefOf, lean, listInWords, withWords } from "../../features/search/list-input.ts";
import type { Beside } from "../../features/search/list-query.ts";
import { planScale } from "../../features/search/plan-scale.ts";
import { SpaceRow } from "../../features/search/space-row.tsx";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { definePage, type PageProps } from "../../page.ts";

interface Input {
  city: string;
  query: SpaceQuery;
  beside: Beside;
  mapShown: boolean;
}

interface Data {
  answer: Output<"searchSite/getAggregateNewConference">;
  filters: Filters;
}

function SpaceListPage({ input, data }: PageProps<Input, Data>) {
  const { answer, filters } = data;
  const query = parseSpaceGroups(answer.searchParams) ?? input.query;
  const asked = withWords(query, answer.understood);
  const pxPerMetre = planScale(answer.list);
  return (
    <ListFrame
      answer={answer}
      demandHref={demandHrefOf(input.city, asked)}
      filters={filters}
      heading={`${listInWords(filters.city.name, query, filters)}${listTexts.spaces}`}
      map={
        <LazyListMap
          city={input.city}
          places={answer.list.map(({ id, name, venue, venueId, priceDay }) => ({
            id,
            name: `${venue.name} ${name}`,
            href: spaceHref(venueId, id),
            lng: venue.lng,
            lat: venue.lat,
            priceFrom: priceDay,
          }))}
        />
      }
      mapShown={input.mapShown}
      place={{ kind: "space", city: input.city, beside: input.beside }}
      query={query}
    >
      {answer.list.map((space) => (
        <SpaceRow key={space.id} people={asked.people} Plan={PlanThumb} pxPerMetre={pxPerMetre} space={space} />
      ))}
    </ListFrame>
  );
}

export default definePage<Input, Data>({
  validate: ({ params, search }) => {
    const { city, searchParams } = params;
    const query = parseSpaceGroups(searchParams ?? "");
    const beside = besideOf(search);
    if (!city || !/^[a-z]+$/.test(city) || !query || !beside) return undefined;
    const { mapShown, ...words } = beside;
    return { city, query, beside: words, mapShown };
  },
  loader: async ({ city, query, beside }, { call }) => {
    const searchParams = spaceListHref(city, query).slice(`/${city}/kongjian`.length);
    const { lng, lat, q } = beside;
    const [answer, filters] = await Promise.all([
      call("searchSite/getAggregateNewConference", { city, searchParams, q, lng, lat }),
      call("searchSite/getKongJianFilter", { city }),
    ]);
    return { answer, filters: lean(filters) };
  },
  head: ({ answer, filters }, { city, beside }) => {
    const query = parseSpaceGroups(answer.searchParams)!;
    const words = listInWords(filters.city.name, query, filters);
    const pages = Math.ceil(answer.total / pageSize);
    const at = (page: number) => spaceListHref(city, { ...query, page: page === 1 ? 0 : page });
    const page = Math.max(1, query.page);
    return {
      title: `${words}${listTexts.spaces}${page > 1 ? listTexts.page(page) : ""}`,
      description: listTexts.spacesDescription(words, formatNumber(answer.total)),
      canonical: spaceListHref(city, query),
      noindex: Boolean(beside.q || beside.lng) || answer.total === 0,
      ...(page > 1 && { previous: at(page - 1) }),
      ...(page < pages && { next: at(page + 1) }),
      jsonLd: [
        {
          "@type": "ItemList",
          numberOfItems: answer.total,
          itemListElement: answer.list.map((space, index) => ({
            "@type": "ListItem",
            position: (page - 1) * pageSize + index + 1,
            url: `{origin}${spaceHref(space.venueId, space.id)}`,
            name: `${space.venue.name} ${space.name}`,
          })),
        },
      ],
    };
  },
  city: ({ filters }) => filters.city,
  component: SpaceListPage,
  wide: true,
});
