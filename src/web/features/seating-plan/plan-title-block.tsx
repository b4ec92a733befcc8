import { useEffect, useState } from "react";
import { formatNumber } from "../../../domain/format.ts";
import { paperScale } from "../../../domain/seating-drawing/paper-scale.ts";
import { judgePublished } from "../../../domain/seating-drawing/published.ts";
import type { SheetFacts } from "../../../domain/seating-drawing/sheet.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { planZh } from "../../../texts/plan.zh.ts";

interface PlanTitleBlockProps {
  facts: Omit<SheetFacts, "day">;
  today: () => string;
}

/** Renders the title block of a printed sheet, below the drawing; hidden on screen. */
export function PlanTitleBlock({ facts, today }: PlanTitleBlockProps) {
  const { drawing, venue, space, demo, layout, people, figures } = facts;
  const { title, figures: said } = planZh;
  // Pages are cached for many visitors: the day is set in the visitor's browser.
  const [day, setDay] = useState("");
  useEffect(() => setDay(today()), [today]);
  const over = drawing.plan ? people - drawing.plan.people : 0;
  const cells = [
    [title.venue, venue + (demo ? `（${planZh.demo}）` : "")],
    [title.space, space],
    [title.layout, layoutByKey(layout).name + (drawing.plan ? "" : ` ${planZh.unsuitable}`)],
    [
      title.people,
      drawing.plan
        ? planZh.people(formatNumber(people)) + (over > 0 ? `，${planZh.short(formatNumber(over))}` : "")
        : planZh.empty,
    ],
    [title.scale, `1:${paperScale(drawing.frame).scale}（A4）`],
    [title.day, day],
  ] as const;
  const figure = (value: number | undefined) => (value === undefined ? planZh.unknown : formatNumber(value));
  const line = [
    ...(["published", "comfortable", "limit", "maximum"] as const).map((key) => `${said[key]} ${figure(figures[key])}`),
    planZh.judgement[judgePublished(figures)],
  ].join("　");
  return (
    <div className="plan-title">
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
