import type { PictureWire } from "#contract/schemas/picture.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { formatGroupPictureHref } from "#web/features/gallery/format-venue-picture-href.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import styles from "./space-photograph.module.css";

/** Sizes of the photograph: across the phone, then beside the plan. */
const slots: Slot[] = [
  { from: 1248, width: "712px", ratio: 712 / 420 },
  { from: 1000, width: "50vw", ratio: 1.3 },
  { from: 752, width: "50vw", ratio: 1.2 },
  { width: "100vw", ratio: 390 / 276 },
];

interface SpacePhotographProps {
  picture: PictureWire;
  /** Its number in the strip and on the plan; absent where it has no place on the plan. */
  number: number | undefined;
  /** Whether it is the picture that came with the page. */
  isFirst: boolean;
  space: { id: string; name: string };
  venueId: string;
  /** The planned layout: a picture of another says so. */
  layout: LayoutKey;
}

/** Renders the shown picture of the space, which opens the gallery. */
export function SpacePhotograph({ picture, number, isFirst, space, venueId, layout }: SpacePhotographProps) {
  const isOther = picture.layout && picture.layout !== layout;
  return (
    <figure className={classNames(visibilityStyles.noPrint, styles.photograph)}>
      <Link href={formatGroupPictureHref(venueId, { ...picture, spaceId: space.id })}>
        <Picture
          alt={pictureZh.alt(space.name, picture.caption ?? "")}
          className={styles.picture}
          load={isFirst ? "first" : "now"}
          mark
          note={isOther ? pictureZh.shownLayout(getLayoutByKey(picture.layout!).name) : undefined}
          picture={picture}
          slots={slots}
        />
        {number !== undefined && (
          <span aria-hidden="true" className={styles.number}>
            {number}
          </span>
        )}
      </Link>
    </figure>
  );
}
