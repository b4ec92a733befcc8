import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Context } from "../context.ts";

/** Returns what a venue says of itself: policies, facilities, transport, history and telephone. */
export const pickVenueInformation = ({ policies, facilities, transport, opened, renovated, phone }: Venue) => ({
  policies,
  facilities,
  transport,
  opened,
  renovated,
  phone,
});

/**
 * Returns a venue's policies, facilities, transport and history.
 * @throws ServiceError notFound
 */
export async function getVenueInformation(
  { catalogue }: Context,
  { siteId }: Parsed<"hotel/getAggregateHotelInfoNew">,
): Promise<Output<"hotel/getAggregateHotelInfoNew">> {
  const venue = await catalogue.venueById(siteId);
  if (!venue) throw new ServiceError("notFound");
  const { id, name, demo } = venue;
  return { id, name, demo: demo || undefined, ...pickVenueInformation(venue) };
}
