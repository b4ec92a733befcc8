import type { CSSProperties, ReactNode } from "react";
import { formatMetres } from "../../../domain/format.ts";
import type { SeatingPlan } from "../../../domain/seating/plan.ts";
import type { Room } from "../../../domain/seating/room.ts";
import { DimensionLine } from "../../ui/dimension-line.tsx";

interface PlanNotesProps {
  plan: SeatingPlan;
  room: Room;
  /** The drawing's size with what lies outside the room, and how much that is on each side; m. */
  full: { width: number; height: number };
  margin: number;
}

/** A stage of less than this share of the drawing carries no words. */
const least = 0.08;

/** Sizes written where they are: stage and screen on the stage, the last row's distance in the middle aisle. */
export function PlanNotes({ plan, room, full, margin }: PlanNotesProps) {
  const { stage, screen, aisles, lastRow } = plan;
  const left = (x: number) => `${(((x + margin) / full.width) * 100).toFixed(2)}%`;
  const top = (y: number) => `${(((y + margin) / full.height) * 100).toFixed(2)}%`;
  const middle = room.width / 2;
  const open = aisles.some(({ y, height }) => y < middle - 0.5 && y + height > middle + 0.5);
  const noted = stage && stage.width / full.width > least;
  const x = stage ? (stage.width + screen.x) / 2 : 0;
  return (
    <>
      {noted && (
        <>
          <Note at={{ left: left(x), top: top(stage.y + stage.height * 0.2) }} size={[stage.height, stage.width]}>
            舞台
          </Note>
          <Note at={{ left: left(x), top: top(stage.y + stage.height * 0.8) }} size={[screen.width, screen.height]}>
            屏幕
          </Note>
        </>
      )}
      {open && (
        <div style={lineStyle(left(screen.x), `${((lastRow / full.width) * 100).toFixed(2)}%`, top(middle))}>
          <DimensionLine>最后一排离屏 {formatMetres(lastRow)} m</DimensionLine>
        </div>
      )}
    </>
  );
}

const lineStyle = (left: string, width: string, top: string): CSSProperties => ({
  position: "absolute",
  left,
  width,
  top,
  transform: "translateY(-50%)",
});

interface NoteProps {
  at: CSSProperties;
  size: [number, number];
  children: ReactNode;
}

const Note = ({ at, size, children }: NoteProps) => (
  <span className="note clear only-wide" style={at}>
    {children}
    <br />
    {size.map(formatMetres).join(" × ")}
  </span>
);
