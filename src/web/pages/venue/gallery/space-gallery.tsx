import { type MouseEvent, useLayoutEffect, useRef } from "react";
import type { LayoutPictureWire, PictureWire } from "#contract/schemas/picture.ts";
import { formatNumber, formatSizeShort } from "#domain/format.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { formatPicturesHref, formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { fitsAtAll } from "#web/features/capacity-table/capacity/find-best-space.ts";
import type { SpaceCapacity } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { formatCaption } from "#web/features/gallery/format-caption.ts";
import { formatVenuePictureHref } from "#web/features/gallery/format-venue-picture-href.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { NotchedPicture } from "#web/ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "#web/ui/picture/picture.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import { moveSharedPicture } from "./move-shared-picture.ts";
import { type Choice, type GalleryView, listThumbs, type VenuePictures } from "./resolve-view.ts";
import { SpacePlan } from "./space-plan.tsx";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./space-gallery.module.css";

interface SpaceGalleryProps extends VenuePictures {
  venue: { id: string; name: string };
  capacities: SpaceCapacity[];
  eventSize: EventSize;
  view: GalleryView;
  onChoose: (choice: Choice) => void;
  /** Number of all pictures of the venue. */
  total: number;
}

const largeSlots: Slot[] = [
  { from: 1248, width: "648px", ratio: 648 / 402 },
  { from: 1000, width: "42vw", ratio: 1.45 },
  { from: 752, width: "94vw", ratio: 772 / 372 },
  { width: "100vw", ratio: 1.6 },
];
const thumbSlots: Slot[] = [{ width: "88px", ratio: 1.6 }];

const isPlainClick = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Formats what is shown: 宴会厅A，课桌式 180 人; the size where a plan stands for a picture. */
function formatViewCaption({ space, layout, picture }: GalleryView, eventSize: EventSize, names: Map<string, string>) {
  if (!space || !layout) return picture ? formatPictureName(picture, names) : "";
  const { name, length, width } = space.space;
  const size = !picture && length && width ? `${formatSizeShort(length, width)} m` : undefined;
  const layoutName = getLayoutByKey(layout).name;
  const text = fitsAtAll(space, { ...eventSize, layout })
    ? venueZh.caption(name, layoutName, formatNumber(eventSize.people))
    : pictureZh.caption([name, layoutName]);
  return pictureZh.caption([text, size]);
}

const formatPictureName = (picture: LayoutPictureWire | PictureWire, names: Map<string, string>): string =>
  "catalogType" in picture ? formatCaption(picture, names) : (names.get(picture.spaceId) ?? "");

/** Renders the large picture with the plan of its space in the corner, and the strip of the others. */
export function SpaceGallery(props: SpaceGalleryProps) {
  const { venue, capacities, eventSize, view, total } = props;
  const { space, layout, picture } = view;
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => moveSharedPicture(frame.current!), []);
  const first = useRef(picture?.hash);
  const names = new Map(capacities.map((one) => [one.space.id, one.space.name]));
  const caption = formatViewCaption(view, eventSize, names);
  const isOther = picture?.layout && layout && picture.layout !== layout;
  const plan = space && layout && (
    <SpacePlan
      layout={layout}
      people={eventSize.people}
      space={space.space}
      {...(picture && { spaces: capacities.map((one) => one.space) })}
    />
  );
  return (
    <section aria-label={pictureZh.name} className={classNames(visibilityStyles.noPrint, styles.gallery)}>
      <figure ref={frame}>
        <Link
          aria-label={picture ? pictureZh.open(caption) : caption}
          className={styles.large}
          href={picture ? formatVenuePictureHref(venue.id, picture) : formatSpaceHref(venue.id, space!.space.id)}
        >
          <NotchedPicture
            className={classNames(styles.notched, !picture && styles.bare)}
            picture={
              picture && (
                <Picture
                  alt={pictureZh.alt(venue.name, caption)}
                  className={styles.photo}
                  load={picture.hash === first.current ? "first" : "now"}
                  mark={picture.hash === first.current}
                  note={isOther ? pictureZh.shownLayout(getLayoutByKey(picture.layout!).name) : undefined}
                  picture={picture}
                  slots={largeSlots}
                />
              )
            }
            plan={plan}
          />
        </Link>
        <figcaption className={textStyles.caption}>
          <span aria-live="polite">{caption}</span>
          {total > 0 ? (
            <Link href={formatPicturesHref(venue.id)}>{pictureZh.all(formatNumber(total))}</Link>
          ) : (
            <span>{pictureZh.planFirst}</span>
          )}
        </figcaption>
      </figure>
      <Thumbs {...props} names={names} />
    </section>
  );
}

interface ThumbsProps extends SpaceGalleryProps {
  names: Map<string, string>;
}

/** Renders the strip: each picture is shown large by a press, and opens its page without script. */
function Thumbs({ venue, eventSize, view, onChoose, names, layoutPictures, others }: ThumbsProps) {
  const thumbs = listThumbs(view, eventSize.layout, { layoutPictures, others });
  if (thumbs.length < 2) return null;
  const toChoice = (picture: LayoutPictureWire | PictureWire): Choice =>
    "catalogType" in picture
      ? { hash: picture.hash, layout: eventSize.layout }
      : { spaceId: picture.spaceId, layout: picture.layout };
  return (
    <ul className={styles.thumbs}>
      {thumbs.map((picture) => (
        <li key={picture.hash + (picture.spaceId ?? "")}>
          <Link
            aria-current={picture === view.picture ? "true" : undefined}
            href={formatVenuePictureHref(venue.id, picture)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(toChoice(picture));
            }}
            preload={false}
          >
            {/* The file of the large picture is not loaded a second time. */}
            {picture.hash === view.picture?.hash ? (
              <Picture alt="" load="now" mark={false} picture={picture} slots={largeSlots} />
            ) : (
              <Picture alt="" mark={false} picture={picture} slots={thumbSlots} />
            )}
            <span>{formatPictureName(picture, names)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
