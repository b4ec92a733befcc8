import type { Seat, Table } from "../../../domain/seating/arrangement.ts";
import type { SeatingPlan } from "../../../domain/seating/plan.ts";

/** Coordinates to the centimetre, without what does not matter. */
export const cm = (value: number): string => String(Math.round(value * 100) / 100);

/** Half the side of a drawn chair, m. */
const half = 0.2;

const rect = ({ x, y, width, height }: Table): string => `M${cm(x)} ${cm(y)}h${cm(width)}v${cm(height)}h${cm(-width)}z`;
const circle = ({ x, y, width }: Table): string => {
  const r = cm(width / 2);
  return `M${cm(x)} ${cm(y + width / 2)}a${r} ${r} 0 1 0 ${cm(width)} 0a${r} ${r} 0 1 0 ${cm(-width)} 0`;
};

/** Tables as one path. */
export const tablePath = (tables: readonly Table[]): string =>
  tables.map((table) => (table.round ? circle(table) : rect({ ...table, x: table.x + 0.03, width: table.width - 0.06 }))).join("");

/** A chair whose back is rounded: straight towards what it looks at. Four directions cover every seat but the round ones. */
function chair({ x, y, facing }: Seat): string {
  const turn = Math.round((((facing % 360) + 360) % 360) / 90) % 4;
  if (facing % 90 !== 0) return `M${cm(x - half)} ${cm(y)}a.2 .2 0 1 0 .4 0a.2 .2 0 1 0-.4 0`;
  if (turn === 0) return `M${cm(x - half)} ${cm(y - half)}v.4h.2a.2 .2 0 0 0 0-.4z`;
  if (turn === 2) return `M${cm(x + half)} ${cm(y - half)}v.4h-.2a.2 .2 0 0 1 0-.4z`;
  if (turn === 1) return `M${cm(x - half)} ${cm(y - half)}h.4v.2a.2 .2 0 0 1-.4 0z`;
  return `M${cm(x - half)} ${cm(y + half)}h.4v-.2a.2 .2 0 0 0-.4 0z`;
}

/** Chairs as one path. */
export const chairPath = (seats: readonly Seat[]): string => seats.map(chair).join("");

/** Rows as lines, for drawings so small that a chair would be less than two pixels. */
export function rowLines(seats: readonly Seat[]): string {
  let path = "";
  let last: Seat | undefined;
  for (const seat of seats) {
    const follows = last && Math.abs(last.x - seat.x) < 0.01 && Math.abs(seat.y - last.y) < 1.3 && seat.y > last.y;
    path += follows ? `V${cm(seat.y + half)}` : `M${cm(seat.x)} ${cm(seat.y - half)}v.4`;
    last = seat;
  }
  return path.replace(/V[\d.-]+(?=V)/g, "").replace(/v\.4(?=V)/g, "");
}

/** The furniture of my people and what is left over. */
export function divided(plan: SeatingPlan) {
  return {
    mine: plan.seats.slice(0, plan.people),
    left: plan.seats.slice(plan.people),
    tables: plan.tables.slice(0, plan.tablesInUse),
    leftTables: plan.tables.slice(plan.tablesInUse),
  };
}
