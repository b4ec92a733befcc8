import { ServiceError } from "#contract/codes.ts";
import type { MessagePurpose } from "#domain/message/message-purpose.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { Context } from "../context.ts";

/**
 * Returns the parameters of a message without a code: name, address and link of a venue, or the link to the app.
 * @throws ServiceError notFound if there is no such venue
 */
export async function buildMessageParameters(
  { catalogue, site }: Pick<Context, "catalogue" | "site">,
  purpose: Exclude<MessagePurpose, "verify">,
  siteId = "",
): Promise<Record<string, string>> {
  if (purpose === "download") return { link: `${site.origin}/app/download` };
  const venue = await catalogue.venueById(siteId);
  if (!venue) throw new ServiceError("notFound");
  const address = venue.address ?? findCityByCode(venue.cityCode)?.name ?? "";
  return { name: venue.name, address, link: site.origin + formatVenueHref(venue.id) };
}
