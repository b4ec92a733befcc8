import { planSeating } from "../../../domain/seating/plan.ts";
import { type Measured, roomOf } from "../../../domain/seating/room.ts";
import { cm, tablePath } from "../../../domain/seating-drawing/furniture.ts";
import { furnitureMarks } from "../../../domain/seating-drawing/furniture-marks.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import { DrawingMarks } from "./drawing-marks.tsx";

interface ScaledPlanProps {
  space: Measured;
  layout: LayoutKey;
  people: number;
}

/** Margin around the drawn walls, metres. */
const edge = 0.15;

/** Renders a space with its people, seat by seat, scaled to its container; nothing where its measures are unknown. */
export function ScaledPlan({ space, layout, people }: ScaledPlanProps) {
  const room = roomOf(space);
  if (!room) return null;
  const plan = planSeating(room, layout, { people });
  const box = [-edge, -edge, room.length + 2 * edge, room.width + 2 * edge].map(cm).join(" ");
  return (
    <svg aria-hidden="true" className="plan thumb" viewBox={box}>
      <path className="p-room" d={`M0 0h${cm(room.length)}v${cm(room.width)}h${cm(-room.length)}z`} />
      {room.pillars.length > 0 && <path className="p-wall" d={tablePath(room.pillars)} />}
      {plan && <DrawingMarks marks={furnitureMarks(plan)} />}
    </svg>
  );
}
