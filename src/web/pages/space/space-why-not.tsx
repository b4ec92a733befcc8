import { useMemo } from "react";
import { listFeatures } from "#domain/space/features.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { Musts } from "#domain/why-not/find-misses.ts";
import { explainWhyNot } from "#domain/why-not/find-remedies.ts";
import { WhyNotNotes } from "../../features/why-not/why-not-notes.tsx";
import type { SpaceData } from "./loader.ts";

interface SpaceWhyNotProps {
  data: SpaceData;
  /** People and layout to judge; undefined where they are not judged. */
  eventSize: EventSize | undefined;
  /** What the list that led here was searched by. */
  carried: { budget?: number | undefined; features?: number | undefined };
  onLayout: (layout: LayoutKey) => void;
  onNoStage: () => void;
}

/** Tells what the space misses of the event, with remedies that change the plan in place or lead to another space of the venue. */
export function SpaceWhyNot({ data, eventSize, carried, onLayout, onNoStage }: SpaceWhyNotProps) {
  const { space, siblings } = data;
  const { budget, features = 0 } = carried;
  const musts = useMemo<Musts>(
    () => ({ ...eventSize, priceDay: budget, features: listFeatures(features).map(({ key }) => key) }),
    [eventSize, budget, features],
  );
  const whyNot = useMemo(() => explainWhyNot(space, musts, siblings), [space, musts, siblings]);
  return (
    <WhyNotNotes
      getAction={(remedy) =>
        remedy.kind === "layout" ? () => onLayout(remedy.layout) : remedy.kind === "no-stage" ? onNoStage : undefined
      }
      isFitShown
      musts={musts}
      siteId={data.venue.id}
      spaceId={space.id}
      whyNot={whyNot}
    />
  );
}
