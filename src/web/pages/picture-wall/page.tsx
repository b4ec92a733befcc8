import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatPictureWallHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { isId } from "#domain/is-id.ts";
import { pageAddress } from "#domain/address/page-address.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { buildPageLinks, loadPictures } from "../../features/gallery/load-pictures.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { PictureWallView } from "./view.tsx";

export interface PictureWallInput {
  siteId: string;
  page: number;
}

/** Loads the venue and one page of all its pictures. */
async function loadPictureWall({ siteId, page }: PictureWallInput, { call }: LoaderContext) {
  const [venue, first] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    loadPictures(call, { siteId }, page),
  ]);
  return { venue: pickVenueHead(venue), first };
}

/** What the page shows. */
export type PictureWallData = DataOf<typeof loadPictureWall>;

/** Builds the head of a page of the picture wall; only the first is indexed. */
function buildPictureWallHead({ venue, first }: PictureWallData): PageHead {
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
}

export default definePage("picture-wall", {
  validate: ({ params: { siteId }, query }) => (isId(siteId) ? { siteId, ...pageAddress.parse(query) } : undefined),
  loader: loadPictureWall,
  head: buildPictureWallHead,
  city: getVenueCity,
  component: PictureWallView,
});
