import { parseSpaceGroups } from "../../../domain/search/grammar.ts";
import { listZh } from "../../../texts/search/list.zh.ts";
import { LazyListMap } from "../../features/map/list/lazy-list-map.tsx";
import { ListFrame } from "../../features/search/list/list-frame.tsx";
import { formatDemandHref } from "../../features/search/list/format-demand-href.ts";
import { toEventSizeQuery, formatListName, withParsedTerms } from "../../features/search/list/parse-list-input.ts";
import { hasSpaceConstraint, type ListScope } from "../../features/search/list/list-query.ts";
import { computePlanScale, thumbSlot } from "../../features/search/list/compute-plan-scale.ts";
import { getRowPictureLoads } from "../../features/search/list/row-picture.tsx";
import { SpaceRow } from "../../features/search/list/space-row.tsx";
import { PlanThumb } from "../../features/seating-plan/plan-thumb.tsx";
import { useListMap } from "../../features/search/list/use-list-map.ts";
import type { PageProps } from "../../page.ts";
import type { SpaceListData, SpaceListInput } from "./types.ts";

/** Renders the list of spaces of a city with its filters and map. */
export function SpaceListView({ input, data }: PageProps<SpaceListInput, SpaceListData>) {
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
