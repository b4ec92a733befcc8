import type { ReactNode } from "react";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type PictureProps, type Slot } from "#web/ui/picture/picture.tsx";
import type { RowPictureFacts } from "./pick-venue-row.ts";
import styles from "./search-row.module.css";

export type RowPictureLoad = PictureProps["load"];

/** Sizes of a row's picture: as wide as a phone, then beside the text. */
const slots: Slot[] = [
  { from: 1248, width: "328px", ratio: 1.6 },
  { from: 752, width: "272px", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** Rows in the first view, whose pictures load with the document. */
const inFirstView = 3;

/** Returns how each picture of a list loads: the first with high priority, those in the first view eagerly, the rest lazily. */
export function getRowPictureLoads(pictures: (RowPictureFacts | undefined)[]): RowPictureLoad[] {
  const first = pictures.findIndex(Boolean);
  return pictures.map((_, index) => (index === first ? "first" : index < inFirstView ? "now" : undefined));
}

export interface RowPictureProps {
  picture: RowPictureFacts | undefined;
  /** The plan of the space (`drawRowPlans`); undefined where its sides are unknown. */
  plan: ReactNode;
  /** What it shows. */
  name: string;
  load: RowPictureLoad;
  /** Whether a rendered picture is marked; absent, the one that loads first. */
  mark?: boolean | undefined;
  /** The layout that the row judges: a picture of another says so. */
  layout: LayoutKey | undefined;
  texts?: RowTexts;
}

/** Renders the picture of a row, with the plan in its corner, over which the link of the row's name reaches (`search-row.module.css`). */
export function RowPicture({ picture, plan, name, load, mark, layout, texts = rowZh }: RowPictureProps) {
  const isOther = picture?.layout && layout && picture.layout !== layout;
  return (
    <div aria-hidden="true" className={styles.shot}>
      <NotchedPicture
        className={styles.notched}
        picture={
          picture && (
            <Picture
              alt={texts.pictureOf(name, picture.caption ?? "")}
              className={styles.photo}
              load={load}
              mark={mark}
              note={isOther ? texts.shownLayout(texts.layout(getLayoutByKey(picture.layout!))) : undefined}
              picture={picture}
              slots={slots}
              unnamed
            />
          )
        }
        plan={plan}
      />
    </div>
  );
}
