import { LazyListMap } from "../../features/map/list/lazy-list-map.tsx";
import { listZh } from "#texts/search/list.zh.ts";
import { drawRowPlans } from "../../features/search/rows/draw-row-plans.tsx";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
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
import { DeferredNearMisses } from "../../features/why-not/deferred-near-misses.tsx";
import type { PageProps } from "../../page.ts";
import type { SpaceListData } from "./loader.ts";

/** Renders a city's space list. */
export function SpaceListView({ input, data }: PageProps<ListInput, SpaceListData>) {
  const { answer, filters, near, examples } = data;
  const { query, effective, list: spaces } = answer;
  const scope: ListScope = { kind: "space", city: input.city, searchContext: input.searchContext };
  const map = useListMap(scope, query, input.mapShown);
  const eventSize = toEventSize(effective);
  const demand = toDemandFields(input.city, answer, filters);
  const carriedQuery = useCarriedQuery(demand);
  const drawn = drawRowPlans(
    spaces.map((space) => ({ space, layout: space.seated?.layout, isPictured: Boolean(space.picture) })),
    eventSize.people,
  );
  const loads = getRowPictureLoads(spaces.map(({ picture }) => picture));
  return (
    <ListFrame
      answer={answer}
      examples={examples}
      demandHref={formatDemandFormHref(demand)}
      filters={filters}
      hasDoubt={answer.list.some(({ seated, capacity }) => seated && Number(capacity[seated.layout]) > seated.people)}
      heading={`${formatListName(filters.city.name, effective.filters, filters)}${listZh.space.name}`}
      map={<LazyListMap {...map} eventSize={eventSize} hasSpacePrices={effective.scope === "space"} />}
      mapShown={input.mapShown}
      near={near}
      nearMisses={
        answer.nearMisses && (
          <DeferredNearMisses carriedQuery={carriedQuery} list={answer.nearMisses} people={effective.people} />
        )
      }
      rowsStyle={drawn.style}
      scope={scope}
    >
      {spaces.map((space, index) => (
        <SpaceRow
          key={space.id}
          carriedQuery={carriedQuery}
          load={loads[index]}
          distanceFrom={effective.distanceFrom}
          eventSize={eventSize}
          plan={drawn.plans[index]}
          space={space}
        />
      ))}
    </ListFrame>
  );
}
