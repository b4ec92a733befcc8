import { useId } from "react";
import type { Seat, Table } from "../../../domain/seating/arrangement.ts";
import type { SeatingPlan } from "../../../domain/seating/plan.ts";
import { chairPath, cm, dashedRows, divided, tablePath } from "./furniture.ts";

/** Above this many chairs a row is drawn as one dashed line, or the page grows heavy; their backs could not be seen. */
const mostChairs = 600;

/** Stage, screen, tables and chairs of a plan: a few paths, whatever the number of people. */
export function PlacedFurniture({ plan }: { plan: SeatingPlan }) {
  const { stage, screen, tables } = plan;
  return (
    <>
      {stage && <path className="p-stage" d={tablePath([stage])} />}
      <path className="p-screen" d={`M${cm(screen.x)} ${cm(screen.y)}v${cm(screen.width)}`} />
      {tables[0]?.round ? <Rounds plan={plan} /> : <Rows plan={plan} />}
    </>
  );
}

/** Rows, or one table: what is left over first, so that my people's lines lie on top. */
function Rows({ plan }: { plan: SeatingPlan }) {
  const { mine, left, tables, leftTables } = divided(plan);
  const thick = plan.seats.length > mostChairs;
  return (
    <>
      {leftTables.length > 0 && <path className="p-ghost" d={tablePath(leftTables)} />}
      {left.length > 0 && (thick ? <Dashed ghost seats={left} /> : <path className="p-ghost" d={chairPath(left)} />)}
      {tables.length > 0 && <path className="p-table" d={tablePath(tables)} />}
      {thick ? <Dashed seats={mine} /> : <path className="p-seat" d={chairPath(mine)} />}
    </>
  );
}

/** Chairs as dashes; the stroke is in metres, unlike the other lines'. */
export function Dashed({ seats, ghost }: { seats: readonly Seat[]; ghost?: boolean }) {
  const stroke = ghost ? "var(--ghost)" : "currentColor";
  return (
    <path {...dashedRows(seats)} fill="none" style={{ vectorEffect: "none", stroke, opacity: ghost ? 0.5 : 0.6 }} />
  );
}

/** Tables with the seats around them, in the order of the plan. */
function tablesWithSeats(tables: readonly Table[], seats: readonly Seat[]) {
  const near = (table: Table, seat: Seat) =>
    Math.hypot(seat.x - table.x - table.width / 2, seat.y - table.y - table.width / 2) < table.width / 2 + 0.45;
  let next = 0;
  return tables.map((table) => {
    const from = next;
    while (next < seats.length && near(table, seats[next]!)) next++;
    return { table, from, to: next };
  });
}

/** What `use` places is out of the style sheet's reach. */
const hairline = { vectorEffect: "non-scaling-stroke" } as const;

/** Round tables: one symbol with its chairs, placed many times. Tables that are not whole are drawn chair by chair. */
function Rounds({ plan }: { plan: SeatingPlan }) {
  const id = useId();
  const { people, seats, tables } = plan;
  const placed = tablesWithSeats(tables, seats);
  const most = Math.max(...placed.map(({ from, to }) => to - from));
  const model = placed.find(({ from, to }) => to - from === most)!;
  const middle = ({ x, y, width }: Table) => ({ x: x + width / 2, y: y + width / 2 });
  const at = middle(model.table);
  const radius = model.table.width / 2;
  const ring = seats.slice(model.from, model.to).map((seat) => ({ ...seat, x: seat.x - at.x, y: seat.y - at.y }));
  const isWhole = ({ from, to }: (typeof placed)[number]) => to - from === most;
  const mine = placed.filter((one) => isWhole(one) && one.to <= people);
  const left = placed.filter((one) => isWhole(one) && one.from >= people);
  const others = placed.filter((one) => !mine.includes(one) && !left.includes(one));
  const use = ({ table }: (typeof placed)[number]) => {
    const { x, y } = middle(table);
    return <use href={`#${id}`} key={`${cm(x)} ${cm(y)}`} x={cm(x)} y={cm(y)} />;
  };
  const chairsOf = (isMine: boolean) =>
    chairPath(
      others.flatMap(({ from, to }) => seats.slice(from, to).filter((_, index) => from + index < people === isMine)),
    );
  return (
    <>
      <defs>
        <g id={id}>
          <path d={chairPath(ring, true)} style={hairline} />
          <path
            d={tablePath([{ ...model.table, x: -radius, y: -radius }])}
            style={{ ...hairline, fill: "var(--bg)" }}
          />
        </g>
      </defs>
      {left.length > 0 && <g className="p-ghost">{left.map(use)}</g>}
      {mine.length > 0 && <g className="p-seat">{mine.map(use)}</g>}
      {others.length > 0 && (
        <>
          <path className="p-ghost" d={chairsOf(false)} />
          <path className="p-table" d={tablePath(others.map(({ table }) => table))} />
          <path className="p-seat" d={chairsOf(true)} />
        </>
      )}
    </>
  );
}
