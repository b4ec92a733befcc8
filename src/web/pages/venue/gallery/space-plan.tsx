import type { CSSProperties } from "react";
import { computePlanScale } from "#domain/plan-picture/compute-plan-scale.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { TableSpace } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { PlanPicture } from "#web/ui/drawing/plan-picture.tsx";
import styles from "./space-gallery.module.css";

/** The corner that a picture gives to the plan, and the place of a picture that is missing: pixels on the desktop. */
const corner = { width: 288, height: 176, margin: 0, least: 0.2, most: 6 } as const;
const place = { width: 600, height: 364, margin: 0, least: 0.2, most: 36 } as const;

interface SpacePlanProps {
  space: TableSpace;
  layout: LayoutKey;
  people: number;
  /** All spaces of the page, whose corners share one scale; absent where the plan takes the place of a picture. */
  spaces?: readonly TableSpace[];
}

/** Renders the plan of a space with the visitor's people: in the corner of its picture, or large in its place. */
export function SpacePlan({ space, layout, people, spaces }: SpacePlanProps) {
  if (!hasKnownSides(space)) return null;
  const planned = { room: space, layout, people, isEmpty: space.capacity[layout] === 0 };
  if (!spaces) return <PlanPicture planned={planned} pxPerMetre={computePlanScale([space], place)} />;
  const scale = computePlanScale(spaces, corner);
  const style = { "--narrow": `${(space.length * scale) / 1.5}px` } as CSSProperties;
  return (
    <span className={styles.corner} style={style}>
      <PlanPicture planned={planned} pxPerMetre={scale} />
    </span>
  );
}
