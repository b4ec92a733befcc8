import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatVenuePartHref } from "#domain/venue/format-venue-href.ts";
import { listFilledSections, type VenueSection } from "#domain/venue/list-filled-sections.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { isId } from "#domain/is-id.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildVenueJsonLd } from "../../seo/build-venue-json-ld.ts";
import { partNames } from "./part-names.ts";
import { loadVenuePart, type VenuePartData, type VenuePartInput } from "./loader.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { parseVenuePart } from "./parse-venue-part.ts";
import { VenuePartView } from "./view.tsx";

/** Builds the head of a venue's part; a part of which nothing is known is not indexed. */
function buildVenuePartHead({ venue, near, pictures: [shown] }: VenuePartData, { part }: VenuePartInput): PageHead {
  const path = formatVenuePartHref[part](venue.id);
  const hasContent = part === "nearby" ? near.length > 0 : listFilledSections(venue).includes(part as VenueSection);
  return {
    title: venueZh.parts.title[part](formatNameWithCity(venue)),
    description: venueZh.parts.description[part](formatNameWithCity(venue)),
    canonical: path,
    noindex: !hasContent,
    ...(shown && { image: { picture: shown, alt: pictureZh.alt(venue.name, shown.caption ?? "") } }),
    jsonLd: [buildVenueJsonLd(venue), buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, partNames[part]), path)],
  };
}

export default definePage("venue-part", {
  validate: ({ path, params: { siteId } }) => {
    const part = parseVenuePart(path);
    return isId(siteId) && part ? { siteId, part } : undefined;
  },
  loader: loadVenuePart,
  head: buildVenuePartHead,
  city: getVenueCity,
  component: VenuePartView,
});
