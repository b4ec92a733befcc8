import type { Seat, Table } from "../seating/arrangement.ts";
import type { SeatingPlan } from "../seating/plan-seating.ts";
import {
  createChairPath,
  createDashedRows,
  splitFurniture,
  createScreenPath,
  createTablePath,
} from "./create-table-path.ts";
import type { Mark, PathMark, MarkRole } from "./mark.ts";

/** Above this many chairs a row is drawn as one dashed line, to keep the page small. */
const maxChairs = 600;

const createPathMarks = (role: MarkRole, d: string): PathMark[] => (d === "" ? [] : [{ role, d }]);

/** Draws stage, screen, tables and chairs of a plan in a few paths; an assumed stage or screen is dashed. */
export function drawFurniture(plan: SeatingPlan): Mark[] {
  const { stage, tables, assumed } = plan;
  return [
    ...(stage ? createPathMarks(assumed.stage ? "stage-assumed" : "stage", createTablePath([stage])) : []),
    ...createPathMarks(assumed.screen ? "screen-assumed" : "screen", createScreenPath(plan)),
    ...(tables[0]?.round ? drawRoundTables(plan) : drawRows(plan)),
  ];
}

/** Draws rows or one table: free furniture first, so that occupied seats are on top. */
function drawRows(plan: SeatingPlan): Mark[] {
  const { occupiedSeats, freeSeats, tables, freeTables } = splitFurniture(plan);
  const isDashed = plan.seats.length > maxChairs;
  const chairs = (role: "seat" | "ghost", seats: readonly Seat[]): Mark[] => {
    if (seats.length === 0) return [];
    return isDashed ? [{ rows: role, ...createDashedRows(seats) }] : createPathMarks(role, createChairPath(seats));
  };
  return [
    ...createPathMarks("ghost", createTablePath(freeTables)),
    ...chairs("ghost", freeSeats),
    ...createPathMarks("table", createTablePath(tables)),
    ...chairs("seat", occupiedSeats),
  ];
}

interface TableWithSeats {
  table: Table;
  /** Index range of its seats; `to` is exclusive. */
  from: number;
  to: number;
}

/** Assigns seats to the tables they surround, in the order of the plan. */
function assignSeats(tables: readonly Table[], seats: readonly Seat[]): TableWithSeats[] {
  const near = (table: Table, seat: Seat) =>
    Math.hypot(seat.x - table.x - table.width / 2, seat.y - table.y - table.width / 2) < table.width / 2 + 0.45;
  let next = 0;
  return tables.map((table) => {
    const from = next;
    while (next < seats.length && near(table, seats[next]!)) next++;
    return { table, from, to: next };
  });
}

const getCentre = ({ x, y, width }: Table) => ({ x: x + width / 2, y: y + width / 2 });

/** Draws round tables: one stamp with its chairs, placed many times. Incomplete tables are drawn chair by chair. */
function drawRoundTables({ people, seats, tables }: SeatingPlan): Mark[] {
  const placed = assignSeats(tables, seats);
  const most = Math.max(...placed.map(({ from, to }) => to - from));
  const model = placed.find(({ from, to }) => to - from === most)!;
  const at = getCentre(model.table);
  const radius = model.table.width / 2;
  const ring = seats.slice(model.from, model.to).map((seat) => ({ ...seat, x: seat.x - at.x, y: seat.y - at.y }));
  const isComplete = ({ from, to }: TableWithSeats) => to - from === most;
  const occupiedTables = placed.filter((one) => isComplete(one) && one.to <= people);
  const freeTables = placed.filter((one) => isComplete(one) && one.from >= people);
  const others = placed.filter((one) => !occupiedTables.includes(one) && !freeTables.includes(one));
  const getCentres = (some: TableWithSeats[]) =>
    some.map(({ table }) => {
      const { x, y } = getCentre(table);
      return [x, y] as const;
    });
  const createChairs = (isOccupied: boolean) => {
    const own = others.flatMap(({ from, to }) =>
      seats.slice(from, to).filter((_, index) => from + index < people === isOccupied),
    );
    return createChairPath(own, true);
  };
  const places = [
    { role: "ghost" as const, at: getCentres(freeTables) },
    { role: "seat" as const, at: getCentres(occupiedTables) },
  ];
  return [
    {
      chairs: createChairPath(ring, true),
      table: createTablePath([{ ...model.table, x: -radius, y: -radius }]),
      places: places.filter((place) => place.at.length > 0),
    },
    ...createPathMarks("ghost", createChairs(false)),
    ...createPathMarks("table", createTablePath(others.map(({ table }) => table))),
    ...createPathMarks("seat", createChairs(true)),
  ];
}
