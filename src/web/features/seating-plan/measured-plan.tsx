import type { CSSProperties, ReactNode } from "react";
import { formatMetres } from "#domain/format.ts";
import { type Drawing, drawingMargin, type DrawingNote } from "#domain/seating-drawing/draw-room.ts";
import { getNoteLabel } from "#domain/seating-drawing/render-plan-sheet.ts";
import { chooseScaleBar } from "#domain/seating-drawing/paper-scale.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { DimensionLine } from "../../ui/drawing/dimension-line.tsx";
import { getMarginShare, PlanSvg } from "./plan-drawing.tsx";
import dimensionLineStyles from "../../ui/drawing/dimension-line.module.css";
import planStyles from "../../ui/drawing/plan.module.css";
import styles from "./measured-plan.module.css";

export interface MeasuredPlanProps {
  drawing: Drawing;
  name: string;
  describedBy?: string | undefined;
  /** What lies on the floor under the furniture, in metres. */
  lit?: ReactNode;
  /** What stands over the plan, placed by `toPointStyle`. */
  children?: ReactNode;
}

/** A stretch of less than this share of the length has ticks without a figure; it follows from the others. */
const minShareForFigure = 0.03;
/** A stretch of less than this share has a figure without a name; next to an upright drawing the figure is horizontal. */
const minShareForName = 0.075;

const formatPercent = (metres: number, of: number) => `${((metres / of) * 100).toFixed(2)}%`;

/**
 * Renders the drawing with its measures: both dimensions, the chain of stretches along the length, sizes, the last row's
 * distance, a scale bar. It lies (screen at the left) or stands (screen on top) by `data-turn` on an ancestor; the style
 * sheet turns it, so that the server's markup never shifts.
 */
export function MeasuredPlan({ drawing, name, describedBy, lit, children }: MeasuredPlanProps) {
  const { frame, room, notes, parts } = drawing;
  const share = getMarginShare(frame);
  const length = `${formatMetres(room.length)} m`;
  const width = `${formatMetres(room.width)} m`;
  const style = {
    "--in": `${share.across.toFixed(2)}%`,
    "--iv": `${share.down.toFixed(2)}%`,
    "--w": frame.width.toFixed(2),
    "--h": frame.height.toFixed(2),
  } as CSSProperties;
  return (
    <div className={classNames(dimensionLineStyles.drawing, styles.measuredPlan)} style={style}>
      <DimensionLine className={classNames(styles.dimension, styles.whenLying)}>{length}</DimensionLine>
      <DimensionLine className={classNames(styles.dimension, styles.whenStanding)}>{width}</DimensionLine>
      <div className={classNames(dimensionLineStyles.planBox, styles.planBox)}>
        {/* First, so that nothing is drawn before the plan gives the box its height. */}
        <PlanSvg describedBy={describedBy} drawing={drawing} lit={lit} name={name} />
        <DimensionLine className={classNames(styles.dimension, styles.vertical, styles.whenLying)} vertical>
          {width}
        </DimensionLine>
        <DimensionLine className={classNames(styles.dimension, styles.vertical, styles.whenStanding)} vertical>
          {length}
        </DimensionLine>
        {notes.map((note) => (
          <NoteLabel drawing={drawing} key={note.what} note={note} />
        ))}
        {parts.map(({ name: part, axis, from, to }) => {
          const at =
            axis === "x" ? { x: to - 0.3, y: room.width + 0.85 } : { x: room.length + 0.4, y: (from + to) / 2 };
          return (
            <span
              className={classNames(
                planStyles.note,
                planStyles.clear,
                styles.note,
                styles.partName,
                styles.wideOnly,
                axis === "y" && styles.across,
              )}
              key={part}
              style={toPointStyle(drawing, at)}
            >
              {part}
            </span>
          );
        })}
        <SightLine drawing={drawing} />
        {children}
        <DimensionChain className={styles.whenStanding} drawing={drawing} vertical />
      </div>
      <DimensionChain className={styles.whenLying} drawing={drawing} />
      <ScaleBar drawing={drawing} />
    </div>
  );
}

/** Returns a point of the room (metres) as CSS percentages of the drawing; the style sheet maps them by orientation. */
export const toPointStyle = ({ frame }: Drawing, { x, y }: { x: number; y: number }): CSSProperties =>
  ({
    "--x": formatPercent(x + drawingMargin, frame.width),
    "--y": formatPercent(y + drawingMargin, frame.height),
  }) as CSSProperties;

function NoteLabel({ drawing, note }: { drawing: Drawing; note: DrawingNote }) {
  return (
    <span
      className={classNames(planStyles.note, planStyles.clear, styles.note, styles.sizeNote)}
      style={toPointStyle(drawing, note)}
    >
      {getNoteLabel(note, planZh)}
      <br />
      {note.size.map(formatMetres).join(" × ")}
    </span>
  );
}

/** Renders the last row's distance to the screen, in the middle aisle. */
function SightLine({ drawing }: { drawing: Drawing }) {
  const { sight, frame } = drawing;
  if (!sight) return null;
  const label = (
    <>
      <span className={styles.wideOnly}>{planZh.sight}</span>
      {formatMetres(sight.metres)} m
    </>
  );
  const style = {
    ...toPointStyle(drawing, sight),
    "--long": formatPercent(sight.metres, frame.width),
  } as CSSProperties;
  return (
    <>
      <DimensionLine className={classNames(styles.dimension, styles.sightLine, styles.whenLying)} style={style}>
        {label}
      </DimensionLine>
      <DimensionLine
        className={classNames(styles.dimension, styles.vertical, styles.sightLine, styles.whenStanding)}
        style={style}
        vertical
      >
        {label}
      </DimensionLine>
    </>
  );
}

/** Renders the stretches along the room; on the phone figures only, since names would cover their neighbours. */
function DimensionChain({
  drawing,
  className,
  vertical,
}: {
  drawing: Drawing;
  className: string | undefined;
  vertical?: boolean;
}) {
  const { plan } = drawing;
  if (!plan) return null;
  const starts = plan.dimensionChain.map((_, index) =>
    plan.dimensionChain.slice(0, index).reduce((sum, { metres }) => sum + metres, 0),
  );
  return (
    <div className={classNames(dimensionLineStyles.dimensionChain, styles.chain, className)}>
      {plan.dimensionChain.map(({ what, metres }, index) => {
        const share = metres / drawing.room.length;
        const isTight = share < minShareForName;
        const label = what === "stage" ? planZh.stage : what === "seats" ? planZh.furniture[plan.layout] : "";
        return (
          <div key={starts[index]} style={{ flex: `0 0 ${formatPercent(metres, drawing.room.length)}` }}>
            <DimensionLine
              className={classNames(styles.dimension, vertical && styles.vertical, isTight && styles.tight)}
              vertical={vertical}
            >
              {label && !isTight && <span className={styles.wideOnly}>{label} </span>}
              {share >= minShareForFigure && formatMetres(metres)}
            </DimensionLine>
          </div>
        );
      })}
    </div>
  );
}

/** Renders a scale bar of round metres, on paper. */
function ScaleBar({ drawing: { frame } }: { drawing: Drawing }): ReactNode {
  const metres = chooseScaleBar(frame);
  const style = {
    "--bar": formatPercent(metres, frame.width),
  } as CSSProperties;
  return (
    <div aria-hidden="true" className={styles.scaleBar} style={style}>
      <i />
      <span>0</span>
      <span>{metres / 2}</span>
      <span>{metres} m</span>
    </div>
  );
}
