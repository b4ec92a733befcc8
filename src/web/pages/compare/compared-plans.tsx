import type { CSSProperties } from "react";
import { formatArea, formatCm, formatNumber, formatSizeShort } from "#domain/format.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { DrawingMarks } from "../../features/seating-plan/drawing-marks.tsx";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { formatFit } from "../../ui/text/format-fit.ts";
import planStyles from "../../ui/drawing/plan.module.css";
import textStyles from "../../ui/text/text.module.css";
import type { CompareData, ComparedFacts } from "./page.tsx";
import styles from "./compared-plans.module.css";

const texts = comparePageZh.scale;
/** Metres that the bar measures: twice as many where drawings are wider than this. */
const barMetres = 10;
const widestForBar = 60;
/** Pixels of the plans and between two in the widest window, and those of the labels that the bar may take. */
const plansWidth = 1040;
const columnGap = 16;
/** A single plan is no wider than one of two. */
const leastColumns = 2;
const labelWidth = 140;
/** Metres left of the inner wall: no door opens there, so that the walls begin where the columns do. */
const leftMargin = 0.35;

/** Returns the metres of a drawing, from its left wall to its door leaves. */
const getDrawnWidth = ({ frame }: NonNullable<ComparedFacts["plan"]>) => frame.width + frame.x + leftMargin;

/** Renders the plan of a space at the scale that all share, its walls on one line; `widest` is the widest drawing, in metres. */
function ComparedPlan({ one, widest }: { one: ComparedFacts; widest: number }) {
  const { plan, space, fit, venue } = one;
  if (!plan) return <p className={classNames(styles.unmeasured, textStyles.small)}>{texts.unmeasured}</p>;
  const { frame, marks, length, width, people } = plan;
  const size = formatSizeShort(length, width);
  const seated = people > 0 ? texts.seated(formatNumber(people)) : "";
  const drawnWidth = getDrawnWidth(plan);
  const box = [-leftMargin, frame.y, drawnWidth, frame.height].map(formatCm).join(" ");
  return (
    <figure className={styles.figure}>
      <Link
        aria-label={texts.planLabel(space.name, size, seated)}
        href={formatSpaceHref(venue.id, space.id)}
        style={{ width: `${((drawnWidth / widest) * 100).toFixed(2)}%` }}
      >
        <svg aria-hidden="true" className={classNames(planStyles.plan, planStyles.thumb)} viewBox={box}>
          <DrawingMarks marks={marks} />
        </svg>
      </Link>
      <figcaption>
        <b>{size}</b> m
        <span className={textStyles.soft}>
          {space.area && <span className={styles.area}>，{formatArea(space.area)} m²</span>}
          {fit && `，${formatFit(fit)}`}
        </span>
      </figcaption>
    </figure>
  );
}

/** Renders the plans side by side at one scale, their bottom walls level, with one bar for all. */
export function ComparedPlans({ data }: { data: CompareData }) {
  const { spaces, event } = data;
  const widest = Math.max(0, ...spaces.map(({ plan }) => (plan ? getDrawnWidth(plan) : 0)));
  const metres = widest > widestForBar ? 2 * barMetres : barMetres;
  const { people } = event;
  const columns = Math.max(leastColumns, spaces.length);
  const barWidth = (plansWidth / columns - columnGap) * (metres / widest);
  return (
    <section className={styles.plans} style={{ "--columns": columns } as CSSProperties}>
      {widest > 0 && (
        <div className={classNames(styles.scale, barWidth <= labelWidth && styles.inLabels, textStyles.small)}>
          <div className={styles.scaleBar} style={{ "--share": (metres / widest).toFixed(4) } as CSSProperties}>
            <DimensionLine>{texts.bar(String(metres))}</DimensionLine>
          </div>
          <p>{people === undefined ? texts.comfortable : texts.people(formatNumber(people))}</p>
        </div>
      )}
      {spaces.map((one) => (
        <ComparedPlan key={one.space.id} one={one} widest={widest} />
      ))}
      <BlockRenderUntilLoaded id="plans" />
    </section>
  );
}
