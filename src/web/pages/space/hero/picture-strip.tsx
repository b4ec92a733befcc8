import type { PictureWire } from "#contract/schemas/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import styles from "./picture-strip.module.css";

const slots: Slot[] = [
  { from: 1248, width: "136px", ratio: 1.6 },
  { from: 752, width: "20vw", ratio: 1.6 },
  { width: "92px", ratio: 1.6 },
];

interface PictureStripProps {
  pictures: readonly PictureWire[];
  /** Index of the picture that is shown. */
  shown: number;
  onShow: (index: number) => void;
  /** The panoramas of the space, where it has some. */
  vrHref: string | undefined;
}

/** Renders the pictures of the space with their numbers; a press shows one in the large place and on the plan. */
export const PictureStrip = ({ pictures, shown, onShow, vrHref }: PictureStripProps) => (
  <ul aria-label={pictureZh.strip} className={classNames(visibilityStyles.noPrint, styles.strip)}>
    {pictures.map((picture, index) => (
      <li key={picture.hash}>
        <button aria-current={index === shown ? "true" : undefined} onClick={() => onShow(index)} type="button">
          <Picture alt="" className={styles.picture} mark={false} picture={picture} slots={slots} />
          <span>
            <b>{index + 1}</b> {picture.layout ? getLayoutByKey(picture.layout).name : picture.caption}
          </span>
        </button>
      </li>
    ))}
    {vrHref && (
      <li>
        <Link className={styles.panorama} href={vrHref}>
          <span>{spaceZh.vr}</span>
        </Link>
      </li>
    )}
  </ul>
);
