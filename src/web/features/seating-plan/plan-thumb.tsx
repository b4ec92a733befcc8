import { formatCm } from "../../../domain/format.ts";
import { planSeating, type SeatingPlan } from "../../../domain/seating/plan-seating.ts";
import { type MeasuredRoom, createRoom } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layouts.ts";
import type { Space } from "../../../domain/space/space.ts";
import {
  createDashedRows,
  createDeskBandPath,
  splitFurniture,
  createDottedTables,
  createRibPath,
  createRowPath,
  createScreenPath,
  createTablePath,
} from "../../../domain/seating-drawing/create-table-path.ts";
import { DashedRows } from "./drawing-marks.tsx";
import { OneTableThumb } from "./one-table-thumb.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";

export interface PlanThumbProps {
  space: MeasuredRoom & Partial<Pick<Space, "capacity">>;
  layout: LayoutKey;
  /** People to seat; all comfortable seats where absent. */
  people?: number;
  pxPerMetre: number;
}

/** Below this many pixels a metre, rows are drawn as lines. */
const minScaleForChairs = 2.5;
/** More round tables than this are drawn as dots: their outlines would be larger than the rest of the row's markup. */
const maxTableCircles = 48;

/** Layouts of one large table, whose seats face in every direction. */
const oneTableLayouts = new Set<LayoutKey>(["boardroom", "ushape", "hollow"]);

/** Renders a thumbnail of a space with its furniture, at the list's common scale; nothing where its measures are unknown. */
export function PlanThumb({ space, layout, people, pxPerMetre }: PlanThumbProps) {
  const room = createRoom(space);
  if (!room) return null;
  // A layout that the venue publishes as unsuitable (0 seats) leaves the room empty.
  const plan =
    space.capacity?.[layout] === 0 ? undefined : planSeating(room, layout, people === undefined ? {} : { people });
  const margin = 1 / pxPerMetre;
  const [width, height] = [room.length + 2 * margin, room.width + 2 * margin];
  return (
    <svg
      aria-hidden="true"
      className={classNames(planStyles.plan, planStyles.thumb)}
      height={formatCm(height * pxPerMetre)}
      viewBox={`${formatCm(-margin)} ${formatCm(-margin)} ${formatCm(width)} ${formatCm(height)}`}
      width={formatCm(width * pxPerMetre)}
    >
      <path
        className={planStyles.room}
        d={`M0 0h${formatCm(room.length)}v${formatCm(room.width)}h${formatCm(-room.length)}z`}
      />
      {plan?.stage && <path className={planStyles.stage} d={createTablePath([plan.stage])} />}
      {plan && <path className={planStyles.screen} d={createScreenPath(plan)} />}
      {plan && <Furniture isSmall={pxPerMetre < minScaleForChairs} plan={plan} />}
    </svg>
  );
}

function Furniture({ plan, isSmall }: { plan: SeatingPlan; isSmall: boolean }) {
  if (oneTableLayouts.has(plan.layout)) return <OneTableThumb plan={plan} />;
  if (plan.tables[0]?.turn !== undefined) return <Islands plan={plan} />;
  return plan.tables[0]?.round ? <Rounds plan={plan} /> : <Rows close={isSmall} plan={plan} />;
}

/** Strokes in metres that stand for whole tables. */
const solid = {
  ghost: { vectorEffect: "none", stroke: "var(--ghost)", opacity: 0.5 },
  seat: { vectorEffect: "none", stroke: "currentColor", opacity: 0.6 },
} as const;

function Islands({ plan }: { plan: SeatingPlan }) {
  const { tables, freeTables } = splitFurniture(plan);
  return (
    <>
      {freeTables.length > 0 && <path {...createRibPath(freeTables)} fill="none" style={solid.ghost} />}
      <path {...createRibPath(tables)} fill="none" style={solid.seat} />
    </>
  );
}

function Rounds({ plan }: { plan: SeatingPlan }) {
  const { tables, freeTables } = splitFurniture(plan);
  if (plan.tables.length <= maxTableCircles) {
    return (
      <>
        {freeTables.length > 0 && <path className={planStyles.freeSeat} d={createTablePath(freeTables)} />}
        <path className={planStyles.table} d={createTablePath(tables)} />
      </>
    );
  }
  const dot = { strokeLinecap: "round", fill: "none" } as const;
  return (
    <>
      {freeTables.length > 0 && <path {...createDottedTables(freeTables)} {...dot} style={solid.ghost} />}
      <path {...createDottedTables(tables)} {...dot} style={solid.seat} />
    </>
  );
}

/** Renders rows; spare seats are drawn without tables. */
function Rows({ plan, close: isSmall }: { plan: SeatingPlan; close: boolean }) {
  const { occupiedSeats, freeSeats, tables } = splitFurniture(plan);
  return (
    <>
      {freeSeats.length > 0 &&
        (isSmall ? (
          <path className={planStyles.freeSeat} d={createRowPath(freeSeats)} />
        ) : (
          <DashedRows rows="ghost" {...createDashedRows(freeSeats)} />
        ))}
      {tables.length > 0 && !isSmall && <path className={planStyles.table} d={createDeskBandPath(tables)} />}
      {isSmall ? (
        <path className={planStyles.seat} d={createRowPath(occupiedSeats)} />
      ) : (
        <DashedRows rows="seat" {...createDashedRows(occupiedSeats)} />
      )}
    </>
  );
}
