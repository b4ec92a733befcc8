import { formatNumber } from "#domain/format.ts";
import { formatNameWithCity } from "#domain/venue/format-name-with-city.ts";
import { formatVenueSpacesHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { getSeatSummary } from "../../features/capacity-table/capacity/get-seat-summary.ts";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { buildSpaceListJsonLd } from "../../seo/build-item-list-json-ld.ts";
import { buildSpaceJsonLd } from "../../seo/build-venue-json-ld.ts";
import type { VenueSpacesData } from "./types.ts";

/** Builds the head of a venue's table of spaces; an empty table is not indexed. */
export function buildVenueSpacesHead({ venue, spaces }: VenueSpacesData): PageHead {
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
