import type { CSSProperties } from "react";
import { formatPlanHref, formatStripsHref, type PlannedRoom } from "#domain/plan-picture/format-plan-href.ts";
import styles from "./plan-picture.module.css";

/** Pixels of a wall around a drawing. */
const wall = 1;

interface PlanPictureProps {
  planned: PlannedRoom;
  /** Pixels a metre; a narrower place shows it smaller. */
  pxPerMetre: number;
}

/**
 * A room with its furniture as a picture, to scale. Hidden from screen readers: the text beside it says what it shows. It is small, and
 * also printed: it loads behind everything else, and not lazily by rules of the browser's own.
 */
export function PlanPicture({ planned, pxPerMetre }: PlanPictureProps) {
  const { length, width } = planned.room;
  const shownWidth = Math.round(length * pxPerMetre) + 2 * wall;
  return (
    <img
      alt=""
      className={styles.planPicture}
      decoding="async"
      fetchPriority="low"
      height={Math.round(width * pxPerMetre) + 2 * wall}
      src={formatPlanHref({ pxPerMetre, rooms: [planned] })}
      // Pictures fill their place elsewhere: this one is to scale.
      style={{ width: shownWidth }}
      width={shownWidth}
    />
  );
}

/** Returns the style of the element around strips: the one picture that they all show. */
export const getStripsStyle = (rooms: PlannedRoom[], pxPerMetre: number): CSSProperties | undefined =>
  rooms.length === 0 ? undefined : ({ "--plans": `url(${formatStripsHref(rooms, pxPerMetre)})` } as CSSProperties);
