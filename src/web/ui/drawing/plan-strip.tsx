import { formatCm } from "#domain/format.ts";
import { stripHeight, toAddressScale } from "#domain/plan-picture/compute-plan-scale.ts";
import styles from "./plan-picture.module.css";

interface PlanStripProps {
  /** Metres. */
  room: { length: number; width: number };
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
