import { useDeferredValue, useMemo, useState } from "react";
import { drawDividedRoom, drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import type { PartialEventSize } from "#domain/venue/event-size.ts";
import { getSpaceCapacities } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { getInitialEventSize } from "#web/features/capacity-table/event-size/get-initial-event-size.ts";
import { useEventSize } from "#web/features/capacity-table/event-size/use-event-size.ts";
import type { SpaceData, SpaceFacts } from "../loader.ts";
import { type ArrangedPlan, arrangeSpace, type PlanOptions } from "./arrange-space.ts";
import { buildDividedVerdict, buildVerdict } from "./verdict.ts";

/** Returns the parts of a divisible space, in their order. */
const getParts = ({ splitsInto = [] }: SpaceFacts, siblings: SpaceData["siblings"]) =>
  splitsInto.flatMap((id) => siblings.find((one) => one.id === id) ?? []);

/** Returns the plan of a space for the visitor's event, what is chosen for it, and how to choose otherwise. */
export function useSpacePlan({ space, venue, siblings }: SpaceData, query: PartialEventSize) {
  const capacity = useMemo(() => getSpaceCapacities([space])[0]!, [space]);
  const first = useMemo(() => getInitialEventSize([capacity], query), [capacity, query]);
  const { eventSize, selected, setEventSize } = useEventSize(formatSpaceHref(venue.id, space.id), query, first);
  const [planOptions, setPlanOptions] = useState<PlanOptions>({ stage: true, led: true, divided: false });
  const { room } = capacity;
  // The ruler updates at once; a drawing of thousands of seats may lag behind.
  const deferredSize = useDeferredValue(eventSize);
  const figures = capacity.figures[deferredSize.layout];
  const { plan, stageDepth } = useMemo<ArrangedPlan>(
    () =>
      room && !figures.unsuitable
        ? arrangeSpace(room, deferredSize, planOptions)
        : { plan: undefined, stageDepth: undefined },
    [room, figures, deferredSize, planOptions],
  );
  const parts = useMemo(() => getParts(space, siblings), [space, siblings]);
  const facts = useMemo(
    () =>
      room && {
        drawing:
          (planOptions.divided &&
            drawDividedRoom(planOptions.stage ? room : { ...room, stage: null }, deferredSize.layout, parts)) ||
          drawRoom(room, plan, parts),
        venue: venue.name,
        space: space.name,
        demo: space.demo ?? false,
        ...deferredSize,
        figures,
      },
    [room, plan, parts, planOptions, space, venue, deferredSize, figures],
  );
  const divided = facts?.drawing.divided;
  const verdict = divided
    ? buildDividedVerdict(divided, deferredSize.layout)
    : buildVerdict(plan, figures, deferredSize, room !== undefined);
  return {
    capacity,
    eventSize,
    deferredSize,
    selected,
    setEventSize,
    planOptions,
    setPlanOptions,
    plan,
    stageDepth,
    facts,
    verdict,
  };
}

/** The plan of a space, and what is chosen for it. */
export type SpacePlan = ReturnType<typeof useSpacePlan>;
