import type { ReactNode } from "react";
import type { DrawnPlanWire, DrawnThumbWire } from "#contract/schemas/activity/drawn-plan.ts";
import { formatCm, formatMetres } from "#domain/format.ts";
import { Drawing } from "../../ui/drawing/dimension-line.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";
import { DrawingMarks } from "./drawing-marks.tsx";

/** Renders a plan that the server drew, with its two dimensions; `name` says what it shows. `children` lie over the plan. */
export function DrawnPlan({ plan, name, children }: { plan: DrawnPlanWire; name: string; children?: ReactNode }) {
  const { frame, length, width, marks } = plan;
  return (
    <Drawing
      across={`${formatMetres(length)} m`}
      down={`${formatMetres(width)} m`}
      wallAcross={(-frame.x / frame.width) * 100}
      wallDown={(-frame.y / frame.height) * 100}
    >
      <svg
        aria-label={name}
        className={planStyles.plan}
        role="img"
        viewBox={[frame.x, frame.y, frame.width, frame.height].map(formatCm).join(" ")}
      >
        <DrawingMarks marks={marks} />
      </svg>
      {children}
    </Drawing>
  );
}

interface DrawnThumbProps {
  thumb: DrawnThumbWire;
  /** Share of the container's width, in percent: drawings of one row share a scale by it. */
  share: number;
  className?: string;
}

/** Metres around the walls. */
const margin = 0.2;

/** Renders a small drawing that the server made: room, stage, screen, tables as discs. */
export function DrawnThumb({ thumb, share, className }: DrawnThumbProps) {
  const { length, width, stage, screen, tables, free } = thumb;
  const box = [-margin, -margin, length + 2 * margin, width + 2 * margin].map(formatCm).join(" ");
  return (
    <svg
      aria-hidden="true"
      className={classNames(planStyles.plan, planStyles.thumb, className)}
      style={{ width: `${share.toFixed(2)}%` }}
      viewBox={box}
    >
      <path className={planStyles.room} d={`M0 0h${formatCm(length)}v${formatCm(width)}h${formatCm(-length)}z`} />
      {stage && <path className={planStyles.stage} d={stage} />}
      <path className={planStyles.screen} d={screen} />
      {free && <path className={planStyles.freeSeat} d={free} />}
      <path d={tables} fill="currentColor" />
    </svg>
  );
}
