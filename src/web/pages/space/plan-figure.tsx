import { type CSSProperties, memo, useId, useState } from "react";
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

/** A hall longer than this many widths stands on a narrow screen, or its chairs would be dots. */
const standsFrom = 1.2;

const today = () => dayInChina(new Date());

/** The plan to look at closely, to turn, to read in words, to take along; printed it is a sheet of its own. */
export const PlanFigure = memo(function PlanFigure({ facts }: { facts: Omit<SheetFacts, "day"> }) {
  const { drawing, space, layout } = facts;
  const { frame } = drawing;
  const zoom = useZoom();
  const words = useId();
  const [turn, setTurn] = useState<Turn>(frame.width / frame.height >= standsFrom ? "auto" : "lies");
  const sheet = paperScale(frame);
  const style = { "--w": frame.width.toFixed(2), "--h": frame.height.toFixed(2), "--mm": sheet.width.toFixed(2) };
  return (
    <figure
      className="plan-figure"
      data-sheet={sheet.landscape ? "landscape" : "portrait"}
      data-turn={turn}
      style={style as CSSProperties}
    >
      <ZoomPane label={`${space}${planZh.pane.label}`} zoom={zoom}>
        <MeasuredPlan describedBy={words} drawing={drawing} name={space} />
      </ZoomPane>
      <figcaption>
        <PlanLegend drawing={drawing} />
        <PlanTools facts={facts} onTurn={setTurn} today={today} zoom={zoom} />
        <details className="small noprint">
          <summary>{planZh.described}</summary>
          <p id={words}>{planInWords(space, drawing, layout, planZh.inWords)}</p>
          <p>{planZh.hint}。</p>
        </details>
        <PlanTitleBlock facts={facts} today={today} />
      </figcaption>
    </figure>
  );
});
