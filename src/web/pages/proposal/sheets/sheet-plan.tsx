import type { CSSProperties } from "react";
import type { ProposedSpace } from "#contract/selection/proposal.ts";
import { formatCm } from "#domain/format.ts";
import { DrawingMarks } from "#web/features/seating-plan/drawing-marks.tsx";
import planStyles from "#web/ui/drawing/plan.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import drawingStyles from "./sheet-drawing.module.css";

interface SheetPlanProps {
  plan: NonNullable<ProposedSpace["plan"]>;
  /** 200 is 1:200. */
  scale: number;
  name: string;
}

/** Renders a plan at a true scale: its width is that of the drawing in millimetres of the sheet. */
export function SheetPlan({ plan: { frame, marks }, scale, name }: SheetPlanProps) {
  const style = { "--wide": ((frame.width * 1000) / scale).toFixed(2) } as CSSProperties;
  return (
    <div className={drawingStyles.plan} style={style}>
      <svg
        aria-label={name}
        className={classNames(planStyles.plan, drawingStyles.drawing)}
        role="img"
        viewBox={[frame.x, frame.y, frame.width, frame.height].map(formatCm).join(" ")}
      >
        <DrawingMarks marks={marks} />
      </svg>
    </div>
  );
}
