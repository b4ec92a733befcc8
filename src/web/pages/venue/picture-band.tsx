import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { formatNumber } from "#domain/format.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { formatCaption } from "../../features/gallery/format-caption.ts";
import { formatVenuePictureHref } from "../../features/gallery/format-venue-picture-href.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { moveSharedPicture } from "./move-shared-picture.ts";
import type { VenueData } from "./loader.ts";
import bandStyles from "./band.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./picture-band.module.css";

interface PictureBandProps extends Pick<VenueData, "pictures" | "spaces"> {
  venue: { id: string; name: string };
  /** Number of all pictures of the venue. */
  total: number;
}

/** Column widths in pixels on the desktop, by number of pictures; all are 360 high, 208 on the phone. */
const columns: number[][] = [[], [1200], [748, 448], [576, 369, 247]];
const buildSlots = (width: number): Slot[] => [
  { from: 1248, width: `${width}px`, ratio: width / 360 },
  { width: "86vw", ratio: 1.6 },
];

/** Renders the band at the top of the page: up to three pictures, each linked to the gallery. */
export function PictureBand({ pictures, spaces, venue, total }: PictureBandProps) {
  const band = useRef<HTMLElement>(null);
  useLayoutEffect(() => moveSharedPicture(band.current!.querySelector(`.${styles.picture}`)!), []);
  const names = new Map(spaces.map(({ id, name }) => [id, name]));
  const widths = columns[pictures.length]!;
  const style = { "--columns": widths.map((width) => `${width}fr`).join(" ") } as CSSProperties;
  return (
    <section
      aria-label={pictureZh.name}
      className={classNames(
        visibilityStyles.noPrint,
        bandStyles.band,
        styles.pictured,
        pictures.length === 1 && styles.alone,
      )}
      ref={band}
      style={style}
    >
      {pictures.map((picture, index) => {
        const caption = formatCaption(picture, names);
        return (
          <figure key={picture.hash}>
            <Link aria-label={pictureZh.open(caption)} href={formatVenuePictureHref(venue.id, picture)}>
              <Picture
                className={styles.picture}
                alt={pictureZh.alt(venue.name, caption)}
                load={index === 0 ? "first" : undefined}
                mark={false}
                picture={picture}
                slots={buildSlots(widths[index]!)}
              />
            </Link>
            <figcaption className={textStyles.caption}>
              <span className={styles.subject}>{caption}</span>
              {index === 0 && picture.rendered && <span className={textStyles.noWrap}>{pictureZh.rendered}</span>}
              {index === pictures.length - 1 && (
                <Link className={styles.allPictures} href={formatPicturesHref(venue.id)}>
                  {pictureZh.all(formatNumber(total))}
                </Link>
              )}
            </figcaption>
          </figure>
        );
      })}
    </section>
  );
}
