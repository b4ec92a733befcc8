import { getCallingCountry } from "#server/phones/get-calling-country.ts";
import { listPhones } from "#server/phones/list-phones.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatGroupHref } from "#domain/venue/group-query.ts";
import { findVenueBrand } from "#domain/venue/hotel-brands.ts";
import { hotelGroups } from "#domain/venue/hotel-groups.ts";
import { listCurrentOffers } from "#domain/venue/list-current-offers.ts";
import { listCurrentPackages } from "#domain/venue/packages/list-current-packages.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { isVenueGroup } from "#domain/venue/venue-groups.ts";
import { loadCases } from "../cards/build-case-cards.ts";
import { buildVenueWithSpacesCard, getVenueWithSpaces } from "../cards/venue-with-spaces.ts";
import { countPictureGroups, listLayoutPictures, pickFirstPictures } from "../cards/list-venue-pictures.ts";
import { getRegionsById } from "../cards/get-regions-by-id.ts";
import { toSpaceWire } from "../cards/to-space-wire.ts";
import type { Context } from "../context.ts";
import { describeDining } from "./describe-dining.ts";
import { pickVenueInformation } from "./get-venue-information.ts";
import { sumUpSpaces } from "./sum-up-spaces.ts";

/** Returns the id of a venue's brand: its own, else the one that its group's table has. */
const getBrandId = (venue: Venue): string | undefined =>
  venue.brandId ?? (isVenueGroup(venue.groupName) ? findVenueBrand(venue.groupName, venue)?.id : undefined);

/** Returns the pages of a venue's hotel group, if it is one of those that have pages. */
function getGroupZone(venue: Venue): Output<"hotel/getSiteDetailNew">["groupZone"] {
  const { groupName } = venue;
  if (!isVenueGroup(groupName)) return undefined;
  const brandId = getBrandId(venue);
  return {
    name: hotelGroups[groupName].name,
    href: formatGroupHref(groupName, brandId === undefined ? {} : { brandId }),
  };
}

/** Lists a venue's telephones; a text of which no part can be dialled is one without an address. */
function listVenuePhones({ phone, cityCode }: Venue): Output<"hotel/getSiteDetailNew">["phones"] {
  if (phone === undefined) return undefined;
  const phones = listPhones(phone, getCallingCountry(cityCode));
  return phones.length > 0 ? phones : [{ text: phone }];
}

/**
 * Returns a venue with its sections; divisible spaces come first with their parts, then the others by area.
 * @throws ServiceError notFound
 */
export async function getVenue(
  context: Context,
  input: Parsed<"hotel/getSiteDetailNew">,
): Promise<Output<"hotel/getSiteDetailNew">> {
  const { siteId } = input;
  const [venueWithSpaces, cases] = await Promise.all([getVenueWithSpaces(context, siteId), loadCases(context)]);
  const { venue, spaces } = venueWithSpaces;
  const today = toChinaDay(context.now());
  const regions = venue.regionIds.flatMap((id) => getRegionsById(venue.cityCode).get(id) ?? []);
  return {
    ...buildVenueWithSpacesCard(context, venueWithSpaces),
    aliases: venue.aliases,
    regions: regions.map(({ id, name, kind, lng, lat }) => ({ id, name, kind, lng, lat })),
    groupName: venue.groupName,
    brandId: getBrandId(venue),
    groupZone: getGroupZone(venue),
    ...pickVenueInformation(venue),
    phones: listVenuePhones(venue),
    nearPlaces: venue.nearPlaces,
    parkingCount: venue.parkingCount,
    features: venue.features,
    summary: venue.summary,
    description: venue.description,
    guestRooms: venue.guestRooms,
    ...describeDining(venueWithSpaces),
    offers: listCurrentOffers(venue, today),
    pictures: pickFirstPictures(venueWithSpaces),
    pictureCounts: countPictureGroups(venueWithSpaces).map(({ catalogType, count }) => ({ catalogType, count })),
    layoutPictures: listLayoutPictures(spaces),
    hasVr: venue.hasVr,
    caseCount: cases.filter((one) => one.siteId === siteId).length,
    source: venue.source,
    packages: listCurrentPackages(venue.packages, today),
    prices: venue.prices,
    spaces: spaces.map((space) => ({
      ...toSpaceWire(space, today),
      packages: listCurrentPackages(space.packages, today),
    })),
    sums: await sumUpSpaces(context, venueWithSpaces, input),
  };
}
