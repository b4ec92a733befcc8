import { type SeatingPlan, planSeating } from "../../../domain/seating/plan.ts";
import type { Room } from "../../../domain/seating/room.ts";
import type { Ask } from "../../../domain/venue/ask.ts";

/** What of the room the visitor switches on and off. */
export interface Wants {
  stage: boolean;
  /** The LED wall that is built in; without it the rules hang a screen as large as the farthest seat needs. */
  led: boolean;
  /** The partitions of a divisible hall closed. */
  divided: boolean;
}

export interface Arranged {
  /** Undefined where the layout does not suit the room. */
  plan: SeatingPlan | undefined;
  /** Depth in metres of the stage that stands there, or would; undefined where the layout has none. */
  stageDepth: number | undefined;
}

function withoutScreen({ screen: _, ...room }: Room): Room {
  return room;
}

/** The room laid out as the visitor wants it: with or without its stage, before its LED wall or a screen by the rules. */
export function arrangeSpace(room: Room, { people, layout }: Ask, wants: Pick<Wants, "stage" | "led">): Arranged {
  const own = wants.led ? room : withoutScreen(room);
  const staged = planSeating(own, layout, { people });
  const stageDepth = staged?.stage?.width;
  const bare = stageDepth !== undefined && !wants.stage;
  return { plan: bare ? planSeating({ ...own, stage: null }, layout, { people }) : staged, stageDepth };
}
