import type { MouseEvent } from "react";
import type { RowPictureFacts } from "./pick-venue-row.ts";
import { type RowTexts, rowZh } from "../../../../texts/search/row.zh.ts";
import { markSharedPicture } from "../../../platform/navigation/shared-picture.ts";
import { Picture, type PictureProps, type Slot } from "../../../ui/picture/picture.tsx";
import resultRowStyles from "../../../ui/list/result-row.module.css";
import pictureStyles from "../../../ui/picture/picture.module.css";

export type RowPictureLoad = PictureProps["load"];

/** Sizes of a row's picture: 208 pixels wide next to the filters, 120 on the phone. */
const slots: Slot[] = [
  { from: 1248, width: "208px", ratio: 16 / 11 },
  { width: "120px", ratio: 4 / 3 },
];

/** Rows in the first view, whose pictures load with the document. */
const inFirstView = 3;

/** Returns how each picture of a list loads: the first with high priority, those in the first view eagerly, the rest lazily. */
export function getRowPictureLoads(pictures: (RowPictureFacts | undefined)[]): RowPictureLoad[] {
  const first = pictures.findIndex(Boolean);
  return pictures.map((_, index) => (index === first ? "first" : index < inFirstView ? "now" : undefined));
}

interface RowPictureProps {
  picture: RowPictureFacts;
  /** What it shows. */
  name: string;
  load: RowPictureLoad;
  texts?: RowTexts;
}

/** Renders the picture at the left of a row. */
export const RowPicture = ({ picture, name, load, texts = rowZh }: RowPictureProps) => (
  <Picture
    className={resultRowStyles.picture}
    alt={texts.pictureOf(name, picture.caption ?? "")}
    load={load}
    picture={picture}
    slots={slots}
    unnamed
  />
);

/** Passes the clicked row's picture on to the next page for the view transition. */
export function passPictureToNextPage(event: MouseEvent<HTMLElement>): void {
  markSharedPicture(event.currentTarget.querySelector(`.${pictureStyles.picture}`));
}
