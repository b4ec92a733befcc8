import { useEffect, useState } from "react";
import { formatNumber } from "#domain/format.ts";
import { choosePaperScale } from "#domain/seating-drawing/paper-scale.ts";
import { formatPublishedLine } from "#domain/seating-drawing/judge-published.ts";
import type { SheetData } from "#domain/seating-drawing/render-plan-sheet.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import styles from "./plan-title-block.module.css";

interface PlanTitleBlockProps {
  facts: Omit<SheetData, "day">;
  today: () => string;
}

/** Renders the title block of a printed sheet, below the drawing; hidden on screen. */
export function PlanTitleBlock({ facts, today }: PlanTitleBlockProps) {
  const { drawing, venue, space, demo, layout, people, figures } = facts;
  const { title } = planZh;
  // Pages are cached for many visitors: the day is set in the visitor's browser.
  const [day, setDay] = useState("");
  useEffect(() => setDay(today()), [today]);
  const missing = drawing.plan ? people - drawing.plan.people : 0;
  const cells = [
    [title.venue, venue + (demo ? `（${planZh.demo}）` : "")],
    [title.space, space],
    [title.layout, getLayoutByKey(layout).name + (drawing.plan ? "" : ` ${planZh.unsuitable}`)],
    [
      title.people,
      drawing.plan
        ? planZh.people(formatNumber(people)) + (missing > 0 ? `，${planZh.short(formatNumber(missing))}` : "")
        : planZh.empty,
    ],
    [title.scale, `1:${choosePaperScale(drawing.frame).scale}（A4）`],
    [title.day, day],
  ] as const;
  const line = formatPublishedLine(figures, planZh);
  return (
    <div className={styles.titleBlock}>
      <dl>
        {cells.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <span>{line}</span>
        <span>{[planZh.derived, planZh.site].join("　")}</span>
      </p>
    </div>
  );
}
