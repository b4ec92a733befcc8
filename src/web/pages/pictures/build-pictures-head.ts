import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatPicturesHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { getGroupName } from "../../features/gallery/format-caption.ts";
import { buildPageLinks } from "../../features/gallery/load-pictures.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import type { PicturesData, PicturesInput } from "./types.ts";

/** Builds the head of a page of pictures; only the first page of all pictures is indexed. */
export function buildPicturesHead({ venue, first }: PicturesData, { place }: PicturesInput): PageHead {
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
