import { type SeatingPlan, planSeating } from "#domain/seating/plan-seating.ts";
import type { Room } from "#domain/seating/room.ts";
import type { EventSize } from "#domain/venue/event-size.ts";

/** Plan options that the visitor switches on and off. */
export interface PlanOptions {
  stage: boolean;
  /** Use the built-in LED wall; otherwise a screen is sized by the rules for the farthest seat. */
  led: boolean;
  /** Close the partitions of a divisible space. */
  divided: boolean;
}

export interface ArrangedPlan {
  /** Undefined when the layout does not suit the room. */
  plan: SeatingPlan | undefined;
  /** Stage depth in metres, even when the stage is switched off; undefined when the layout has none. */
  stageDepth: number | undefined;
}

function withoutScreen({ screen: _, ...room }: Room): Room {
  return room;
}

/** Plans the room's seating with the visitor's options: stage on or off, built-in LED wall or a screen by the rules. */
export function arrangeSpace(
  room: Room,
  { people, layout }: EventSize,
  planOptions: Pick<PlanOptions, "stage" | "led">,
): ArrangedPlan {
  const equippedRoom = planOptions.led ? room : withoutScreen(room);
  const staged = planSeating(equippedRoom, layout, { people });
  const stageDepth = staged?.stage?.width;
  const isStageOff = stageDepth !== undefined && !planOptions.stage;
  return { plan: isStageOff ? planSeating({ ...equippedRoom, stage: null }, layout, { people }) : staged, stageDepth };
}
