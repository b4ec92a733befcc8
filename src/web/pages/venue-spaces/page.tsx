import { formatNameWithCity } from "../../../domain/venue/format-name-with-city.ts";
import { isId } from "../../../domain/is-id.ts";
import { formatVenueSpacesHref } from "../../../domain/venue/format-venue-href.ts";
import { venueZh } from "../../../texts/venue/venue.zh.ts";
import { parseEventSize } from "../../../domain/venue/event-size.ts";
import { getSpaceCapacities } from "../../features/capacity-table/capacity/space-capacity.ts";
import { getSeatSummary } from "../../features/capacity-table/capacity/get-seat-summary.ts";
import { buildVenueSubpageCrumbs } from "../../features/venue-frame/build-venue-crumbs.ts";
import { pickTableSpaces, pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import { buildSpaceJsonLd } from "../../seo/build-venue-json-ld.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { definePage } from "../../page.ts";
import type { VenueSpacesData, VenueSpacesInput } from "./types.ts";
import { VenueSpacesView } from "./view.tsx";

export default definePage<VenueSpacesInput, VenueSpacesData>({
  validate: ({ params, search }) => {
    const { siteCode } = params;
    return isId(siteCode) ? { siteId: siteCode, eventSize: parseEventSize(search) } : undefined;
  },
  loader: async ({ siteId }, { call }) => {
    const venue = await call("hotel/getSiteDetailNew", { siteId });
    return { venue: pickVenueHead(venue), spaces: pickTableSpaces(venue.spaces, true) };
  },
  head: ({ venue, spaces }) => {
    const path = formatVenueSpacesHref(venue.id);
    return {
      title: venueZh.head.spacesTitle(formatNameWithCity(venue), spaces.length),
      description: venueZh.head.spacesDescription(formatNameWithCity(venue), spaces.length),
      canonical: path,
      noindex: spaces.length === 0,
      jsonLd: [
        {
          "@type": "ItemList",
          numberOfItems: spaces.length,
          itemListElement: getSpaceCapacities(spaces).map((capacity, index) => ({
            "@type": "ListItem",
            position: index + 1,
            item: buildSpaceJsonLd(capacity.space, venue, getSeatSummary(capacity)),
          })),
        },
        buildBreadcrumbJsonLd(buildVenueSubpageCrumbs(venue, venueZh.tabs.spaces), path),
      ],
    };
  },
  city: ({ venue }) => ({ code: venue.cityCode, name: venue.cityName, pinyin: venue.cityPinyin }),
  component: VenueSpacesView,
});
