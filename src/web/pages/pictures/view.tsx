import { formatPicturesHref, formatPictureWallHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { getGroupName } from "../../features/gallery/format-caption.ts";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { GroupNav } from "../../features/gallery/group-nav.tsx";
import { formatPageHref } from "../../features/gallery/load-pictures.ts";
import { NoPictures } from "../../features/gallery/no-pictures.tsx";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { DemandBar } from "../../features/demand-card/demand-card.tsx";
import { VenueTabs } from "../../features/venue-frame/venue-tabs.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/navigation/link.tsx";
import type { PicturesData, PicturesInput } from "./page.tsx";
import { SubjectPanel } from "./subject-panel.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

/** Renders a venue's pictures by kind and space, with counts; each opens in a lightbox. */
export function PicturesView({ input, data }: PageProps<PicturesInput, PicturesData>) {
  const { venue, first, subject } = data;
  const { siteId, place } = input;
  const path = formatPicturesHref(venue.id, place);
  const name = place && getGroupName(first.groups, place);
  const rendered = first.pictures.some((picture) => picture.rendered);
  return (
    <main className={pageStructureStyles.page} id="main">
      <VenueSubpageHeading name={name ?? pictureZh.name} venue={venue}>
        {first.total > 0 && (
          <Link className={visibilityStyles.noPrint} href={formatPictureWallHref(venue.id)}>
            {pictureZh.wall}
          </Link>
        )}
      </VenueSubpageHeading>
      <VenueTabs current="pictures" venue={venue} />
      <div className={styles.groups}>
        {first.groups.length > 0 && <GroupNav groups={first.groups} place={place} venueId={venue.id} />}
        <div className={subject && styles.single}>
          {name && !subject && <h2 className={pageStructureStyles.subheading}>{name}</h2>}
          {first.total > 0 ? (
            <Gallery
              query={{ siteId, place }}
              first={first}
              headings={!place && !subject}
              formatHref={(page) => formatPageHref(path, page)}
              key={`${path} ${first.page}`}
              kind={subject ? "single" : "grid"}
              venue={venue}
            />
          ) : (
            <NoPictures venue={venue} />
          )}
          {subject && <SubjectPanel isAll={!place} subject={subject} venue={venue} />}
          {rendered && <p className={classNames(textStyles.small, styles.note)}>{pictureZh.renderedNote}</p>}
        </div>
      </div>
      <DemandBar priceFrom={venue.priceFrom} siteId={venue.id} />
    </main>
  );
}
