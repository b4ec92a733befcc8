import type { PictureWire } from "#contract/schemas/picture.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { formatGroupPictureHref, getPictureKey } from "../../features/gallery/format-venue-picture-href.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./space-pictures.module.css";

interface SpacePicturesProps {
  pictures: PictureWire[];
  space: { id: string; name: string };
  venueId: string;
  /** The plan's current layout: its pictures come first. */
  layout: LayoutKey;
}

/** Number of pictures shown in one row of equal height. */
const picturesShown = 2;
const slots: Slot[][] = [
  [{ from: 1248, width: "698px", ratio: 698 / 400 }, { width: "100vw" }],
  [{ from: 1248, width: "498px", ratio: 498 / 400 }, { width: "100vw" }],
];

/** Renders pictures of the space: those of the plan's layout first, then others. */
export function SpacePictures({ pictures, space, venueId, layout }: SpacePicturesProps) {
  const getLayoutRank = (picture: PictureWire) => Number(picture.layout !== layout);
  const shown = pictures.toSorted((a, b) => getLayoutRank(a) - getLayoutRank(b)).slice(0, picturesShown);
  const all = formatPicturesHref(venueId, { type: shown[0]!.catalogType, spaceId: space.id });
  return (
    <section className={classNames(pageStructureStyles.section, visibilityStyles.noPrint, styles.spacePictures)}>
      <div className={classNames(pageStructureStyles.sectionHead, styles.head)}>
        <h2 className={pageStructureStyles.subheading}>{pictureZh.section.title}</h2>
        {pictures.length > shown.length && (
          <Link href={all}>{pictureZh.section.more(formatNumber(pictures.length))}</Link>
        )}
      </div>
      {shown[0]!.layout !== layout && shown.some((picture) => picture.layout) && (
        <p className={textStyles.small}>{pictureZh.section.noneOf(getLayoutByKey(layout).name)}</p>
      )}
      <div className={classNames(styles.views, shown.length === 1 && styles.alone)}>
        {shown.map((picture, index) => (
          <figure key={getPictureKey(picture)}>
            <Link href={formatGroupPictureHref(venueId, { ...picture, spaceId: space.id })}>
              <Picture
                className={styles.picture}
                alt={pictureZh.alt(space.name, picture.caption ?? "")}
                mark={false}
                picture={picture}
                slots={slots[index]!}
              />
            </Link>
            <figcaption className={textStyles.caption}>
              <span>{picture.caption ?? space.name}</span>
              {index === 0 && picture.rendered && <span className={textStyles.noWrap}>{pictureZh.rendered}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
