import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatPictureWallHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { buildPageLinks } from "../../features/gallery/load-pictures.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import type { PictureWallData } from "./types.ts";

/** Builds the head of a page of the picture wall; only the first is indexed. */
export function buildPictureWallHead({ venue, first }: PictureWallData): PageHead {
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
