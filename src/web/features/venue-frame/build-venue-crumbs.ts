import { formatListHref } from "#domain/search/grammar.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import type { Crumb } from "../../ui/navigation/breadcrumb.tsx";
import type { VenueFacts } from "./venue-facts.ts";

type CrumbVenue = Pick<VenueFacts, "id" | "name" | "cityName" | "cityPinyin">;

const buildCityCrumb = ({ cityName, cityPinyin }: CrumbVenue): Crumb => ({ label: cityName, href: `/${cityPinyin}` });

/** Returns the crumbs 北京 / 朝阳区场地 / 云栖会议酒店; without a known district the second is the city's venue list. */
export function buildVenueCrumbs(venue: CrumbVenue & Pick<VenueFacts, "regions">): Crumb[] {
  const district = venue.regions[0];
  const list = formatListHref("venue", venue.cityPinyin, { region: district?.id });
  return [
    buildCityCrumb(venue),
    { label: venueZh.crumb(district?.name ?? venue.cityName), href: list },
    { label: venue.name },
  ];
}

/** Returns the crumbs 北京 / 云栖会议酒店 / `label`. */
export const buildVenueSubpageCrumbs = (venue: CrumbVenue, label: string): Crumb[] => [
  buildCityCrumb(venue),
  { label: venue.name, href: formatVenueHref(venue.id) },
  { label },
];
