import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import { formatNumber } from "../../../domain/format-number.ts";
import { isId } from "../../../domain/is-id.ts";
import { formatPicturesHref, formatPictureWallHref } from "../../../domain/venue/format-venue-href.ts";
import { pictureZh } from "../../../texts/venue/picture.zh.ts";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { loadPictures, formatPageHref, buildPageLinks, parsePageNumber } from "../../features/gallery/load-pictures.ts";
import { NoPictures } from "../../features/gallery/no-pictures.tsx";
import type { PicturePage } from "../../features/gallery/use-picture-list.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { VenueSubpageHeading } from "../../features/venue-frame/venue-subpage-heading.tsx";
import { DemandBar } from "../../features/demand-card/demand-card.tsx";
import { type VenueHead, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage, type PageProps } from "../../page.ts";
import { Link } from "../../ui/navigation/link.tsx";
import "./picture-wall.css";

interface Input {
  siteId: string;
  page: number;
}

interface Data {
  venue: VenueHead;
  first: PicturePage;
}

/** Renders all pictures of a venue as one wall with infinite scrolling. */
function PictureWall({ input, data }: PageProps<Input, Data>) {
  const { venue, first } = data;
  const path = formatPictureWallHref(venue.id);
  return (
    <main className="page picture-wall" id="main">
      <VenueSubpageHeading name={pictureZh.name} venue={venue}>
        {first.total > 0 && (
          <Link className="noprint" href={formatPicturesHref(venue.id)}>
            {pictureZh.grouped}
          </Link>
        )}
      </VenueSubpageHeading>
      {first.total > 0 ? (
        <Gallery
          query={{ siteId: input.siteId }}
          first={first}
          headings={false}
          formatHref={(page) => formatPageHref(path, page)}
          key={`${path} ${first.page}`}
          kind="wall"
          venue={venue}
        />
      ) : (
        <NoPictures venue={venue} />
      )}
      <DemandBar priceFrom={venue.priceFrom} siteId={venue.id} />
    </main>
  );
}

export default definePage<Input, Data>({
  validate: ({ params, search }) => {
    const { siteId } = params;
    return isId(siteId) ? { siteId, page: parsePageNumber(search) } : undefined;
  },
  loader: async ({ siteId, page }, { call }) => {
    const [venue, first] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      loadPictures(call, { siteId }, page),
    ]);
    return { venue: pickVenueHead(venue), first };
  },
  head: ({ venue, first }) => {
    const texts = pictureZh.head;
    const links = buildPageLinks(formatPictureWallHref(venue.id), first);
    const kinds = first.groups.map(({ name, count }) => `${name} ${formatNumber(count)}`).join("、");
    const cover = first.pictures[0];
    const title = texts.wallTitle(formatNameWithCity(venue));
    return {
      title: first.page > 1 ? title + texts.page(first.page) : title,
      description: cover
        ? texts.description(formatNameWithCity(venue), formatNumber(first.total), kinds)
        : texts.noneDescription(venue.name),
      ...links,
      noindex: !cover || first.page > 1,
      ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
      jsonLd: [buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, pictureZh.name), links.canonical)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: PictureWall,
});
