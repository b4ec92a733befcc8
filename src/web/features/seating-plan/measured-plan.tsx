import type { CSSProperties, ReactNode } from "react";
import { formatMetres } from "../../../domain/format.ts";
import { type Drawing, drawingMargin, type Note } from "../../../domain/seating-drawing/draw-room.ts";
import { noteWord } from "../../../domain/seating-drawing/sheet.ts";
import { scaleBar } from "../../../domain/seating-drawing/paper-scale.ts";
import { planZh } from "../../../texts/plan.zh.ts";
import { classNames } from "../../ui/class-names.ts";
import { DimensionLine } from "../../ui/dimension-line.tsx";
import { marginShare, PlanSvg } from "./plan-drawing.tsx";
import "./measured-plan.css";

interface MeasuredPlanProps {
  drawing: Drawing;
  name: string;
  describedBy?: string;
}

/** A stretch of less than this share of the length has ticks without a figure; it follows from the others. */
const leastWritten = 0.03;
/** A stretch of less than this share has a figure without a name; next to an upright drawing the figure is horizontal. */
const leastWorded = 0.075;

const percent = (metres: number, of: number) => `${((metres / of) * 100).toFixed(2)}%`;

/**
 * Renders the drawing with its measures: both dimensions, the chain of stretches along the length, sizes, the last row's
 * distance, a scale bar. It lies (screen at the left) or stands (screen on top) by `data-turn` on an ancestor; the style
 * sheet turns it, so that the server's markup never shifts.
 */
export function MeasuredPlan({ drawing, name, describedBy }: MeasuredPlanProps) {
  const { frame, room, notes, parts } = drawing;
  const share = marginShare(frame);
  const length = `${formatMetres(room.length)} m`;
  const width = `${formatMetres(room.width)} m`;
  const style = {
    "--in": `${share.across.toFixed(2)}%`,
    "--iv": `${share.down.toFixed(2)}%`,
    "--w": frame.width.toFixed(2),
    "--h": frame.height.toFixed(2),
  } as CSSProperties;
  return (
    <div className="draw measured" style={style}>
      <DimensionLine className="when-lies">{length}</DimensionLine>
      <DimensionLine className="when-stands">{width}</DimensionLine>
      <div className="box">
        <DimensionLine className="when-lies" vertical>
          {width}
        </DimensionLine>
        <DimensionLine className="when-stands" vertical>
          {length}
        </DimensionLine>
        <PlanSvg describedBy={describedBy} drawing={drawing} name={name} />
        {notes.map((note) => (
          <NoteAt drawing={drawing} key={note.what} note={note} />
        ))}
        {parts.map(({ name: part, axis, from, to }) => {
          const at =
            axis === "x" ? { x: to - 0.3, y: room.width + 0.85 } : { x: room.length + 0.4, y: (from + to) / 2 };
          return (
            <span
              className={classNames("note clear part-name plan-words", axis === "y" && "across")}
              key={part}
              style={pointOf(drawing, at)}
            >
              {part}
            </span>
          );
        })}
        <Sight drawing={drawing} />
        <Chain className="when-stands" drawing={drawing} vertical />
      </div>
      <Chain className="when-lies" drawing={drawing} />
      <ScaleBar drawing={drawing} />
    </div>
  );
}

/** Returns a point of the room (metres) as CSS percentages of the drawing; the style sheet maps them by orientation. */
const pointOf = ({ frame }: Drawing, { x, y }: { x: number; y: number }): CSSProperties =>
  ({
    "--x": percent(x + drawingMargin, frame.width),
    "--y": percent(y + drawingMargin, frame.height),
  }) as CSSProperties;

function NoteAt({ drawing, note }: { drawing: Drawing; note: Note }) {
  return (
    <span className="note clear plan-words" style={pointOf(drawing, note)}>
      {noteWord(note, planZh)}
      <br />
      {note.size.map(formatMetres).join(" × ")}
    </span>
  );
}

/** Renders the last row's distance to the screen, in the middle aisle. */
function Sight({ drawing }: { drawing: Drawing }) {
  const { sight, frame } = drawing;
  if (!sight) return null;
  const words = (
    <>
      <span className="plan-words">{planZh.sight}</span>
      {formatMetres(sight.metres)} m
    </>
  );
  const style = { ...pointOf(drawing, sight), "--long": percent(sight.metres, frame.width) } as CSSProperties;
  return (
    <>
      <DimensionLine className="sight when-lies" style={style}>
        {words}
      </DimensionLine>
      <DimensionLine className="sight when-stands" style={style} vertical>
        {words}
      </DimensionLine>
    </>
  );
}

/** Renders the stretches along the room; on the phone figures only, since names would cover their neighbours. */
function Chain({ drawing, className, vertical }: { drawing: Drawing; className: string; vertical?: boolean }) {
  const { plan } = drawing;
  if (!plan) return null;
  const starts = plan.chain.map((_, index) => plan.chain.slice(0, index).reduce((sum, { metres }) => sum + metres, 0));
  return (
    <div className={`chain ${className}`}>
      {plan.chain.map(({ what, metres }, index) => {
        const share = metres / drawing.room.length;
        const tight = share < leastWorded;
        const word = what === "stage" ? planZh.stage : what === "seats" ? planZh.furniture[plan.layout] : "";
        return (
          <div key={starts[index]} style={{ flex: `${metres} 0 0` }}>
            <DimensionLine className={tight ? "tight" : undefined} vertical={vertical}>
              {word && !tight && <span className="plan-words">{word} </span>}
              {share >= leastWritten && formatMetres(metres)}
            </DimensionLine>
          </div>
        );
      })}
    </div>
  );
}

/** Renders a scale bar of round metres for both orientations. */
function ScaleBar({ drawing: { frame } }: { drawing: Drawing }): ReactNode {
  const metres = scaleBar(frame);
  const style = {
    "--bar": percent(metres, frame.width),
    "--bar-stands": percent(metres, frame.height),
  } as CSSProperties;
  return (
    <div aria-hidden="true" className="scale-bar" style={style}>
      <i />
      <span>0</span>
      <span>{metres / 2}</span>
      <span>{metres} m</span>
    </div>
  );
}
