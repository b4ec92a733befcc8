import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { isId } from "#domain/is-id.ts";
import { pageAddress } from "#domain/address/page-address.ts";
import { catalogTypes } from "#domain/picture/picture.ts";
import type { PictureListQuery } from "../../features/gallery/use-picture-list.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { buildPageLinks, loadPictures } from "../../features/gallery/load-pictures.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { formatCaption, getGroupName, getSpaceNames } from "../../features/gallery/format-caption.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { buildPictureSubject } from "./build-picture-subject.ts";
import { PicturesView } from "./view.tsx";

export interface PicturesInput extends PictureListQuery {
  page: number;
}

/** Loads the venue and one page of its pictures, of all places or of the selected one. */
async function loadPicturesPage({ page, ...selection }: PicturesInput, { call }: LoaderContext) {
  const [venue, first] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId: selection.siteId }),
    loadPictures(call, selection, page),
  ]);
  const [only] = first.total === 1 ? first.pictures : [];
  return {
    venue: pickVenueHead(venue),
    first,
    ...(only && { subject: buildPictureSubject(venue, only, formatCaption(only, getSpaceNames(first.groups))) }),
  };
}

/** What the page shows. */
export type PicturesData = DataOf<typeof loadPicturesPage>;

/** Builds the head of a page of pictures; only the first page of all pictures is indexed. */
function buildPicturesHead({ venue, first }: PicturesData, { place }: PicturesInput): PageHead {
  const texts = pictureZh.head;
  const { pictures, groups, total, page } = first;
  const links = buildPageLinks(formatPicturesHref(venue.id, place), first);
  const name = place && getGroupName(groups, place);
  const venueName = formatNameWithCity(venue);
  const title = name ? texts.groupTitle(name, venueName) : texts.title(venueName, formatNumber(total));
  const kinds = groups.map((group) => `${group.name} ${formatNumber(group.count)}`).join("、");
  const cover = pictures[0];
  return {
    title: page > 1 ? title + texts.page(page) : title,
    description: cover
      ? texts.description(name ? venueName + name : venueName, formatNumber(total), name ?? kinds)
      : texts.noneDescription(venue.name),
    ...links,
    // Subsets of the page that shows all pictures.
    noindex: !cover || place !== undefined || page > 1,
    ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
    jsonLd: [buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, name ?? pictureZh.name), links.canonical)],
  };
}

export default definePage("pictures", {
  validate: ({ params, query }): PicturesInput | undefined => {
    const { siteIdAlias, catalogType, spaceId } = params;
    if (!isId(siteIdAlias)) return undefined;
    const all = { siteId: siteIdAlias, ...pageAddress.parse(query) };
    if (catalogType === undefined && spaceId === undefined) return all;
    const type = catalogTypes.find(({ key }) => key === catalogType)?.key;
    return type && isId(spaceId) ? { ...all, place: { type, spaceId } } : undefined;
  },
  loader: loadPicturesPage,
  head: buildPicturesHead,
  city: getVenueCity,
  component: PicturesView,
});
