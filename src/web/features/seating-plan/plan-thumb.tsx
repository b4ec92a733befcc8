import type { CSSProperties } from "react";
import { formatCm } from "#domain/format.ts";
import type { ThumbMark, ThumbRole } from "#domain/plan-picture/draw-thumb.ts";
import { drawPlannedRoom } from "#domain/plan-picture/render-plan-picture.ts";
import { hasKnownSides, type MeasuredRoom } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { classNames } from "../../ui/text/class-names.ts";
import planStyles from "../../ui/drawing/plan.module.css";

export interface PlanThumbProps {
  space: MeasuredRoom & Partial<Pick<Space, "capacity">>;
  layout: LayoutKey;
  /** People to seat; all comfortable seats where absent. */
  people?: number;
  pxPerMetre: number;
}

/** Renders a thumbnail of a space with its furniture in the page itself, for drawings that follow what a visitor chooses. */
export function PlanThumb({ space, layout, people, pxPerMetre }: PlanThumbProps) {
  if (!hasKnownSides(space)) return null;
  const { length, width } = space;
  const margin = 1 / pxPerMetre;
  const [across, down] = [length + 2 * margin, width + 2 * margin];
  // A layout that the venue publishes as unsuitable (0 seats) leaves the room empty.
  const planned = { room: space, layout, people, isEmpty: space.capacity?.[layout] === 0 };
  return (
    <svg
      aria-hidden="true"
      className={classNames(planStyles.plan, planStyles.thumb)}
      height={formatCm(down * pxPerMetre)}
      viewBox={`${formatCm(-margin)} ${formatCm(-margin)} ${formatCm(across)} ${formatCm(down)}`}
      width={formatCm(across * pxPerMetre)}
    >
      <path className={planStyles.room} d={`M0 0h${formatCm(length)}v${formatCm(width)}h${formatCm(-length)}z`} />
      {drawPlannedRoom(planned, pxPerMetre).map((mark) => (
        <ThumbLine key={mark.role + mark.d} {...mark} />
      ))}
    </svg>
  );
}

const roleClasses: Record<ThumbRole, string | undefined> = {
  stage: planStyles.stage,
  screen: planStyles.screen,
  table: planStyles.table,
  seat: planStyles.seat,
  ghost: planStyles.freeSeat,
};

/** Strokes in metres that stand for whole rows and tables. */
const bodies: Partial<Record<ThumbRole, CSSProperties>> = {
  seat: { vectorEffect: "none", stroke: "currentColor", opacity: 0.6 },
  ghost: { vectorEffect: "none", stroke: "var(--ghost)", opacity: 0.5 },
};

function ThumbLine({ role, d, swapped, round, ...stroke }: ThumbMark) {
  const transform = swapped ? "matrix(0 1 1 0 0 0)" : undefined;
  if (stroke.strokeWidth === undefined) return <path className={roleClasses[role]} d={d} transform={transform} />;
  const cap = round ? "round" : undefined;
  return <path {...stroke} d={d} fill="none" strokeLinecap={cap} style={bodies[role]} transform={transform} />;
}
