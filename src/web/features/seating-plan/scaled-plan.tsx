import { formatCm } from "#domain/format.ts";
import { planSeating } from "#domain/seating/plan-seating.ts";
import { type MeasuredRoom, type Room, createRoom } from "#domain/seating/room.ts";
import { createTablePath } from "#domain/seating-drawing/create-table-path.ts";
import { drawFurniture } from "#domain/seating-drawing/draw-furniture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { DrawingMarks } from "./drawing-marks.tsx";
import { formatBox } from "./plan-use.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";

export interface ScaledPlanProps {
  space: MeasuredRoom;
  layout: LayoutKey;
  people: number;
}

function PlanContent({ room, layout, people }: { room: Room } & Omit<ScaledPlanProps, "space">) {
  const plan = planSeating(room, layout, { people });
  return (
    <>
      <path
        className={planStyles.room}
        d={`M0 0h${formatCm(room.length)}v${formatCm(room.width)}h${formatCm(-room.length)}z`}
      />
      {room.pillars.length > 0 && <path className={planStyles.wall} d={createTablePath(room.pillars)} />}
      {plan && <DrawingMarks marks={drawFurniture(plan)} />}
    </>
  );
}

/** Renders a space with its people, seat by seat, scaled to its container; nothing where its measures are unknown. */
export function ScaledPlan({ space, layout, people }: ScaledPlanProps) {
  const room = createRoom(space);
  if (!room) return null;
  return (
    <svg aria-hidden="true" className={classNames(planStyles.plan, planStyles.thumb)} viewBox={formatBox(room)}>
      <PlanContent layout={layout} people={people} room={room} />
    </svg>
  );
}

/** Renders the same plan as a symbol, for drawings that place it several times by `use`; inside `defs`. */
export function PlanSymbol({ id, space, layout, people }: ScaledPlanProps & { id: string }) {
  const room = createRoom(space);
  if (!room) return null;
  return (
    <symbol id={id} viewBox={formatBox(room)}>
      <g className={classNames(planStyles.plan, planStyles.thumb)}>
        <PlanContent layout={layout} people={people} room={room} />
      </g>
    </symbol>
  );
}
