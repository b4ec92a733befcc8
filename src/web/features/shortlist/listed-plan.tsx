import type { LayoutKey } from "#domain/space/layouts.ts";
import { toAddressScale } from "#domain/plan-picture/compute-plan-scale.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import { getStripsStyle, PlanPicture } from "../../ui/drawing/plan-picture.tsx";
import { PlanStrip } from "../../ui/drawing/plan-strip.tsx";
import type { ListedSpace } from "./listed-space.ts";

/** Pixels of the place of a plan, and limits of the one scale, in pixels a metre. */
const slot = { width: 84, height: 56 } as const;
const scaleLimits = { least: 1.6, most: 5 } as const;

/** Returns the scale at which the largest of the spaces fills its place; those without both sides do not count. */
export function getPlanScale(spaces: readonly Pick<ListedSpace, "length" | "width">[]): number {
  const scales = spaces.flatMap(({ length, width }) =>
    length && width ? [Math.min(slot.width / length, slot.height / width)] : [],
  );
  return toAddressScale(Math.max(scaleLimits.least, Math.min(scaleLimits.most, ...scales)));
}

interface ListedPlanProps {
  space: ListedSpace;
  layout: LayoutKey;
  people: number | undefined;
  pxPerMetre: number;
}

/** Renders the plan of a space with the event's people; nothing where its sides are unknown. */
export function ListedPlan({ space, layout, people, pxPerMetre }: ListedPlanProps) {
  if (!hasKnownSides(space)) return null;
  const planned = { room: space, layout, people, isEmpty: space.capacity[layout] === 0 };
  if (space.width * pxPerMetre > slot.height) return <PlanPicture planned={planned} pxPerMetre={pxPerMetre} />;
  return (
    <span style={getStripsStyle([planned], pxPerMetre)}>
      <PlanStrip at={0} pxPerMetre={pxPerMetre} room={space} />
    </span>
  );
}
