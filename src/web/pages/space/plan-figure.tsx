import { type CSSProperties, memo, type ReactNode, useId, useMemo, useState } from "react";
import { dayInChina } from "../../../domain/day.ts";
import { paperScale } from "../../../domain/seating-drawing/paper-scale.ts";
import { planInWords } from "../../../domain/seating-drawing/plan-in-words.ts";
import type { SheetFacts } from "../../../domain/seating-drawing/sheet.ts";
import { planZh } from "../../../texts/plan.zh.ts";
import { MeasuredPlan } from "../../features/seating-plan/measured-plan.tsx";
import { PlanLegend } from "../../features/seating-plan/plan-legend.tsx";
import { PlanTitleBlock } from "../../features/seating-plan/plan-title-block.tsx";
import { PlanTools, type Turn } from "../../features/seating-plan/plan-tools.tsx";
import { useZoom, ZoomPane } from "../../ui/zoom-pane.tsx";
import "./plan-figure.css";

/** Length-to-width ratio from which a plan is rotated upright on narrow screens, or its chairs would be dots. */
const standsFrom = 1.2;

const today = () => dayInChina(new Date());

// The ruler changes the people many times a second: memoised, since a drawing may have thousands of seats.
const Plan = memo(MeasuredPlan);

/**
 * Renders the plan with zoom, rotation, text description and downloads; printed, it is a sheet of its own. Children are
 * placed right below the drawing.
 */
export function PlanFigure({ facts, children }: { facts: Omit<SheetFacts, "day">; children?: ReactNode }) {
  const { drawing, space, layout } = facts;
  const { frame } = drawing;
  const zoom = useZoom();
  const words = useId();
  const [turn, setTurn] = useState<Turn>(frame.width / frame.height >= standsFrom ? "auto" : "lies");
  const sheet = paperScale(frame);
  const said = useMemo(() => planInWords(space, drawing, layout, planZh.inWords), [space, drawing, layout]);
  const style = { "--w": frame.width.toFixed(2), "--h": frame.height.toFixed(2), "--mm": sheet.width.toFixed(2) };
  return (
    <figure
      className="plan-figure"
      data-sheet={sheet.landscape ? "landscape" : "portrait"}
      data-turn={turn}
      style={style as CSSProperties}
    >
      <ZoomPane label={`${space}${planZh.pane.label}`} zoom={zoom}>
        <Plan describedBy={words} drawing={drawing} name={space} />
      </ZoomPane>
      {children}
      <figcaption>
        <PlanLegend drawing={drawing} />
        <PlanTools facts={facts} onTurn={setTurn} today={today} zoom={zoom} />
        <details className="small noprint">
          <summary>{planZh.described}</summary>
          <p id={words}>{said}</p>
          <p>{planZh.hint}。</p>
        </details>
        <PlanTitleBlock facts={facts} today={today} />
      </figcaption>
    </figure>
  );
}
