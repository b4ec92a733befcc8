import { type CSSProperties, memo } from "react";
import { choosePaperScale } from "#domain/seating-drawing/paper-scale.ts";
import type { SheetData } from "#domain/seating-drawing/render-plan-sheet.ts";
import { toChinaDay } from "#domain/day.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { MeasuredPlan, type MeasuredPlanProps } from "#web/features/seating-plan/measured-plan.tsx";
import { PlanLegend } from "#web/features/seating-plan/plan-legend.tsx";
import { PlanTitleBlock } from "#web/features/seating-plan/plan-title-block.tsx";
import type { PlanOrientation } from "#web/features/seating-plan/plan-tools.tsx";
import { type Zoom, ZoomPane } from "#web/ui/zoom/zoom-pane.tsx";
import styles from "./plan-figure.module.css";

/** Returns today as the day that a sheet is printed with. */
export const getSheetDay = () => toChinaDay(new Date());

// The ruler changes the people many times a second: memoised, since a drawing may have thousands of seats.
const MemoizedPlan = memo(MeasuredPlan);

interface PlanFigureProps extends Pick<MeasuredPlanProps, "describedBy" | "lit" | "children"> {
  facts: Omit<SheetData, "day">;
  zoom: Zoom;
  orientation: PlanOrientation;
}

/** Renders the plan, which zooms, and its legend; printed, it is a sheet of its own. */
export function PlanFigure({ facts, zoom, orientation, ...shown }: PlanFigureProps) {
  const { drawing, space } = facts;
  const { frame } = drawing;
  const sheet = choosePaperScale(frame);
  const style = { "--w": frame.width.toFixed(2), "--h": frame.height.toFixed(2), "--mm": sheet.width.toFixed(2) };
  return (
    <figure
      className={styles.planFigure}
      data-sheet={sheet.landscape ? "landscape" : "portrait"}
      data-turn={orientation}
      style={style as CSSProperties}
    >
      <ZoomPane className={styles.pane} label={`${space}${planZh.pane.label}`} zoom={zoom}>
        <MemoizedPlan drawing={drawing} name={space} {...shown} />
      </ZoomPane>
      <figcaption>
        <PlanLegend drawing={drawing} />
        <PlanTitleBlock facts={facts} today={getSheetDay} />
      </figcaption>
    </figure>
  );
}
