import type { CSSProperties } from "react";
import { formatNumber } from "../../../domain/format.ts";
import { picturesHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { captionOf } from "../../features/gallery/captions.ts";
import { inHouseHref } from "../../features/gallery/gallery-href.ts";
import { classNames } from "../../ui/class-names.ts";
import { Link } from "../../ui/link.tsx";
import { Picture, type Slot } from "../../ui/picture.tsx";
import "./picture-band.css";
import type { VenueData } from "./venue-data.ts";

interface PictureBandProps extends Pick<VenueData, "pictures" | "halls"> {
  venue: { id: string; name: string };
  /** Number of all pictures of the venue. */
  total: number;
}

/** Column widths in pixels on the desktop, by number of pictures; all are 360 high, 208 on the phone. */
const columns: number[][] = [[], [1200], [748, 448], [576, 369, 247]];
const slotOf = (width: number): Slot[] => [
  { from: 1248, width: `${width}px`, ratio: width / 360 },
  { width: "86vw", ratio: 1.6 },
];

/** Renders the band at the top of the page: up to three pictures, each linked to the gallery. */
export function PictureBand({ pictures, halls, venue, total }: PictureBandProps) {
  const names = new Map(halls.map(({ id, name }) => [id, name]));
  const widths = columns[pictures.length]!;
  const style = { "--columns": widths.map((width) => `${width}fr`).join(" ") } as CSSProperties;
  return (
    <section
      aria-label={pictureZh.name}
      className={classNames("band pictured noprint", pictures.length === 1 && "alone")}
      style={style}
    >
      {pictures.map((picture, index) => {
        const caption = captionOf(picture, names);
        return (
          <figure key={picture.hash}>
            <Link aria-label={pictureZh.open(caption)} href={inHouseHref(venue.id, picture)}>
              <Picture
                alt={pictureZh.alt(venue.name, caption)}
                load={index === 0 ? "first" : index === 1 ? "now" : undefined}
                mark={false}
                picture={picture}
                slots={slotOf(widths[index]!)}
              />
            </Link>
            <figcaption className="cap">
              <span className="what">{caption}</span>
              {picture.rendered && <span className="nowrap">{pictureZh.rendered}</span>}
              {index === pictures.length - 1 && (
                <Link className="all" href={picturesHref(venue.id)}>
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
