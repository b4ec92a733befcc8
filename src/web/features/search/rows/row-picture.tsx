import type { ReactNode } from "react";
import type { RowPictureFacts } from "./pick-venue-row.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { type RowTexts, rowZh } from "#texts/search/row.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import { Picture, type PictureProps, type Slot } from "#web/ui/picture/picture.tsx";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./row-picture.module.css";

export type RowPictureLoad = PictureProps["load"];

/** Sizes of a row's picture: 200 pixels wide next to the filters, 96 on the phone; the 168 on a tablet need the same file as 200. */
const slots: Slot[] = [
  { from: 752, width: "200px", ratio: 200 / 132 },
  { width: "96px", ratio: 4 / 3 },
];

/** Rows in the first view, whose pictures load with the document. */
const inFirstView = 4;

/** Returns how each picture of a list loads: the first with high priority, those in the first view eagerly, the rest lazily. */
export function getRowPictureLoads(pictures: (RowPictureFacts | undefined)[]): RowPictureLoad[] {
  const first = pictures.findIndex(Boolean);
  return pictures.map((_, index) => (index === first ? "first" : index < inFirstView ? "now" : undefined));
}

interface RowPictureProps {
  picture: RowPictureFacts | undefined;
  /** Shown where there is no picture; undefined for a space without known dimensions. */
  plan: ReactNode;
  /** What it shows. */
  name: string;
  load: RowPictureLoad;
  /** Whether a rendered picture is marked; absent, the one that loads first. */
  mark?: boolean;
  /** The layout that the row judges: a picture of another says so. */
  layout: LayoutKey | undefined;
  texts?: RowTexts;
}

/** Renders the picture at the left of a row, or its plan, over which the link of the row's name reaches (`search-row.module.css`). */
export const RowPicture = ({ picture, plan, name, load, mark, layout, texts = rowZh }: RowPictureProps) => (
  <div aria-hidden="true" className={classNames(styles.pictureSlot, picture && styles.pictured)}>
    {picture ? (
      <>
        <Picture
          alt={texts.pictureOf(name, picture.caption ?? "")}
          load={load}
          mark={mark}
          picture={picture}
          slots={slots}
          unnamed
        />
        {picture.layout && layout && picture.layout !== layout && (
          <small className={styles.shownLayout}>
            {texts.shownLayout(texts.layout(getLayoutByKey(picture.layout)))}
          </small>
        )}
      </>
    ) : (
      (plan ?? <span className={classNames(textStyles.small, styles.noPlan)}>{texts.noPlan}</span>)
    )}
  </div>
);
