import { planSeating } from "../../../domain/seating/plan.ts";
import { roomOf } from "../../../domain/seating/room.ts";
import type { LayoutKey } from "../../../domain/space/layout.ts";
import type { Space } from "../../../domain/space/space.ts";
import { cm, divided, rowLines, tablePath } from "./furniture.ts";

export interface PlanThumbProps {
  space: Pick<Space, "length" | "width" | "height" | "stage" | "pillars">;
  layout: LayoutKey;
  /** My people; all comfortable seats where absent. */
  people?: number;
  pxPerMetre: number;
}

/** Below this many pixels a metre furniture is drawn as rows, not as seats. */
const seatsFrom = 5;

/** A space with its furniture, small, to the scale that its neighbours share. Nothing where its measures are unknown. */
export function PlanThumb({ space, layout, people, pxPerMetre }: PlanThumbProps) {
  const room = roomOf(space);
  if (!room) return null;
  const plan = planSeating(room, layout, people === undefined ? {} : { people });
  const edge = 1 / pxPerMetre;
  const [width, height] = [room.length + 2 * edge, room.width + 2 * edge];
  const { mine, left, tables, leftTables } = plan ? divided(plan) : { mine: [], left: [], tables: [], leftTables: [] };
  const withTables = pxPerMetre >= seatsFrom || plan?.layout === "boardroom" || tables.some((table) => table.round);
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
      {plan && <path className="p-screen" d={`M${cm(plan.screen.x)} ${cm(plan.screen.y)}v${cm(plan.screen.width)}`} />}
      {left.length > 0 && <path className="p-ghost" d={(withTables ? tablePath(leftTables) : "") + rowLines(left)} />}
      {withTables && tables.length > 0 && <path className="p-table" d={tablePath(tables)} />}
      {mine.length > 0 && !tables.some((table) => table.round) && <path className="p-seat" d={rowLines(mine)} />}
    </svg>
  );
}
