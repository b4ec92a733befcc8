import { eventSizeAddress, type PartialEventSize } from "#domain/venue/event-size.ts";
import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { isId } from "#domain/is-id.ts";
import { pickTableSpaces, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { computeFiguresWhenIdle } from "../../features/capacity-table/capacity/compute-figures-when-idle.ts";
import { type DataOf, definePage, type LoaderContext, type PageHead } from "../../page.ts";
import { getSeatSummary } from "../../features/capacity-table/capacity/get-seat-summary.ts";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildSpaceListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { buildSpaceJsonLd } from "../../seo/build-venue-json-ld.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { VenueSpacesView } from "./view.tsx";

export interface VenueSpacesInput {
  siteId: string;
  eventSize: PartialEventSize;
}

/** Loads a venue with all columns of its spaces. */
async function loadVenueSpaces({ siteId }: VenueSpacesInput, { call }: LoaderContext) {
  const venue = await call("hotel/getSiteDetailNew", { siteId });
  const spaces = pickTableSpaces(venue.spaces, true);
  computeFiguresWhenIdle(spaces);
  return { venue: pickVenueHead(venue), spaces };
}

/** What the page shows. */
export type VenueSpacesData = DataOf<typeof loadVenueSpaces>;

/** Builds the head of a venue's table of spaces; an empty table is not indexed. */
function buildVenueSpacesHead({ venue, spaces }: VenueSpacesData): PageHead {
  const path = formatVenueSpacesHref(venue.id);
  const rows = getSpaceCapacities(spaces).map((capacity) =>
    buildSpaceJsonLd(capacity.space, venue, getSeatSummary(capacity)),
  );
  return {
    title: venueZh.head.spacesTitle(formatNameWithCity(venue), formatNumber(spaces.length)),
    description: venueZh.head.spacesDescription(formatNameWithCity(venue), formatNumber(spaces.length)),
    canonical: path,
    noindex: spaces.length === 0,
    jsonLd: [
      buildSpaceListJsonLd(rows),
      buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, venueZh.tabs.spaces), path),
    ],
  };
}

export default definePage("venue-spaces", {
  validate: ({ params: { siteCode }, query }) =>
    isId(siteCode) ? { siteId: siteCode, eventSize: eventSizeAddress.parse(query) } : undefined,
  loader: loadVenueSpaces,
  head: buildVenueSpacesHead,
  city: getVenueCity,
  component: VenueSpacesView,
});
