import { formatCm } from "#domain/format.ts";
import { type MeasuredRoom, type Room, createRoom } from "#domain/seating/room.ts";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";

/** Margin around the drawn walls, metres. */
const margin = 0.15;

/** Formats the view box of a plan that is scaled to its container. */
export const formatBox = ({ length, width }: Room): string =>
  [-margin, -margin, length + 2 * margin, width + 2 * margin].map(formatCm).join(" ");

/** Renders a plan that stands on the page as a symbol (`PlanSymbol`) once more, scaled to its container. */
export function PlanUse({ id, space }: { id: string; space: MeasuredRoom }) {
  const room = createRoom(space);
  if (!room) return null;
  return (
    <svg aria-hidden="true" className={classNames(planStyles.plan, planStyles.thumb)} viewBox={formatBox(room)}>
      <use
        height={formatCm(room.width + 2 * margin)}
        href={`#${id}`}
        width={formatCm(room.length + 2 * margin)}
        x={-margin}
        y={-margin}
      />
    </svg>
  );
}
