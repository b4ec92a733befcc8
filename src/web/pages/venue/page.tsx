import { formatArea, formatNumber } from "#domain/format.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { isId } from "#domain/is-id.ts";
import { venueAddress } from "#domain/venue/event-size.ts";
import { buildVenueCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import type { VenueFacts } from "../../features/venue-frame/venue-facts.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildVenueJsonLd } from "../../seo/build-venue-json-ld.ts";
import { loadVenue, type VenueData } from "./loader.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { VenueView } from "./view.tsx";

function buildDescription(venue: VenueFacts): string {
  const { spaceCount, largestArea, guestRoomCount, address } = venue;
  const texts = venueZh.head;
  const facts = [
    address,
    spaceCount > 0 && texts.spaceCount(formatNumber(spaceCount)),
    largestArea && texts.largest(formatArea(largestArea)),
    guestRoomCount && texts.guestRooms(formatNumber(guestRoomCount)),
  ];
  const text = facts.filter(Boolean).join("，");
  return spaceCount > 0 ? texts.description(venue.name, text) : texts.plainDescription(venue.name, text);
}

/** Builds the head of a venue; its aliases share the canonical link. */
const buildVenueHead = ({ venue, cover }: VenueData): PageHead => ({
  title: venueZh.head.title(venue.name, venue.cityName),
  description: buildDescription(venue),
  canonical: formatVenueHref(venue.id),
  ...(cover && { image: { picture: cover, alt: pictureZh.alt(venue.name, cover.caption ?? "") } }),
  jsonLd: [buildVenueJsonLd(venue), buildBreadcrumbJsonLd(buildVenueCrumbs(venue), formatVenueHref(venue.id))],
});

export default definePage("venue", {
  validate: ({ path, params: { siteId }, query }) =>
    isId(siteId) ? { siteId, path, eventSize: venueAddress.parse(query) } : undefined,
  loader: loadVenue,
  head: buildVenueHead,
  city: getVenueCity,
  component: VenueView,
  wide: true,
});
