import { useId } from "react";
import type { Seat, Table } from "../../../domain/seating/arrangement.ts";
import { planSeating } from "../../../domain/seating/plan.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import type { Space } from "../../../domain/space/space.ts";
import { chairPath, cm, rowLines, tablePath } from "../../features/seating-plan/furniture.ts";

interface ScaledPlanProps {
  space: Pick<Space, "length" | "width" | "height" | "stage" | "pillars">;
  layout: LayoutKey;
  people: number;
  /** In words; absent where the text beside says it. */
  label?: string;
}

/** Chairs of more people than this are drawn as rows, or the document grows heavy. */
const mostChairs = 300;

/** A room with its people, seat by seat, as wide as its frame; the frame gives the scale. Nothing where its measures are unknown. */
export function ScaledPlan({ space, layout, people, label }: ScaledPlanProps) {
  const room = roomOf(space);
  if (!room) return null;
  const plan = planSeating(room, layout, { people });
  const edge = 0.15;
  const size = [-edge, -edge, room.length + 2 * edge, room.width + 2 * edge].map(cm).join(" ");
  const words =
    label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <svg className="plan thumb" viewBox={size} {...words}>
      <path className="p-room" d={`M0 0h${cm(room.length)}v${cm(room.width)}h${cm(-room.length)}z`} />
      {room.pillars.length > 0 && <path className="p-wall" d={tablePath(room.pillars)} />}
      {plan?.stage && <path className="p-stage" d={tablePath([plan.stage])} />}
      {plan && <path className="p-screen" d={`M${cm(plan.screen.x)} ${cm(plan.screen.y)}v${cm(plan.screen.width)}`} />}
      {plan && plan.tables[0]?.round && <Rounds people={plan.people} seats={plan.seats} tables={plan.tables} />}
      {plan && !plan.tables[0]?.round && (
        <>
          <Furniture
            className="p-ghost"
            seats={plan.seats.slice(plan.people)}
            tables={plan.tables.slice(plan.tablesInUse)}
          />
          <Furniture seats={plan.seats.slice(0, plan.people)} tables={plan.tables.slice(0, plan.tablesInUse)} />
        </>
      )}
    </svg>
  );
}

/** Tables and chairs; left-over ones in one path. Long rows of chairs alone become lines. */
function Furniture({ tables, seats, className }: { tables: Table[]; seats: Seat[]; className?: string }) {
  if (seats.length === 0) return null;
  const chairs = seats.length > mostChairs && tables.length === 0 ? rowLines(seats) : chairPath(seats);
  if (className) return <path className={className} d={tablePath(tables) + chairs} />;
  return (
    <>
      {tables.length > 0 && <path className="p-table" d={tablePath(tables)} />}
      <path className="p-seat" d={chairs} />
    </>
  );
}

/** Round tables: one symbol with its chairs, placed many times, else a page of a hundred tables weighs too much. */
function Rounds({ tables, seats, people }: { tables: Table[]; seats: Seat[]; people: number }) {
  const id = useId();
  const each = Math.ceil(seats.length / tables.length);
  const full = Math.floor(people / each);
  const first = tables[0]!;
  const [x0, y0] = [first.x + first.width / 2, first.y + first.height / 2];
  const ring = seats.slice(0, each).map((seat) => ({ ...seat, x: seat.x - x0, y: seat.y - y0 }));
  const use = ({ x, y, width, height }: Table) => (
    <use href={`#${id}`} key={`${x} ${y}`} x={cm(x + width / 2)} y={cm(y + height / 2)} />
  );
  return (
    <>
      <defs>
        <g className="table-ring" id={id}>
          <path d={tablePath([{ ...first, x: first.x - x0, y: first.y - y0 }])} />
          <path className="c" d={chairPath(ring)} />
        </g>
      </defs>
      <g className="p-round ghost">{tables.slice(full).map(use)}</g>
      <g className="p-round">{tables.slice(0, full).map(use)}</g>
      {people > full * each && <path className="p-seat" d={chairPath(seats.slice(full * each, people))} />}
    </>
  );
}
