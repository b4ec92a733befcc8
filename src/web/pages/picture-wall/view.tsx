import { formatPicturesHref, formatPictureWallHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { formatPageHref } from "../../features/gallery/load-pictures.ts";
import { NoPictures } from "../../features/gallery/no-pictures.tsx";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { DemandBar } from "../../features/demand-card/demand-card.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import type { PictureWallData, PictureWallInput } from "./page.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import styles from "./view.module.css";

/** Renders all pictures of a venue as one wall with infinite scrolling. */
export function PictureWallView({ input, data }: PageProps<PictureWallInput, PictureWallData>) {
  const { venue, first } = data;
  const path = formatPictureWallHref(venue.id);
  return (
    <main className={pageStructureStyles.page} id="main">
      <VenueSubpageHeading className={styles.heading} name={pictureZh.name} venue={venue}>
        {first.total > 0 && (
          <Link className={visibilityStyles.noPrint} href={formatPicturesHref(venue.id)}>
            {pictureZh.grouped}
          </Link>
        )}
      </VenueSubpageHeading>
      {first.total > 0 ? (
        <>
          <Gallery
            query={{ siteId: input.siteId }}
            first={first}
            headings={false}
            formatHref={(page) => formatPageHref(path, page)}
            key={`${path} ${first.page}`}
            kind="wall"
            venue={venue}
          />
          <BlockRenderUntilLoaded id="wall" />
        </>
      ) : (
        <NoPictures venue={venue} />
      )}
      <DemandBar priceFrom={venue.priceFrom} siteId={venue.id} />
    </main>
  );
}
