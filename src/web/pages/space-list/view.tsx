import { LazyListMap } from "../../features/map/list/lazy-list-map.tsx";
import { listZh } from "../../../texts/search/list.zh.ts";
import { computePlanScale, thumbSlot } from "../../features/search/rows/compute-plan-scale.ts";
import { formatDemandFormHref } from "../../../domain/demand/format-demand-form-href.ts";
import { toDemandFields } from "../../features/search/list/to-demand-fields.ts";
import { formatListName } from "../../features/search/list/format-list-name.ts";
import { ListFrame } from "../../features/search/list/list-frame.tsx";
import type { ListScope } from "../../features/search/list/list-scope.ts";
import type { ListInput } from "../../features/search/list/parse-list-input.ts";
import { getRowPictureLoads } from "../../features/search/rows/row-picture.tsx";
import { SpaceRow } from "../../features/search/rows/space-row.tsx";
import { toEventSize } from "../../features/search/list/to-event-size.ts";
import { useCarriedQuery } from "../../features/search/list/use-carried-query.ts";
import { useListMap } from "../../features/search/list/use-list-map.ts";
import { DeferredPlanThumb } from "../../features/seating-plan/deferred/deferred-plan-thumb.tsx";
import type { PageProps } from "../../page.ts";
import type { SpaceListData } from "./types.ts";

/** Renders a city's space list. */
export function SpaceListView({ input, data }: PageProps<ListInput, SpaceListData>) {
  const { answer, filters, near, examples } = data;
  const { query, effective, list: spaces } = answer;
  const scope: ListScope = { kind: "space", city: input.city, searchContext: input.searchContext };
  const map = useListMap(scope, query, input.mapShown);
  const eventSize = toEventSize(effective);
  const demand = toDemandFields(input.city, answer, filters);
  const carriedQuery = useCarriedQuery(demand);
  const scales = { pxPerMetre: computePlanScale(spaces), thumbPxPerMetre: computePlanScale(spaces, thumbSlot) };
  const loads = getRowPictureLoads(spaces.map(({ picture }) => picture));
  return (
    <ListFrame
      answer={answer}
      examples={examples}
      demandHref={formatDemandFormHref(demand)}
      filters={filters}
      heading={`${formatListName(filters.city.name, effective.filters, filters)}${listZh.space.name}`}
      map={<LazyListMap {...map} eventSize={eventSize} hasSpacePrices={effective.scope === "space"} />}
      mapShown={input.mapShown}
      near={near}
      scope={scope}
    >
      {spaces.map((space, index) => (
        <SpaceRow
          key={space.id}
          carriedQuery={carriedQuery}
          load={loads[index]}
          distanceFrom={effective.distanceFrom}
          eventSize={eventSize}
          Plan={DeferredPlanThumb}
          space={space}
          {...scales}
        />
      ))}
    </ListFrame>
  );
}
