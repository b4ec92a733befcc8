import type { CSSProperties } from "react";
import type { Viewpoint } from "#domain/picture/picture.ts";
import type { Drawing } from "#domain/seating-drawing/draw-room.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { locateViewpoint } from "../../ui/drawing/viewpoint-light.tsx";
import { toPointStyle } from "./measured-plan.tsx";
import styles from "./viewpoint-numbers.module.css";

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
    const { x, y, direction } = locateViewpoint(viewpoint, room);
    const degrees = Math.round((direction * 180) / Math.PI);
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
