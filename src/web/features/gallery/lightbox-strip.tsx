import type { PictureWire } from "#contract/schemas/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { formatCaption, type SpaceNames } from "./format-caption.ts";
import { getPictureKey } from "./format-venue-picture-href.ts";
import { useCentredChild } from "./use-centred-child.ts";
import styles from "./lightbox-strip.module.css";

const slots: Slot[] = [
  { from: 1248, width: "120px", ratio: 1.6 },
  { width: "84px", ratio: 1.6 },
];

interface LightboxStripProps {
  pictures: readonly PictureWire[];
  at: number;
  names: SpaceNames;
  onMove: (index: number) => void;
}

/** Renders the pictures of the list as a strip that follows the shown one. */
export function LightboxStrip({ pictures, at, names, onMove }: LightboxStripProps) {
  const list = useCentredChild<HTMLUListElement>(at);
  return (
    <ul aria-label={pictureZh.strip} className={styles.strip} ref={list}>
      {pictures.map((picture, index) => {
        const caption = formatCaption(picture, names);
        return (
          <li key={getPictureKey(picture)}>
            <button
              aria-current={index === at ? "true" : undefined}
              aria-label={pictureZh.open(caption)}
              onClick={() => onMove(index)}
              type="button"
            >
              <Picture alt="" mark={false} picture={picture} slots={slots} />
              {picture.layout && <span>{getLayoutByKey(picture.layout).name}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
