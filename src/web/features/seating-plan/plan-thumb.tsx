import { planSeating, type SeatingPlan } from "../../../domain/seating/plan.ts";
import { type Measured, roomOf } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import type { Space } from "../../../domain/space/space.ts";
import {
  cm,
  dashedRows,
  deskBands,
  divided,
  dottedTables,
  rowLines,
  screenPath,
  tablePath,
} from "../../../domain/seating-drawing/furniture.ts";
import { DashedRows } from "./drawing-marks.tsx";
import { OneTableThumb } from "./one-table-thumb.tsx";

export interface PlanThumbProps {
  space: Measured & Partial<Pick<Space, "capacity">>;
  layout: LayoutKey;
  /** People to seat; all comfortable seats where absent. */
  people?: number;
  pxPerMetre: number;
}

/** Below this many pixels a metre, rows are drawn as lines. */
const chairsFrom = 2.5;
/** More round tables than this are drawn as dots: their outlines would be larger than the rest of the row's markup. */
const mostCircles = 48;

/** Layouts of one large table, whose seats face in every direction. */
const oneTable = new Set<LayoutKey>(["boardroom", "ushape", "hollow"]);

/** Renders a thumbnail of a space with its furniture, at the list's common scale; nothing where its measures are unknown. */
export function PlanThumb({ space, layout, people, pxPerMetre }: PlanThumbProps) {
  const room = roomOf(space);
  if (!room) return null;
  // A layout that the venue publishes as unsuitable (0 seats) leaves the room empty.
  const plan =
    space.capacity?.[layout] === 0 ? undefined : planSeating(room, layout, people === undefined ? {} : { people });
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
      {plan && <path className="p-screen" d={screenPath(plan)} />}
      {plan && <Furniture close={pxPerMetre < chairsFrom} plan={plan} />}
    </svg>
  );
}

function Furniture({ plan, close }: { plan: SeatingPlan; close: boolean }) {
  if (oneTable.has(plan.layout)) return <OneTableThumb plan={plan} />;
  return plan.tables[0]?.round ? <Rounds plan={plan} /> : <Rows close={close} plan={plan} />;
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

/** Renders rows; spare seats are drawn without tables. */
function Rows({ plan, close }: { plan: SeatingPlan; close: boolean }) {
  const { mine, left, tables } = divided(plan);
  return (
    <>
      {left.length > 0 &&
        (close ? <path className="p-ghost" d={rowLines(left)} /> : <DashedRows rows="ghost" {...dashedRows(left)} />)}
      {tables.length > 0 && !close && <path className="p-table" d={deskBands(tables)} />}
      {close ? <path className="p-seat" d={rowLines(mine)} /> : <DashedRows rows="seat" {...dashedRows(mine)} />}
    </>
  );
}
