import { formatCm } from "#domain/format.ts";
import type { Viewpoint } from "#domain/picture/picture.ts";

/** Radius of the mark as a share of the room's length, so that it is as large in a large room. */
const radiusShare = 0.02;

interface ViewpointMarkProps {
  viewpoint: Viewpoint;
  /** Metres. */
  room: { length: number; width: number };
}

/** Marks where the picture beside a plan was taken: a wedge that points where it looks. */
export function ViewpointMark({ viewpoint: { at, to }, room: { length, width } }: ViewpointMarkProps) {
  const degrees = (Math.atan2((to[1] - at[1]) * width, (to[0] - at[0]) * length) * 180) / Math.PI;
  const radius = length * radiusShare;
  const place = `translate(${formatCm(at[0] * length)} ${formatCm(at[1] * width)})`;
  return (
    <g stroke="currentColor" transform={`${place}rotate(${Math.round(degrees)})scale(${formatCm(radius)})`}>
      <circle fill="var(--bg)" r="1" />
      <path d="M-.45-.6.65 0-.45.6z" fill="currentColor" />
    </g>
  );
}
