import type { MouseEvent } from "react";
import type { PictureWire } from "../../../contract/pictures.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { passOn } from "../../platform/shared-picture.ts";
import { Picture, type PictureProps, type Slot } from "../../ui/picture.tsx";

export type RowLoad = PictureProps["load"];

/** The picture of a row: 208 pixels wide beside the filters, 120 on the phone. */
const slots: Slot[] = [
  { from: 1248, width: "208px", ratio: 16 / 11 },
  { width: "120px", ratio: 4 / 3 },
];

/** Rows whose picture stands in the first view and comes with the document. */
const inFirstView = 3;

/** How the pictures of a list load: the first before all else, those beside it with it, the rest when they are near. */
export function rowLoads(pictures: (PictureWire | undefined)[]): RowLoad[] {
  const first = pictures.findIndex(Boolean);
  return pictures.map((_, index) => (index === first ? "first" : index < inFirstView ? "now" : undefined));
}

/** The picture at the left of a row; `name` is what it shows. */
export const RowPicture = ({ picture, name, load }: { picture: PictureWire; name: string; load: RowLoad }) => (
  <Picture alt={pictureZh.alt(name, picture.caption ?? "")} load={load} picture={picture} slots={slots} />
);

/** A click that leaves a row takes its picture along to the page it leads to. */
export function carryPicture(event: MouseEvent<HTMLElement>): void {
  passOn(event.currentTarget.querySelector(".picture"));
}
