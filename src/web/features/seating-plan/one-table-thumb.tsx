import type { Seat, Table } from "../../../domain/seating/arrangement.ts";
import type { SeatingPlan } from "../../../domain/seating/plan-seating.ts";
import {
  createChairPath,
  createDashedRows,
  createDeskBandPath,
  splitFurniture,
  createTablePath,
} from "../../../domain/seating-drawing/create-table-path.ts";
import { DashedRows } from "./drawing-marks.tsx";
import planStyles from "../../ui/drawing/plan.module.css";

/** More chairs than this around one table are drawn as dashed lines. */
const maxDrawnChairs = 40;

/** Swaps x and y, so that one function draws the rows on all four sides of a table. */
const swapAxes = <T extends { x: number; y: number }>(places: readonly T[]): T[] =>
  places.map((place) => ({ ...place, x: place.y, y: place.x }));

const sortByRow = <T extends { x: number; y: number }>(places: readonly T[]): T[] =>
  places.toSorted((a, b) => a.x - b.x || a.y - b.y);

interface SidesProps {
  occupied: readonly Seat[];
  spare: readonly Seat[];
  tables: readonly Table[];
}

/** Renders sides of a large table: chairs as dashes, tables as bands. */
function Sides({ occupied, spare, tables }: SidesProps) {
  return (
    <>
      {tables.length > 0 && <path className={planStyles.table} d={createDeskBandPath(sortByRow(tables))} />}
      {spare.length > 0 && <DashedRows rows="ghost" {...createDashedRows(sortByRow(spare))} />}
      {occupied.length > 0 && <DashedRows rows="seat" {...createDashedRows(sortByRow(occupied))} />}
    </>
  );
}

/** Renders a thumbnail of one large table: chair by chair, or as dashed sides where there are many. */
export function OneTableThumb({ plan }: { plan: SeatingPlan }) {
  const { occupiedSeats, freeSeats, tables } = splitFurniture(plan);
  if (plan.seats.length <= maxDrawnChairs) {
    return (
      <>
        <path className={planStyles.table} d={createTablePath(tables)} />
        {freeSeats.length > 0 && <path className={planStyles.freeSeat} d={createChairPath(freeSeats)} />}
        <path className={planStyles.seat} d={createChairPath(occupiedSeats)} />
      </>
    );
  }
  const isAcross = ({ facing }: Seat) => Math.round(facing) % 180 === 0;
  const isAlong = (seat: Seat) => !isAcross(seat);
  const isHorizontal = ({ width, height }: Table) => width > height;
  const horizontalTables = swapAxes(tables.filter(isHorizontal)).map((table) => ({
    ...table,
    width: table.height,
    height: table.width,
  }));
  return (
    <>
      <Sides
        spare={freeSeats.filter(isAcross)}
        occupied={occupiedSeats.filter(isAcross)}
        tables={tables.filter((table) => !isHorizontal(table))}
      />
      <g transform="matrix(0 1 1 0 0 0)">
        <Sides
          spare={swapAxes(freeSeats.filter(isAlong))}
          occupied={swapAxes(occupiedSeats.filter(isAlong))}
          tables={horizontalTables}
        />
      </g>
    </>
  );
}
