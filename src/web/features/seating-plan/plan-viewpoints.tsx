import { type CSSProperties, useId } from "react";
import { formatCm } from "#domain/format.ts";
import type { Viewpoint } from "#domain/picture/picture.ts";
import type { Drawing } from "#domain/seating-drawing/draw-room.ts";
import type { Room } from "#domain/seating/room.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { toPointStyle } from "./measured-plan.tsx";
import styles from "./plan-viewpoints.module.css";

/** Half the angle that a wide lens sees, radians: that of pictures of rooms. */
const halfAngle = (42 * Math.PI) / 180;

const toMetres = ([x, y]: Viewpoint["at"], { length, width }: Pick<Room, "length" | "width">) =>
  [x * length, y * width] as const;

/** Returns the direction in which a picture looks, radians from the length of the room towards its width. */
function getDirection({ at, to }: Viewpoint, room: Pick<Room, "length" | "width">): number {
  const [[x, y], [toX, toY]] = [toMetres(at, room), toMetres(to, room)];
  return Math.atan2(toY - y, toX - x);
}

interface ViewpointLightProps {
  viewpoint: Viewpoint;
  /** Metres. */
  room: Pick<Room, "length" | "width">;
}

/** Renders the floor that a picture sees, lit; clipped to the room. */
export function ViewpointLight({ viewpoint, room }: ViewpointLightProps) {
  const id = useId();
  const [x, y] = toMetres(viewpoint.at, room);
  const direction = getDirection(viewpoint, room);
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

/** A picture with its number in the strip, and where it was taken. */
export interface PlacedPicture {
  number: number;
  caption: string;
  viewpoint: Viewpoint;
}

interface ViewpointNumbersProps {
  placed: readonly PlacedPicture[];
  drawing: Drawing;
  /** Number of the picture that is shown. */
  shown: number;
  onShow: (number: number) => void;
}

/** Distance of two viewpoints, as shares of the room, within which their numbers would cover each other. */
const nearShare = 0.08;

const isNear = ({ viewpoint: { at: a } }: PlacedPicture, { viewpoint: { at: b } }: PlacedPicture): boolean =>
  Math.abs(a[0] - b[0]) < nearShare && Math.abs(a[1] - b[1]) < nearShare;

/** Renders the numbers of the pictures where each was taken, pointing where it looks; a press shows the picture. */
export function ViewpointNumbers({ placed, drawing, shown, onShow }: ViewpointNumbersProps) {
  const { room } = drawing;
  return placed.map((picture, index) => {
    const { number, caption, viewpoint } = picture;
    const [x, y] = toMetres(viewpoint.at, room);
    const degrees = Math.round((getDirection(viewpoint, room) * 180) / Math.PI);
    // Pictures taken from one place stand in a row.
    const before = placed.slice(0, index).filter((other) => isNear(other, picture)).length;
    const style = { ...toPointStyle(drawing, { x, y }), "--look": `${degrees}deg`, "--nudge": before };
    return (
      <button
        aria-label={pictureZh.takenFrom(number, caption)}
        aria-pressed={number === shown}
        className={styles.viewpoint}
        key={number}
        onClick={() => onShow(number)}
        style={style as CSSProperties}
        type="button"
      >
        {number}
      </button>
    );
  });
}
