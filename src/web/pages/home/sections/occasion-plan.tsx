import type { OccasionWire } from "#contract/schemas/home.ts";
import { formatNumber, formatSizeShort } from "#domain/format.ts";
import { getCapacity } from "#domain/seating/capacity.ts";
import { createRoom } from "#domain/seating/room.ts";
import { homeZh } from "#texts/site/home.zh.ts";
import { ScaledPlan } from "#web/features/seating-plan/scaled-plan.tsx";
import { getLengthStyle } from "./get-row-scale.ts";
import textStyles from "#web/ui/text/text.module.css";

export interface OccasionPlanProps extends Pick<OccasionWire, "people" | "layout"> {
  space: NonNullable<OccasionWire["drawn"]>;
}

/** Renders the space of an occasion, seated as the occasion says, with its sides; nothing where they are unknown. */
export function OccasionPlan({ space, people, layout }: OccasionPlanProps) {
  const room = createRoom(space);
  if (!room) return null;
  const drawnSeats = getCapacity(room, layout).limit;
  // A published capacity may exceed what the measures hold: then the caption states how many are drawn.
  const drawnNote = drawnSeats < people ? homeZh.uses.drawnFor(formatNumber(drawnSeats)) : "";
  return (
    <figure style={getLengthStyle(space)}>
      <ScaledPlan layout={layout} people={people} space={space} />
      <figcaption className={textStyles.small}>
        {`${formatSizeShort(room.length, room.width)} m${drawnNote}`}
      </figcaption>
    </figure>
  );
}
