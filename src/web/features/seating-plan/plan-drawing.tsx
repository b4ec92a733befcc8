import { formatCm, formatMetres, formatNumber } from "#domain/format.ts";
import type { ReactNode } from "react";
import type { SeatingPlan } from "#domain/seating/plan-seating.ts";
import type { Room } from "#domain/seating/room.ts";
import { type Drawing as DrawnRoom, drawingMargin, drawRoom } from "#domain/seating-drawing/draw-room.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { Drawing } from "../../ui/drawing/dimension-line.tsx";
import { DrawingMarks } from "./drawing-marks.tsx";
import planStyles from "../../ui/drawing/plan.module.css";

export interface PlanDrawingProps {
  room: Room;
  /** The furniture; absent draws the empty room. */
  plan: SeatingPlan | undefined;
  /** Name of the space, for the accessible label. */
  name: string;
  /** Marks on the plan, in metres. */
  children?: ReactNode;
}

/** Formats the accessible label of a drawing. */
function formatPlanTitle(name: string, plan: SeatingPlan | undefined): string {
  if (!plan) return `${name}平面图`;
  const left = plan.seats.length - plan.people;
  const rest = left > 0 ? `，余 ${formatNumber(left)} 座` : "";
  return `${name} ${getLayoutByKey(plan.layout).name}平面图，${formatNumber(plan.people)} 人${rest}`;
}

/** Returns the drawing's margin outside the room at each end, in percent of its width and of its height. */
export const getMarginShare = ({ width, height }: DrawnRoom["frame"]) => ({
  across: (drawingMargin / width) * 100,
  down: (drawingMargin / height) * 100,
});

interface PlanSvgProps extends Pick<PlanDrawingProps, "name" | "children"> {
  drawing: DrawnRoom;
  /** Id of the text that describes it in full. */
  describedBy?: string | undefined;
  /** What lies on the floor under the furniture, in metres. */
  lit?: ReactNode;
}

/** Renders a drawing as SVG. */
export function PlanSvg({ drawing, name, describedBy, lit, children }: PlanSvgProps) {
  const { frame, marks, plan } = drawing;
  return (
    <svg
      aria-describedby={describedBy}
      aria-label={formatPlanTitle(name, plan)}
      className={planStyles.plan}
      role="img"
      viewBox={[frame.x, frame.y, frame.width, frame.height].map(formatCm).join(" ")}
    >
      {lit}
      <DrawingMarks marks={marks} />
      {children}
    </svg>
  );
}

/** Renders a room to scale with its furniture and its two dimensions. */
export function PlanDrawing({ room, plan, name, children }: PlanDrawingProps) {
  const drawing = drawRoom(room, plan);
  const share = getMarginShare(drawing.frame);
  return (
    <Drawing
      across={`${formatMetres(room.length)} m`}
      down={`${formatMetres(room.width)} m`}
      wallAcross={share.across}
      wallDown={share.down}
    >
      <PlanSvg drawing={drawing} name={name}>
        {children}
      </PlanSvg>
    </Drawing>
  );
}
