import type { PictureWire } from "../../../contract/schemas/picture.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { getLayoutByKey, type LayoutKey } from "../../../domain/space/layouts.ts";
import { formatPicturesHref } from "../../../domain/venue/format-venue-href.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { formatGroupPictureHref, getPictureKey } from "../../features/gallery/format-venue-picture-href.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import "./space-pictures.css";

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
    <section className="part noprint space-pictures">
      <div className="head">
        <h2 className="h2s">{pictureZh.section.title}</h2>
        {pictures.length > shown.length && (
          <Link href={all}>{pictureZh.section.more(formatNumber(pictures.length))}</Link>
        )}
      </div>
      {shown[0]!.layout !== layout && shown.some((picture) => picture.layout) && (
        <p className="small">{pictureZh.section.noneOf(getLayoutByKey(layout).name)}</p>
      )}
      <div className={classNames("views", shown.length === 1 && "alone")}>
        {shown.map((picture, index) => (
          <figure key={getPictureKey(picture)}>
            <Link href={formatGroupPictureHref(venueId, { ...picture, spaceId: space.id })}>
              <Picture
                alt={pictureZh.alt(space.name, picture.caption ?? "")}
                load={index === 0 ? "now" : undefined}
                mark={false}
                picture={picture}
                slots={slots[index]!}
              />
            </Link>
            <figcaption className="cap">
              <span>{picture.caption ?? space.name}</span>
              {picture.rendered && <span className="nowrap">{pictureZh.rendered}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
