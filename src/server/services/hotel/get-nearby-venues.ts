import { Refusal } from "../../../contract/codes.ts";
import type { Output, Parsed } from "../../../contract/index.ts";
import { venueCards } from "../card/venue-card.ts";
import type { Context } from "../context.ts";
import { seatsByLayout } from "./seats-by-layout.ts";

const shown = 20;

/**
 * Returns venues within the radius of a venue or a point, nearest first, with their seats in `layout` if given. Empty if
 * the position is unknown.
 * @throws Refusal notFound
 */
export async function getNearbyVenues(
  context: Context,
  { siteId, lng, lat, radius, layout }: Parsed<"hotel/getnearByHotSiteList">,
): Promise<Output<"hotel/getnearByHotSiteList">> {
  const { catalogue, index } = context;
  const venue = siteId === undefined ? undefined : await catalogue.venueById(siteId);
  if (siteId !== undefined && !venue) throw new Refusal("notFound");
  const place = { lng: venue ? venue.lng : lng, lat: venue ? venue.lat : lat };
  if (place.lng === undefined || place.lat === undefined) return [];
  const near = index
    .venuesNear({ lng: place.lng, lat: place.lat }, radius, shown + 1)
    .filter(({ id }) => id !== siteId);
  const hits = near.slice(0, shown).flatMap(({ id, metres }) => {
    const hit = index.hitOf(id);
    return hit ? [{ ...hit, metres }] : [];
  });
  return venueCards(context, seatsByLayout(context, hits, layout));
}
