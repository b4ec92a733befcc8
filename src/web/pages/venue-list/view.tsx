import { LazyListMap } from "../../features/map/list/lazy-list-map.tsx";
import { drawRowPlans } from "../../features/search/rows/draw-row-plans.tsx";
import { ListFrame } from "../../features/search/list/list-frame.tsx";
import type { ListInput } from "../../features/search/list/parse-list-input.ts";
import { useList } from "../../features/search/list/use-list.ts";
import { getRowPictureLoads } from "../../features/search/rows/row-picture.tsx";
import { isDoubtful } from "../../features/search/rows/space-figures.tsx";
import { VenueRow } from "../../features/search/rows/venue-row.tsx";
import { DeferredNearMisses } from "../../features/why-not/deferred-near-misses.tsx";
import type { PageProps } from "../../page.ts";
import type { VenueListData } from "./page.tsx";

/** Renders a city's venue list. */
export function VenueListView({ input, data }: PageProps<ListInput, VenueListData>) {
  const { answer, filters, near, examples } = data;
  const { effective } = answer;
  const { scope, heading, map, eventSize, demandHref, carriedQuery } = useList("venue", input, data);
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
      demandHref={demandHref}
      filters={filters}
      hasDoubt={answer.list.some(({ fit }) => fit && isDoubtful(fit.space.capacity[fit.layout], fit.people))}
      heading={heading}
      map={
        <LazyListMap
          {...map}
          eventSize={eventSize}
          hasSpacePrices={hasSpacePrices}
          hasSums={answer.list.some(({ fit }) => fit?.sum)}
          rows={answer.list}
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
