import type { ComponentType } from "react";
import type { ArticleFigureWire, FigureOfKind } from "#contract/schemas/article-figure.ts";
import type { CaseDrawing } from "#contract/schemas/case-drawing.ts";
import { formatArea, formatDecimals, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { BarsFigure } from "./bars-figure.tsx";
import { NumberList } from "./number-list.tsx";
import { RulerFigure } from "./ruler-figure.tsx";
import styles from "./article-figure.module.css";

/** Draws a space with its people (`DrawnSpace`). */
export type PlanComponent = ComponentType<{ drawing: CaseDrawing }>;

function PlanFigure({ figure, plan: Plan }: { figure: FigureOfKind<"plan">; plan: PlanComponent }) {
  const texts = articleZh.plan;
  const { drawing, layout, people, hasSpare, stage, farthest } = figure;
  const facts = [
    texts.seated(getLayoutByKey(layout).name, formatNumber(people)),
    hasSpare && texts.spare,
    stage && texts.stage(formatDecimals(stage.depth)),
    texts.farthest(formatNumber(farthest)),
  ];
  return (
    <div className={styles.planned}>
      <Plan drawing={drawing} />
      <p className={styles.caption}>{facts.filter(Boolean).join("，")}</p>
    </div>
  );
}

function ProductFigure({ figure: { factors, product, unit } }: { figure: FigureOfKind<"product"> }) {
  const { of, rounded } = articleZh.product;
  return (
    <>
      <p className={styles.product}>
        {factors.map(({ count, unit: label }, at) => (
          <span key={label}>
            {at > 0 && "× "}
            <b>{formatNumber(count)}</b> {label}
          </span>
        ))}
        <span>
          = <b className={styles.plan}>{formatNumber(product)}</b> {unit}
        </span>
      </p>
      <p className={styles.caption}>
        {[...factors.map(({ length, step }) => of(formatDecimals(length), formatDecimals(step))), rounded].join("，")}
      </p>
    </>
  );
}

function MinutesFigure({ figure }: { figure: FigureOfKind<"minutes"> }) {
  const texts = articleZh.minutes;
  const { people, places, perMinute, minutes, available } = figure;
  const isLate = available !== undefined && minutes > available;
  return (
    <>
      {available !== undefined && (
        <div aria-hidden="true" className={styles.minutes}>
          <i
            className={isLate ? styles.late : undefined}
            style={{ width: `${((minutes / Math.max(minutes, available)) * 100).toFixed(1)}%` }}
          />
        </div>
      )}
      <NumberList
        numbers={[
          {
            label: texts.title,
            value: formatArea(minutes),
            unit: texts.unit,
            className: isLate ? styles.caution : styles.plan,
          },
          ...(available === undefined
            ? []
            : [{ label: texts.available, value: formatNumber(available), unit: texts.unit }]),
        ]}
      />
      <p className={styles.caption}>
        {texts.caption(formatNumber(people), formatNumber(places), formatNumber(perMinute))}
      </p>
    </>
  );
}

const SharesFigure = ({ figure: { items, unit } }: { figure: FigureOfKind<"shares"> }) => (
  <NumberList
    numbers={items.map(({ label, share, value }) => ({
      label: share === 1 ? label : articleZh.share(label, formatNumber(share * 100)),
      value: formatNumber(value),
      unit,
    }))}
  />
);

/** Renders a figure of an article by its kind. */
export function ArticleFigure({ figure, plan }: { figure: ArticleFigureWire; plan: PlanComponent }) {
  switch (figure.kind) {
    case "ruler":
      return <RulerFigure figure={figure} />;
    case "plan":
      return <PlanFigure figure={figure} plan={plan} />;
    case "bars":
      return <BarsFigure figure={figure} />;
    case "product":
      return <ProductFigure figure={figure} />;
    case "minutes":
      return <MinutesFigure figure={figure} />;
    case "shares":
      return <SharesFigure figure={figure} />;
  }
}
