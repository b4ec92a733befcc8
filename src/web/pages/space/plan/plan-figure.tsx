import { type CSSProperties, memo, type ReactNode, useId, useMemo, useState } from "react";
import { toChinaDay } from "#domain/day.ts";
import { choosePaperScale } from "#domain/seating-drawing/paper-scale.ts";
import { describePlan } from "#domain/seating-drawing/describe-plan.ts";
import type { SheetData } from "#domain/seating-drawing/render-plan-sheet.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { MeasuredPlan } from "#web/features/seating-plan/measured-plan.tsx";
import { PlanLegend } from "#web/features/seating-plan/plan-legend.tsx";
import { PlanTitleBlock } from "#web/features/seating-plan/plan-title-block.tsx";
import { PlanTools, type PlanOrientation } from "#web/features/seating-plan/plan-tools.tsx";
import { useZoom, ZoomPane } from "#web/ui/zoom/zoom-pane.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./plan-figure.module.css";

/** Length-to-width ratio from which a plan is rotated upright on narrow screens, or its chairs would be dots. */
const uprightFromRatio = 1.2;

const getToday = () => toChinaDay(new Date());

// The ruler changes the people many times a second: memoised, since a drawing may have thousands of seats.
const MemoizedPlan = memo(MeasuredPlan);

/**
 * Renders the plan with zoom, rotation, text description and downloads; printed, it is a sheet of its own. Children are
 * placed right below the drawing.
 */
export function PlanFigure({ facts, children }: { facts: Omit<SheetData, "day">; children?: ReactNode }) {
  const { drawing, space, layout } = facts;
  const { frame } = drawing;
  const zoom = useZoom();
  const descriptionId = useId();
  const [rotation, setRotation] = useState<PlanOrientation>(
    frame.width / frame.height >= uprightFromRatio ? "auto" : "lies",
  );
  const sheet = choosePaperScale(frame);
  const description = useMemo(() => describePlan(space, drawing, layout, planZh.description), [space, drawing, layout]);
  const style = { "--w": frame.width.toFixed(2), "--h": frame.height.toFixed(2), "--mm": sheet.width.toFixed(2) };
  return (
    <figure
      className={styles.planFigure}
      data-sheet={sheet.landscape ? "landscape" : "portrait"}
      data-turn={rotation}
      style={style as CSSProperties}
    >
      <ZoomPane className={styles.pane} label={`${space}${planZh.pane.label}`} zoom={zoom}>
        <MemoizedPlan describedBy={descriptionId} drawing={drawing} name={space} />
      </ZoomPane>
      {children}
      <figcaption>
        <PlanLegend drawing={drawing} />
        <PlanTools facts={facts} onOrientation={setRotation} today={getToday} zoom={zoom} />
        <details className={classNames(textStyles.small, visibilityStyles.noPrint)}>
          <summary>{planZh.described}</summary>
          <p id={descriptionId}>{description}</p>
          <p>{planZh.hint}。</p>
        </details>
        <PlanTitleBlock facts={facts} today={getToday} />
      </figcaption>
    </figure>
  );
}
