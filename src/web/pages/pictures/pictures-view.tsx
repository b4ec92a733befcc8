import { picturesHref, pictureWallHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { groupName } from "../../features/gallery/captions.ts";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { GroupNav } from "../../features/gallery/group-nav.tsx";
import { pageHref } from "../../features/gallery/load-pictures.ts";
import { NoPictures } from "../../features/gallery/no-pictures.tsx";
import { InsideHeading } from "../../features/venue-frame/inside-heading.tsx";
import { EnquiryBar } from "../../features/venue-frame/enquiry.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/link.tsx";
import type { PicturesData, PicturesInput } from "./pictures-data.ts";
import "./pictures.css";

/** Renders a venue's pictures by kind and space, with counts; each opens in a lightbox. */
export function PicturesView({ input, data }: PageProps<PicturesInput, PicturesData>) {
  const { venue, first } = data;
  const { siteId, place } = input;
  const path = picturesHref(venue.id, place);
  const name = place && groupName(first.groups, place);
  const rendered = first.pictures.some((picture) => picture.rendered);
  return (
    <main className="page pictures-page" id="main">
      <InsideHeading name={name ?? pictureZh.name} venue={venue}>
        {first.total > 0 && (
          <Link className="noprint" href={pictureWallHref(venue.id)}>
            {pictureZh.wall}
          </Link>
        )}
      </InsideHeading>
      <VenueTabs current="pictures" venue={venue} />
      <div className="by-group">
        {first.groups.length > 0 && <GroupNav groups={first.groups} place={place} venueId={venue.id} />}
        <div>
          {name && <h2 className="h2s">{name}</h2>}
          {first.total > 0 ? (
            <Gallery
              ask={{ siteId, place }}
              first={first}
              headings={!place}
              hrefOf={(page) => pageHref(path, page)}
              key={`${path} ${first.page}`}
              kind="grid"
              venue={venue}
            />
          ) : (
            <NoPictures venue={venue} />
          )}
          {rendered && <p className="small">{pictureZh.renderedNote}</p>}
        </div>
      </div>
      <EnquiryBar priceFrom={venue.priceFrom} siteId={venue.id} />
    </main>
  );
}
