import { useId } from "react";
import { formatCm } from "#domain/format.ts";
import type { Viewpoint } from "#domain/picture/picture.ts";
import styles from "./viewpoint-light.module.css";

/** Half the angle that a wide lens sees, radians: that of pictures of rooms. */
const halfAngle = (42 * Math.PI) / 180;

/** Sides of a room, metres. */
interface RoomSides {
  length: number;
  width: number;
}

/** Returns where in the room a picture was taken, in metres, and in which direction, radians from the length towards the width. */
export function locateViewpoint({ at, to }: Viewpoint, { length, width }: RoomSides) {
  const [x, y] = [at[0] * length, at[1] * width];
  return { x, y, direction: Math.atan2(to[1] * width - y, to[0] * length - x) };
}

interface ViewpointLightProps {
  viewpoint: Viewpoint;
  room: RoomSides;
}

/** Renders the floor that a picture sees, lit, in a drawing in metres; clipped to the room. */
export function ViewpointLight({ viewpoint, room }: ViewpointLightProps) {
  const id = useId();
  const { x, y, direction } = locateViewpoint(viewpoint, room);
  // Far enough that the far side of the triangle lies outside the room.
  const reach = 2 * (room.length + room.width);
  const corners = [-halfAngle, halfAngle].map(
    (turn) =>
      `L${formatCm(x + reach * Math.cos(direction + turn))} ${formatCm(y + reach * Math.sin(direction + turn))}`,
  );
  return (
    <>
      <clipPath id={id}>
        <path d={`M0 0h${formatCm(room.length)}v${formatCm(room.width)}H0z`} />
      </clipPath>
      <path
        className={styles.light}
        clipPath={`url(#${id})`}
        d={`M${formatCm(x)} ${formatCm(y)}${corners.join("")}z`}
      />
    </>
  );
}
