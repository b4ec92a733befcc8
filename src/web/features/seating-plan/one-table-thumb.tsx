import type { Seat, Table } from "../../../domain/seating/arrangement.ts";
import type { SeatingPlan } from "../../../domain/seating/plan.ts";
import { chairPath, dashedRows, deskBands, divided, tablePath } from "../../../domain/seating-drawing/furniture.ts";
import { DashedRows } from "./drawing-marks.tsx";

/** More chairs than this around one table are drawn as dashed lines. */
const mostAround = 40;

/** Swaps x and y, so that one function draws the rows on all four sides of a table. */
const mirrored = <T extends { x: number; y: number }>(places: readonly T[]): T[] =>
  places.map((place) => ({ ...place, x: place.y, y: place.x }));

const inRows = <T extends { x: number; y: number }>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => a.x - b.x || a.y - b.y);

interface SidesProps {
  mine: readonly Seat[];
  left: readonly Seat[];
  tables: readonly Table[];
}

/** Renders sides of a large table: chairs as dashes, tables as bands. */
function Sides({ mine, left, tables }: SidesProps) {
  return (
    <>
      {tables.length > 0 && <path className="p-table" d={deskBands(inRows(tables))} />}
      {left.length > 0 && <DashedRows rows="ghost" {...dashedRows(inRows(left))} />}
      {mine.length > 0 && <DashedRows rows="seat" {...dashedRows(inRows(mine))} />}
    </>
  );
}

/** Renders a thumbnail of one large table: chair by chair, or as dashed sides where there are many. */
export function OneTableThumb({ plan }: { plan: SeatingPlan }) {
  const { mine, left, tables } = divided(plan);
  if (plan.seats.length <= mostAround) {
    return (
      <>
        <path className="p-table" d={tablePath(tables)} />
        {left.length > 0 && <path className="p-ghost" d={chairPath(left)} />}
        <path className="p-seat" d={chairPath(mine)} />
      </>
    );
  }
  const across = ({ facing }: Seat) => Math.round(facing) % 180 === 0;
  const along = (seat: Seat) => !across(seat);
  const lies = ({ width, height }: Table) => width > height;
  const lying = mirrored(tables.filter(lies)).map((table) => ({ ...table, width: table.height, height: table.width }));
  return (
    <>
      <Sides left={left.filter(across)} mine={mine.filter(across)} tables={tables.filter((table) => !lies(table))} />
      <g transform="matrix(0 1 1 0 0 0)">
        <Sides left={mirrored(left.filter(along))} mine={mirrored(mine.filter(along))} tables={lying} />
      </g>
    </>
  );
}
