import { formatCm } from "#domain/format.ts";
import { useId } from "react";
import type { Mark, MarkRole, RowsMark, StampMark } from "#domain/seating-drawing/mark.ts";
import planStyles from "../../ui/drawing/plan.module.css";

const roleClasses: Record<MarkRole, string | undefined> = {
  wall: planStyles.wall,
  gap: planStyles.doorway,
  line: planStyles.line,
  stage: planStyles.stage,
  "stage-assumed": planStyles.assumedStage,
  screen: planStyles.screen,
  "screen-assumed": planStyles.assumedScreen,
  table: planStyles.table,
  seat: planStyles.seat,
  ghost: planStyles.freeSeat,
  partition: planStyles.partition,
};

/** Renders a drawing's marks as SVG elements; the style sheet defines how a role looks. */
export function DrawingMarks({ marks }: { marks: readonly Mark[] }) {
  const id = useId();
  return marks.map((mark, index) => {
    const key = `${index} ${"role" in mark ? mark.role : ""}`;
    if ("role" in mark) return <path className={roleClasses[mark.role]} d={mark.d} key={key} />;
    if ("rows" in mark) return <DashedRows key={key} {...mark} />;
    return <Stamps id={`${id}${index}`} key={key} {...mark} />;
  });
}

/** Renders rows of chairs as dashes; their stroke width is in metres, unlike the other lines'. */
function DashedRows({ rows, ...line }: RowsMark) {
  const isOccupied = rows === "seat";
  const stroke = isOccupied ? "currentColor" : "var(--ghost)";
  return <path {...line} fill="none" style={{ vectorEffect: "none", stroke, opacity: isOccupied ? 0.6 : 0.5 }} />;
}

/** Set inline, because style sheet rules do not reach the content of `use`. */
const hairline = { vectorEffect: "non-scaling-stroke" } as const;

function Stamps({ id, chairs, table, places }: StampMark & { id: string }) {
  return (
    <>
      <defs>
        <g id={id}>
          <path d={chairs} style={hairline} />
          <path d={table} style={{ ...hairline, fill: "var(--bg)" }} />
        </g>
      </defs>
      {places.map(({ role, at }) => (
        <g className={roleClasses[role]} key={role}>
          {at.map(([x, y]) => (
            <use href={`#${id}`} key={`${formatCm(x)} ${formatCm(y)}`} x={formatCm(x)} y={formatCm(y)} />
          ))}
        </g>
      ))}
    </>
  );
}
