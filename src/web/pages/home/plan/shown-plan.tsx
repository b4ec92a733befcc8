import { planSeating } from "#domain/seating/plan-seating.ts";
import { createRoom } from "#domain/seating/room.ts";
import type { ShownSpace } from "#contract/schemas/sentence/sentence-reading.ts";
import { PlanDrawing } from "#web/features/seating-plan/plan-drawing.tsx";
import { ViewpointMark } from "#web/features/seating-plan/viewpoint-mark.tsx";

export interface ShownPlanProps {
  shown: ShownSpace;
}

/** Renders the plan of the space that a sentence means, seated as it says. */
export function ShownPlan({ shown }: ShownPlanProps) {
  const { space, venue, layout, people, picture } = shown;
  const room = createRoom(space);
  if (!room) return null;
  // Another room is another drawing: nothing of the one before moves.
  return (
    <PlanDrawing
      key={space.id}
      name={`${venue} ${space.name}`}
      plan={planSeating(room, layout, { people })}
      room={room}
    >
      {picture?.viewpoint && <ViewpointMark room={room} viewpoint={picture.viewpoint} />}
    </PlanDrawing>
  );
}
