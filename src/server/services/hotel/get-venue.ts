import type { Output, Parsed } from "../../../contract/index.ts";
import { keptCases } from "../card/case-card.ts";
import { houseCard, houseOf } from "../card/house.ts";
import { firstPictures, pictureGroups } from "../card/house-pictures.ts";
import { regionsById } from "../card/regions-by-id.ts";
import { spaceWire } from "../card/space-wire.ts";
import type { Context } from "../context.ts";

/**
 * Returns a venue with its sections; divisible spaces come first with their parts, then the others by area.
 * @throws Refusal notFound
 */
export async function getVenue(
  context: Context,
  { siteId }: Parsed<"hotel/getSiteDetailNew">,
): Promise<Output<"hotel/getSiteDetailNew">> {
  const [house, cases] = await Promise.all([houseOf(context, siteId), keptCases(context)]);
  const { venue, spaces } = house;
  const regions = venue.regionIds.flatMap((id) => regionsById(venue.cityCode).get(id) ?? []);
  return {
    ...houseCard(house),
    aliases: venue.aliases,
    regions: regions.map(({ id, name, kind, lng, lat }) => ({ id, name, kind, lng, lat })),
    groupName: venue.groupName,
    phone: venue.phone,
    nearPlaces: venue.nearPlaces,
    parkingCount: venue.parkingCount,
    facilities: venue.facilities,
    features: venue.features,
    summary: venue.summary,
    description: venue.description,
    policies: venue.policies,
    transport: venue.transport,
    guestRooms: venue.guestRooms,
    dining: venue.dining,
    pictures: firstPictures(house),
    pictureCounts: pictureGroups(house).map(({ catalogType, count }) => ({ catalogType, count })),
    hasVr: venue.hasVr,
    caseCount: cases.filter((one) => one.siteId === siteId).length,
    source: venue.source,
    spaces: spaces.map(spaceWire),
  };
}
