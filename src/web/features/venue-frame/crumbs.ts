import { emptyVenueQuery, venueListHref } from "../../../domain/search/grammar.ts";
import { venueHref } from "../../../domain/venue/venue-href.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import type { Crumb } from "../../ui/breadcrumb.tsx";
import type { VenueFacts } from "./lean-venue.ts";

type House = Pick<VenueFacts, "id" | "name" | "cityName" | "cityPinyin">;

const cityCrumb = ({ cityName, cityPinyin }: House): Crumb => ({ label: cityName, href: `/${cityPinyin}` });

/** Returns the crumbs 北京 / 朝阳区场地 / 云栖会议酒店; without a known district the second is the city's venue list. */
export function venueCrumbs(venue: House & Pick<VenueFacts, "regions">): Crumb[] {
  const district = venue.regions[0];
  const list = venueListHref(venue.cityPinyin, { ...emptyVenueQuery, region: district?.id });
  return [
    cityCrumb(venue),
    { label: venueZh.crumb(district?.name ?? venue.cityName), href: list },
    { label: venue.name },
  ];
}

/** Returns the crumbs 北京 / 云栖会议酒店 / `label`. */
export const insideCrumbs = (venue: House, label: string): Crumb[] => [
  cityCrumb(venue),
  { label: venue.name, href: venueHref(venue.id) },
  { label },
];
