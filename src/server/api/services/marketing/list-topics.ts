import type { Output } from "#contract/index.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import { hotelGroups } from "#domain/venue/hotel-groups.ts";
import { type VenueGroup, venueGroups } from "#domain/venue/venue-groups.ts";
import type { GroupVenue } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { getArea, getSides } from "./build-overlay.ts";

/** Builds the card of a group from its venues. */
export function buildTopicCard(group: VenueGroup, venues: readonly GroupVenue[]) {
  const { name, fullName } = hotelGroups[group];
  const [largest] = venues.flatMap(({ spaces }) => spaces).toSorted((a, b) => getArea(b) - getArea(a));
  const largestSides = largest && getSides(largest);
  return {
    id: group,
    groupName: group,
    name,
    fullName,
    venues: venues.length,
    cities: new Set(venues.map(({ cityCode }) => cityCode)).size,
    ...(largest && getArea(largest) > 0 && { largestArea: getArea(largest) }),
    ...(largestSides && { largestSides }),
    href: formatGroupHref(group),
  };
}

/** Lists the hotel groups with topic pages, in the order of the specification. */
export const listTopics = ({ index }: Pick<Context, "index">): Output<"marketing/getTopicList"> =>
  venueGroups.map((group) => buildTopicCard(group, index.readGroupVenues(group)));
