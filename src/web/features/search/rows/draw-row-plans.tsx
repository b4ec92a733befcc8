import type { CSSProperties, ReactNode } from "react";
import type { SpaceWire } from "#contract/schemas/entities.ts";
import type { PlannedRoom } from "#domain/plan-picture/format-plan-href.ts";
import { computePlanScale, notchSlot } from "#domain/plan-picture/compute-plan-scale.ts";
import { hasKnownSides, type MeasuredRoom } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import { getStripsStyle, PlanPicture } from "#web/ui/drawing/plan-picture.tsx";
import { PlanStrip } from "#web/ui/drawing/plan-strip.tsx";

/** What a row draws, if it draws a plan. */
export interface RowSpace {
  space?: (MeasuredRoom & Partial<Pick<SpaceWire, "capacity">>) | undefined;
  layout?: LayoutKey | undefined;
  /** The row's own people, in place of those of the list. */
  people?: number | undefined;
  /** The room is drawn without furniture; absent: where its venue publishes the layout as unsuitable. */
  isEmpty?: boolean | undefined;
  /** A picture takes the row's slot, so that the plan is the small one in its corner. */
  isPictured: boolean;
}

interface RowPlans {
  /** Styles of the element around the rows. */
  style: CSSProperties | undefined;
  /** The plan of each row, in their order. */
  plans: ReactNode[];
}

/**
 * Draws the plans of a list's rows at one scale: those in the corners of pictures as strips of one picture, those in the place of a
 * picture that is missing as pictures of their own. People who are not asked for are all that sit comfortably.
 */
export function drawRowPlans(rows: readonly RowSpace[], people: number | undefined): RowPlans {
  const spaces = rows.map(({ space }) => space);
  const slotScale = computePlanScale(spaces);
  const notchScale = computePlanScale(spaces, notchSlot);
  const strips: PlannedRoom[] = [];
  const plans: ReactNode[] = [];
  for (const {
    space,
    layout,
    isPictured,
    people: own = people,
    isEmpty = Boolean(layout && space?.capacity?.[layout] === 0),
  } of rows) {
    let plan: ReactNode;
    if (space && layout && hasKnownSides(space)) {
      const planned = { room: space, layout, people: own, isEmpty };
      if (isPictured) {
        plan = <PlanStrip at={strips.length} pxPerMetre={notchScale} room={space} />;
        strips.push(planned);
      } else plan = <PlanPicture planned={planned} pxPerMetre={slotScale} />;
    }
    plans.push(plan);
  }
  return { style: getStripsStyle(strips, notchScale), plans };
}
