import type { Seat, Table } from "../seating/arrangement.ts";
import type { SeatingPlan } from "../seating/plan.ts";
import { chairPath, dashedRows, divided, screenPath, tablePath } from "./furniture.ts";
import type { Mark, PathMark, Role } from "./mark.ts";

/** Above this many chairs a row is drawn as one dashed line, to keep the page small. */
const mostChairs = 600;

const path = (role: Role, d: string): PathMark[] => (d === "" ? [] : [{ role, d }]);

/** Draws stage, screen, tables and chairs of a plan in a few paths; an assumed stage or screen is dashed. */
export function furnitureMarks(plan: SeatingPlan): Mark[] {
  const { stage, tables, assumed } = plan;
  return [
    ...(stage ? path(assumed.stage ? "stage-assumed" : "stage", tablePath([stage])) : []),
    ...path(assumed.screen ? "screen-assumed" : "screen", screenPath(plan)),
    ...(tables[0]?.round ? roundMarks(plan) : rowMarks(plan)),
  ];
}

/** Draws rows or one table: free furniture first, so that occupied seats are on top. */
function rowMarks(plan: SeatingPlan): Mark[] {
  const { mine, left, tables, leftTables } = divided(plan);
  const thick = plan.seats.length > mostChairs;
  const chairs = (role: "seat" | "ghost", seats: readonly Seat[]): Mark[] => {
    if (seats.length === 0) return [];
    return thick ? [{ rows: role, ...dashedRows(seats) }] : path(role, chairPath(seats));
  };
  return [
    ...path("ghost", tablePath(leftTables)),
    ...chairs("ghost", left),
    ...path("table", tablePath(tables)),
    ...chairs("seat", mine),
  ];
}

interface Placed {
  table: Table;
  /** Index range of its seats; `to` is exclusive. */
  from: number;
  to: number;
}

/** Assigns seats to the tables they surround, in the order of the plan. */
function tablesWithSeats(tables: readonly Table[], seats: readonly Seat[]): Placed[] {
  const near = (table: Table, seat: Seat) =>
    Math.hypot(seat.x - table.x - table.width / 2, seat.y - table.y - table.width / 2) < table.width / 2 + 0.45;
  let next = 0;
  return tables.map((table) => {
    const from = next;
    while (next < seats.length && near(table, seats[next]!)) next++;
    return { table, from, to: next };
  });
}

const middle = ({ x, y, width }: Table) => ({ x: x + width / 2, y: y + width / 2 });

/** Draws round tables: one stamp with its chairs, placed many times. Incomplete tables are drawn chair by chair. */
function roundMarks({ people, seats, tables }: SeatingPlan): Mark[] {
  const placed = tablesWithSeats(tables, seats);
  const most = Math.max(...placed.map(({ from, to }) => to - from));
  const model = placed.find(({ from, to }) => to - from === most)!;
  const at = middle(model.table);
  const radius = model.table.width / 2;
  const ring = seats.slice(model.from, model.to).map((seat) => ({ ...seat, x: seat.x - at.x, y: seat.y - at.y }));
  const isWhole = ({ from, to }: Placed) => to - from === most;
  const mine = placed.filter((one) => isWhole(one) && one.to <= people);
  const left = placed.filter((one) => isWhole(one) && one.from >= people);
  const others = placed.filter((one) => !mine.includes(one) && !left.includes(one));
  const middles = (some: Placed[]) =>
    some.map(({ table }) => {
      const { x, y } = middle(table);
      return [x, y] as const;
    });
  const chairsOf = (isMine: boolean) => {
    const own = others.flatMap(({ from, to }) =>
      seats.slice(from, to).filter((_, index) => from + index < people === isMine),
    );
    return chairPath(own, true);
  };
  const places = [
    { role: "ghost" as const, at: middles(left) },
    { role: "seat" as const, at: middles(mine) },
  ];
  return [
    {
      chairs: chairPath(ring, true),
      table: tablePath([{ ...model.table, x: -radius, y: -radius }]),
      places: places.filter((place) => place.at.length > 0),
    },
    ...path("ghost", chairsOf(false)),
    ...path("table", tablePath(others.map(({ table }) => table))),
    ...path("seat", chairsOf(true)),
  ];
}
