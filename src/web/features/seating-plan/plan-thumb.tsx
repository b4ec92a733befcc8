import { planSeating, type SeatingPlan } from "../../../domain/seating/plan.ts";
import { type Measured, roomOf } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import { chairPath, cm, deskBands, divided, dottedTables, rowLines, tablePath } from "./furniture.ts";
import { Dashed } from "./placed-furniture.tsx";

export interface PlanThumbProps {
  space: Measured;
  layout: LayoutKey;
  /** My people; all comfortable seats where absent. */
  people?: number;
  pxPerMetre: number;
}

/** Below this many pixels a metre rows are lines. */
const chairsFrom = 2.5;
/** More round tables than this are dots: their outlines would weigh more than the row they stand in. */
const mostCircles = 48;

/** A space with its furniture, small, to the scale that its neighbours share. Nothing where its measures are unknown. */
export function PlanThumb({ space, layout, people, pxPerMetre }: PlanThumbProps) {
  const room = roomOf(space);
  if (!room) return null;
  const plan = planSeating(room, layout, people === undefined ? {} : { people });
  const edge = 1 / pxPerMetre;
  const [width, height] = [room.length + 2 * edge, room.width + 2 * edge];
  return (
    <svg
      aria-hidden="true"
      className="plan thumb"
      height={cm(height * pxPerMetre)}
      viewBox={`${cm(-edge)} ${cm(-edge)} ${cm(width)} ${cm(height)}`}
      width={cm(width * pxPerMetre)}
    >
      <path className="p-room" d={`M0 0h${cm(room.length)}v${cm(room.width)}h${cm(-room.length)}z`} />
      {plan?.stage && <path className="p-stage" d={tablePath([plan.stage])} />}
      {plan && <path className="p-screen" d={`M${cm(plan.screen.x)} ${cm(plan.screen.y)}v${cm(plan.screen.width)}`} />}
      {plan && (plan.tables[0]?.round ? <Rounds plan={plan} /> : <Rows close={pxPerMetre < chairsFrom} plan={plan} />)}
    </svg>
  );
}

function Rounds({ plan }: { plan: SeatingPlan }) {
  const { tables, leftTables } = divided(plan);
  if (plan.tables.length <= mostCircles) {
    return (
      <>
        {leftTables.length > 0 && <path className="p-ghost" d={tablePath(leftTables)} />}
        <path className="p-table" d={tablePath(tables)} />
      </>
    );
  }
  const dot = { strokeLinecap: "round", fill: "none" } as const;
  const ghost = { vectorEffect: "none", stroke: "var(--ghost)", opacity: 0.5 } as const;
  return (
    <>
      {leftTables.length > 0 && <path {...dottedTables(leftTables)} {...dot} style={ghost} />}
      <path {...dottedTables(tables)} {...dot} style={{ vectorEffect: "none", stroke: "currentColor", opacity: 0.6 }} />
    </>
  );
}

/** Rows; what is left over shows its chairs only. */
function Rows({ plan, close }: { plan: SeatingPlan; close: boolean }) {
  const { mine, left, tables } = divided(plan);
  const oneTable = ["boardroom", "ushape", "hollow"].includes(plan.layout);
  if (oneTable) {
    return (
      <>
        <path className="p-table" d={tablePath(tables)} />
        {left.length > 0 && <path className="p-ghost" d={chairPath(left)} />}
        <path className="p-seat" d={chairPath(mine)} />
      </>
    );
  }
  return (
    <>
      {left.length > 0 && (close ? <path className="p-ghost" d={rowLines(left)} /> : <Dashed ghost seats={left} />)}
      {tables.length > 0 && !close && <path className="p-table" d={deskBands(tables)} />}
      {close ? <path className="p-seat" d={rowLines(mine)} /> : <Dashed seats={mine} />}
    </>
  );
}
