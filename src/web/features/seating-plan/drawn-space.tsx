import type { ReactNode } from "react";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import { formatCm, formatMetres, formatNumber, formatSize } from "#domain/format.ts";
import type { Mark } from "#domain/seating-drawing/mark.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { Drawing } from "../../ui/drawing/dimension-line.tsx";
import planStyles from "../../ui/drawing/plan.module.css";
import { DrawingMarks } from "./drawing-marks.tsx";

/** Renders a drawn space with its two dimensions; `children` are drawn over it, in metres. */
export function DrawnSpace({ drawing, children }: { drawing: CaseDrawing; children?: ReactNode }) {
  const { name, length, width, frame, marks, seated } = drawing;
  const seats = seated ? casesZh.seats(getLayoutByKey(seated.layout).name, formatNumber(seated.people)) : "";
  return (
    <Drawing
      across={`${formatMetres(length)} m`}
      down={`${formatMetres(width)} m`}
      wallAcross={(-frame.x / frame.width) * 100}
      wallDown={(-frame.y / frame.height) * 100}
    >
      <svg
        aria-label={casesZh.planLabel(name, formatSize(length, width), seats)}
        className={planStyles.plan}
        role="img"
        viewBox={[frame.x, frame.y, frame.width, frame.height].map(formatCm).join(" ")}
      >
        <DrawingMarks marks={marks as Mark[]} />
        {children}
      </svg>
    </Drawing>
  );
}
