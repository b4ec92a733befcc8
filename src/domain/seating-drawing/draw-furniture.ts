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
    ...(tables[0]?.round || tables[0]?.turn !== undefined ? drawFreeTables(plan) : drawRows(plan)),
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

const getCentre = ({ x, y, width, height }: Table) => ({ x: x + width / 2, y: y + height / 2 });

/** Assigns seats to the tables they surround, in the order of the plan. */
function assignSeats(tables: readonly Table[], seats: readonly Seat[]): TableWithSeats[] {
  const near = (table: Table, seat: Seat) => {
    const { x, y } = getCentre(table);
    return Math.hypot(seat.x - x, seat.y - y) < table.width / 2 + 0.45;
  };
  let next = 0;
  return tables.map((table) => {
    const from = next;
    while (next < seats.length && near(table, seats[next]!)) next++;
    return { table, from, to: next };
  });
}

/** Draws free-standing tables of one kind and turn: one stamp with its chairs, placed many times. */
function drawStamp({ people, seats }: SeatingPlan, complete: readonly TableWithSeats[]): Mark[] {
  const model = complete[0];
  if (!model) return [];
  const { x, y } = getCentre(model.table);
  const ring = seats.slice(model.from, model.to).map((seat) => ({ ...seat, x: seat.x - x, y: seat.y - y }));
  const getCentres = (some: readonly TableWithSeats[]) =>
    some.map(({ table }) => {
      const centre = getCentre(table);
      return [centre.x, centre.y] as const;
    });
  const places = [
    { role: "ghost" as const, at: getCentres(complete.filter(({ from }) => from >= people)) },
    { role: "seat" as const, at: getCentres(complete.filter(({ to }) => to <= people)) },
  ];
  return [
    {
      chairs: createChairPath(ring, model.table.round),
      table: createTablePath([{ ...model.table, x: model.table.x - x, y: model.table.y - y }]),
      places: places.filter((place) => place.at.length > 0),
    },
  ];
}

/** Draws round tables and islands: a stamp for each turn. Incomplete and partly occupied ones are drawn chair by chair. */
function drawFreeTables(plan: SeatingPlan): Mark[] {
  const { people, seats, tables } = plan;
  const placed = assignSeats(tables, seats);
  const most = Math.max(...placed.map(({ from, to }) => to - from));
  const isStamped = ({ from, to }: TableWithSeats) => to - from === most && (to <= people || from >= people);
  const others = placed.filter((one) => !isStamped(one));
  const angles = [...new Set(tables.map(({ turn }) => turn))];
  const createChairs = (isOccupied: boolean) => {
    const own = others.flatMap(({ from, to }) =>
      seats.slice(from, to).filter((_, index) => from + index < people === isOccupied),
    );
    return createChairPath(own, tables[0]!.round);
  };
  return [
    ...angles.flatMap((turn) =>
      drawStamp(
        plan,
        placed.filter((one) => one.table.turn === turn && isStamped(one)),
      ),
    ),
    ...createPathMarks("ghost", createChairs(false)),
    ...createPathMarks("table", createTablePath(others.map(({ table }) => table))),
    ...createPathMarks("seat", createChairs(true)),
  ];
}
