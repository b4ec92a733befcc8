import { type SeatingPlan, planSeating } from "../../../domain/seating/plan.ts";
import type { Room } from "../../../domain/seating/room.ts";
import type { Ask } from "../../features/capacity-table/ask.ts";

interface LedWall {
  width: number;
  height: number;
}

/** A screen leaves this share of its wall free at least. */
const widestScreen = 0.95;

/** A plan before a screen of a known size in place of the one that the rules ask for. */
export function withScreen(plan: SeatingPlan, room: Room, led: LedWall): SeatingPlan {
  const width = Math.min(led.width, room.width * widestScreen);
  const screen = { x: plan.screen.x, y: (room.width - width) / 2, width, height: led.height };
  return { ...plan, screen, screenRatio: plan.farthest / led.height };
}

export interface Arranged {
  /** Undefined where the layout does not suit the room. */
  plan: SeatingPlan | undefined;
  /** Depth of the stage that stands there, or would; undefined where the layout has none. */
  stageDepth: number | undefined;
}

/** The room laid out as the visitor wants it: with or without its stage, before its LED wall or a screen by the rules. */
export function arrangeSpace(room: Room, { people, layout }: Ask, wants: { stage: boolean; led: LedWall | undefined }): Arranged {
  const staged = planSeating(room, layout, { people });
  const stageDepth = staged?.stage?.width;
  const bare = stageDepth !== undefined && !wants.stage;
  const plan = bare ? planSeating({ ...room, stage: null }, layout, { people }) : staged;
  return { plan: plan && wants.led ? withScreen(plan, room, wants.led) : plan, stageDepth };
}
