import type { FullDemandView } from "#contract/demand/private-demand-endpoints.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { Demand } from "#domain/demand/demand-schema.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { removeSampleMark } from "#domain/langham/remove-sample-mark.ts";
import { translateSpaceName } from "#domain/langham/translate-space-name.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { toCapitalizedPinyin } from "#server/geography/to-pinyin.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Context } from "../../context.ts";

type RequestedVenue = FullDemandView["venues"][number];

function nameRow(venue: Venue, space: Space | undefined, locale: Locale) {
  const city = findCityByCode(venue.cityCode);
  if (locale === "zh") return { name: venue.name, spaceName: space?.name, cityName: city?.name ?? "" };
  const spaceName = space && translateSpaceName(space.name, toCapitalizedPinyin);
  const cityName = city?.nameEn ?? "";
  if (venue.nameEn === undefined) return { name: venue.name, isChinese: true, spaceName, cityName };
  return { name: removeSampleMark(venue.nameEn), spaceName, cityName };
}

const toRow = (venue: Venue, space: Space | undefined, locale: Locale): RequestedVenue => ({
  id: space?.id ?? venue.id,
  ...nameRow(venue, space, locale),
  href: space ? formatSpaceHref(venue.id, space.id) : formatVenueHref(venue.id),
  demo: venue.demo || undefined,
});

/**
 * Lists the venues and spaces that a demand names, a space in place of its venue. Those that left the catalogue since are
 * left out.
 */
export async function listRequestedVenues(
  { catalogue }: Pick<Context, "catalogue">,
  { siteIds = [], spaceCodes = [], locale = "zh" }: Partial<Demand>,
): Promise<RequestedVenue[]> {
  const spaces = await catalogue.spacesByIds(spaceCodes);
  const withSpace = new Set(spaces.map(({ venueId }) => venueId));
  const venueIds = [...new Set([...withSpace, ...siteIds])];
  const venues = await catalogue.venuesByIds(venueIds);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const spaceRows = spaces.flatMap((space) => {
    const venue = venueById.get(space.venueId);
    return venue ? [toRow(venue, space, locale)] : [];
  });
  return [
    ...spaceRows,
    ...venues.filter(({ id }) => !withSpace.has(id)).map((venue) => toRow(venue, undefined, locale)),
  ];
}
