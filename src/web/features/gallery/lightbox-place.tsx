import { formatCm } from "#domain/format.ts";
import type { Viewpoint } from "#domain/picture/picture.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import planStyles from "../../ui/drawing/plan.module.css";
import { locateViewpoint, ViewpointLight } from "../../ui/drawing/viewpoint-light.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import styles from "./lightbox-place.module.css";

interface LightboxPlaceProps {
  viewpoint: Viewpoint;
  /** Sides of the space, metres; the screen is on the first short wall. */
  room: { length: number; width: number };
  /** Number of the picture in its list. */
  number: number;
}

/** Share of the room's length that the screen's wall keeps free at each end, and that the mark takes. */
const [screenInset, markRadius] = [0.33, 0.055];

/** Renders where a picture was taken: the space from above, what the picture sees lit, its number. */
export function LightboxPlace({ viewpoint, room, number }: LightboxPlaceProps) {
  const { length, width } = room;
  const { x, y } = locateViewpoint(viewpoint, room);
  const radius = length * markRadius;
  const margin = radius;
  const box = [-margin, -margin, length + 2 * margin, width + 2 * margin].map(formatCm).join(" ");
  return (
    <p className={styles.place}>
      <svg aria-hidden="true" className={classNames(planStyles.plan, planStyles.thumb)} viewBox={box}>
        <path className={planStyles.room} d={`M0 0h${formatCm(length)}v${formatCm(width)}H0z`} />
        <ViewpointLight room={room} viewpoint={viewpoint} />
        <path
          className={planStyles.screen}
          d={`M${formatCm(length * 0.015)} ${formatCm(width * screenInset)}v${formatCm(width * (1 - 2 * screenInset))}`}
        />
        <circle cx={formatCm(x)} cy={formatCm(y)} fill="currentColor" r={formatCm(radius)} />
        <text className={styles.number} fontSize={formatCm(radius * 1.3)} x={formatCm(x)} y={formatCm(y)}>
          {number}
        </text>
      </svg>
      <span>{pictureZh.lightbox.taken(number)}</span>
    </p>
  );
}
