import { placedName } from "../../../domain/venue/placed-name.ts";
import { formatNumber } from "../../../domain/format.ts";
import { isId } from "../../../domain/id.ts";
import { picturesHref, pictureWallHref } from "../../../domain/venue/venue-href.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { Gallery } from "../../features/gallery/gallery.tsx";
import { loadPictures, pageHref, pageLinks, pageOf } from "../../features/gallery/load-pictures.ts";
import { NoPictures } from "../../features/gallery/no-pictures.tsx";
import type { PicturePage } from "../../features/gallery/use-picture-list.ts";
import { insideCrumbs } from "../../features/venue-frame/crumbs.ts";
import { InsideHeading } from "../../features/venue-frame/inside-heading.tsx";
import { EnquiryBar } from "../../features/venue-frame/enquiry.tsx";
import { type VenueHead, venueHead } from "../../features/venue-frame/lean-venue.ts";
import { crumbThing } from "../../ui/breadcrumb-thing.ts";
import { definePage, type PageProps } from "../../page.ts";
import { Link } from "../../ui/link.tsx";
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
  const path = pictureWallHref(venue.id);
  return (
    <main className="page picture-wall" id="main">
      <InsideHeading name={pictureZh.name} venue={venue}>
        {first.total > 0 && (
          <Link className="noprint" href={picturesHref(venue.id)}>
            {pictureZh.grouped}
          </Link>
        )}
      </InsideHeading>
      {first.total > 0 ? (
        <Gallery
          ask={{ siteId: input.siteId }}
          first={first}
          headings={false}
          hrefOf={(page) => pageHref(path, page)}
          key={`${path} ${first.page}`}
          kind="wall"
          venue={venue}
        />
      ) : (
        <NoPictures venue={venue} />
      )}
      <EnquiryBar priceFrom={venue.priceFrom} siteId={venue.id} />
    </main>
  );
}

export default definePage<Input, Data>({
  validate: ({ params, search }) => {
    const { siteId } = params;
    return isId(siteId) ? { siteId, page: pageOf(search) } : undefined;
  },
  loader: async ({ siteId, page }, { call }) => {
    const [venue, first] = await Promise.all([
      call("hotel/getSiteDetailNew", { siteId }),
      loadPictures(call, { siteId }, page),
    ]);
    return { venue: venueHead(venue), first };
  },
  head: ({ venue, first }) => {
    const words = pictureZh.head;
    const links = pageLinks(pictureWallHref(venue.id), first);
    const kinds = first.groups.map(({ name, count }) => `${name} ${formatNumber(count)}`).join("、");
    const cover = first.pictures[0];
    const title = words.wallTitle(placedName(venue));
    return {
      title: first.page > 1 ? title + words.page(first.page) : title,
      description: cover
        ? words.description(placedName(venue), formatNumber(first.total), kinds)
        : words.noneDescription(venue.name),
      ...links,
      noindex: !cover || first.page > 1,
      ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
      jsonLd: [crumbThing(insideCrumbs(venue, pictureZh.name), links.canonical)],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: PictureWall,
});
