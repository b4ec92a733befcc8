import type { CSSProperties } from "react";
import { formatCm } from "../../../domain/format.ts";
import {
  formatPlanHref,
  type PlannedRoom,
  stripHeight,
  toAddressScale,
} from "../../../domain/plan-picture/format-plan-href.ts";
import styles from "./plan-picture.module.css";

/** Pixels of a wall around a drawing. */
const wall = 1;

interface PlanPictureProps {
  planned: PlannedRoom;
  /** Pixels a metre; a narrower place shows it smaller. */
  pxPerMetre: number;
}

/** A room with its furniture as a picture, to scale. Hidden from screen readers: the text beside it says what it shows. */
export function PlanPicture({ planned, pxPerMetre }: PlanPictureProps) {
  const { length, width } = planned.room;
  return (
    <img
      alt=""
      className={styles.planPicture}
      decoding="async"
      height={Math.round(width * pxPerMetre) + 2 * wall}
      loading="lazy"
      src={formatPlanHref({ pxPerMetre, rooms: [planned] })}
      width={Math.round(length * pxPerMetre) + 2 * wall}
    />
  );
}

/** Returns the style of the element around strips: the one picture that they all show. */
export const getStripsStyle = (rooms: PlannedRoom[], pxPerMetre: number): CSSProperties | undefined =>
  rooms.length === 0
    ? undefined
    : ({
        "--plans": `url(${formatPlanHref({ pxPerMetre, rooms: rooms.length === 1 ? [...rooms, ...rooms] : rooms })})`,
      } as CSSProperties);

interface PlanStripProps {
  room: PlannedRoom["room"];
  pxPerMetre: number;
  /** Its place among the rooms of the picture, from 0. */
  at: number;
}

/**
 * A room with its furniture, as one strip of the picture that an element around it names (`getStripsStyle`): a list asks for one
 * picture instead of twenty. Its walls are drawn at once, and stay where the picture does not come.
 */
export function PlanStrip({ room, pxPerMetre, at }: PlanStripProps) {
  const scale = toAddressScale(pxPerMetre);
  const style = {
    width: `${formatCm(room.length * scale)}px`,
    height: `${formatCm(room.width * scale)}px`,
    ...(at > 0 && { backgroundPositionY: `-${at * stripHeight}px` }),
  };
  return <i className={styles.strip} style={style} />;
}
