import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { Context } from "../context.ts";

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
  const { id, name, demo, policies, facilities, transport, opened, renovated, phone } = venue;
  return { id, name, demo: demo || undefined, policies, facilities, transport, opened, renovated, phone };
}
