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
import { toEventSize } from "../../features/search/list/to-event-size.ts";
import { useCarriedQuery } from "../../features/search/list/use-carried-query.ts";
import { useListMap } from "../../features/search/list/use-list-map.ts";
import { VenueRow } from "../../features/search/rows/venue-row.tsx";
import { DeferredNearMisses } from "../../features/why-not/deferred-near-misses.tsx";
import type { PageProps } from "../../page.ts";
import type { VenueListData } from "./loader.ts";

/** Renders a city's venue list. */
export function VenueListView({ input, data }: PageProps<ListInput, VenueListData>) {
  const { answer, filters, near, examples } = data;
  const { query, effective } = answer;
  const scope: ListScope = { kind: "venue", city: input.city, searchContext: input.searchContext };
  const map = useListMap(scope, query, input.mapShown);
  const eventSize = toEventSize(effective);
  const demand = toDemandFields(input.city, answer, filters);
  const carriedQuery = useCarriedQuery(demand);
  const hasSpacePrices = effective.scope === "space";
  const drawn = drawRowPlans(
    answer.list.map(({ fit, cover }) => ({ ...fit, isPictured: Boolean(cover) })),
    eventSize.people,
  );
  const loads = getRowPictureLoads(answer.list.map(({ cover }) => cover));
  return (
    <ListFrame
      answer={answer}
      examples={examples}
      demandHref={formatDemandFormHref(demand)}
      filters={filters}
      hasDoubt={answer.list.some(({ fit }) => fit && Number(fit.space.capacity[fit.layout]) > fit.people)}
      heading={`${formatListName(filters.city.name, effective.filters, filters)}${listZh.venue.name}`}
      map={<LazyListMap {...map} eventSize={eventSize} hasSpacePrices={hasSpacePrices} />}
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
      {answer.list.map((venue, index) => (
        <VenueRow
          key={venue.id}
          carriedQuery={carriedQuery}
          load={loads[index]}
          distanceFrom={effective.distanceFrom}
          eventSize={eventSize}
          hasSpacePrices={hasSpacePrices}
          plan={drawn.plans[index]}
          venue={venue}
        />
      ))}
    </ListFrame>
  );
}
