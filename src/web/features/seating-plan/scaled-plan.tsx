import { planSeating } from "../../../domain/seating/plan-seating.ts";
import { type MeasuredRoom, createRoom } from "../../../domain/seating/room.ts";
import { formatCm, createTablePath } from "../../../domain/seating-drawing/create-table-path.ts";
import { drawFurniture } from "../../../domain/seating-drawing/draw-furniture.ts";
import type { LayoutKey } from "../../../domain/space/layouts.ts";
import { DrawingMarks } from "./drawing-marks.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";

interface ScaledPlanProps {
  space: MeasuredRoom;
  layout: LayoutKey;
  people: number;
}

/** Margin around the drawn walls, metres. */
const margin = 0.15;

/** Renders a space with its people, seat by seat, scaled to its container; nothing where its measures are unknown. */
export function ScaledPlan({ space, layout, people }: ScaledPlanProps) {
  const room = createRoom(space);
  if (!room) return null;
  const plan = planSeating(room, layout, { people });
  const box = [-margin, -margin, room.length + 2 * margin, room.width + 2 * margin].map(formatCm).join(" ");
  return (
    <svg aria-hidden="true" className={classNames(planStyles.plan, planStyles.thumb)} viewBox={box}>
      <path
        className={planStyles.room}
        d={`M0 0h${formatCm(room.length)}v${formatCm(room.width)}h${formatCm(-room.length)}z`}
      />
      {room.pillars.length > 0 && <path className={planStyles.wall} d={createTablePath(room.pillars)} />}
      {plan && <DrawingMarks marks={drawFurniture(plan)} />}
    </svg>
  );
}
