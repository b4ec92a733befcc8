import { LazyListMap } from "../../features/map/list/lazy-list-map.tsx";
import { drawRowPlans } from "../../features/search/rows/draw-row-plans.tsx";
import { ListFrame } from "../../features/search/list/list-frame.tsx";
import type { ListInput } from "../../features/search/list/parse-list-input.ts";
import { useList } from "../../features/search/list/use-list.ts";
import { getRowPictureLoads } from "../../features/search/rows/row-picture.tsx";
import { isDoubtful } from "../../features/search/rows/space-figures.tsx";
import { SpaceRow } from "../../features/search/rows/space-row.tsx";
import { DeferredNearMisses } from "../../features/why-not/deferred-near-misses.tsx";
import type { PageProps } from "../../page.ts";
import type { SpaceListData } from "./page.tsx";

/** Renders a city's space list. */
export function SpaceListView({ input, data }: PageProps<ListInput, SpaceListData>) {
  const { answer, filters, near, examples } = data;
  const { effective, list: spaces } = answer;
  const { scope, heading, map, eventSize, demandHref, carriedQuery } = useList("space", input, data);
  const drawn = drawRowPlans(
    spaces.map((space) => ({ space, layout: space.seated?.layout, isPictured: Boolean(space.picture) })),
    eventSize.people,
  );
  const loads = getRowPictureLoads(spaces.map(({ picture }) => picture));
  return (
    <ListFrame
      answer={answer}
      examples={examples}
      demandHref={demandHref}
      filters={filters}
      hasDoubt={answer.list.some(
        ({ seated, capacity }) => seated && isDoubtful(capacity[seated.layout], seated.people),
      )}
      heading={heading}
      map={
        <LazyListMap
          {...map}
          eventSize={eventSize}
          hasSpacePrices={effective.scope === "space"}
          hasSums={answer.list.some(({ sum }) => sum)}
          rows={answer.list.map(({ venue }) => venue)}
        />
      }
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
