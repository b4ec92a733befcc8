import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { fitHitsToLayout } from "./fit-hits-to-layout.ts";

const maxShown = 20;

/**
 * Returns venues within the radius of a venue or a point, nearest first, with their seats in `layout` if given. Empty if
 * the position is unknown.
 * @throws ServiceError notFound
 */
export async function getNearbyVenues(
  context: Context,
  { siteId, lng, lat, radius, layout }: Parsed<"hotel/getnearByHotSiteList">,
): Promise<Output<"hotel/getnearByHotSiteList">> {
  const { catalogue, index } = context;
  const venue = siteId === undefined ? undefined : await catalogue.venueById(siteId);
  if (siteId !== undefined && !venue) throw new ServiceError("notFound");
  const place = { lng: venue ? venue.lng : lng, lat: venue ? venue.lat : lat };
  if (place.lng === undefined || place.lat === undefined || venue?.approximatePosition) return [];
  const near = index
    .findNearbyVenues({ lng: place.lng, lat: place.lat }, radius, maxShown + 1)
    .filter(({ id }) => id !== siteId);
  const hits = near.slice(0, maxShown).flatMap(({ id, metres }) => {
    const hit = index.getHit(id);
    return hit ? [{ ...hit, metres }] : [];
  });
  return buildVenueCards(context, fitHitsToLayout(context, hits, layout));
}
