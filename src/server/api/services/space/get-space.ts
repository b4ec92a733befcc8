import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { listCurrentPackages } from "#domain/venue/packages/list-current-packages.ts";
import { buildVenueWithSpacesCard, getVenueWithSpaces } from "../cards/venue-with-spaces.ts";
import { loadBookings } from "../cards/load-bookings.ts";
import { toSpaceWire } from "../cards/to-space-wire.ts";
import type { Context } from "../context.ts";

/**
 * Returns a space with its venue, its siblings, and the previous and next in the venue's order.
 * @throws ServiceError notFound, also if the space belongs to another venue
 */
export async function getSpace(
  context: Context,
  { siteId, spaceCode }: Parsed<"hotel/getConfNew">,
): Promise<Output<"hotel/getConfNew">> {
  const venueWithSpaces = await getVenueWithSpaces(context, siteId);
  const today = toChinaDay(context.now());
  const spaces = venueWithSpaces.spaces.map((one) => toSpaceWire(one, today));
  const at = spaces.findIndex(({ id }) => id === spaceCode);
  const space = spaces[at];
  const pictures = venueWithSpaces.spaces[at]?.pictures ?? [];
  if (!space) throw new ServiceError("notFound");
  const own = venueWithSpaces.spaces[at]?.packages ?? [];
  const packages = listCurrentPackages([...own, ...(venueWithSpaces.venue.packages ?? [])], today);
  const bookings = await loadBookings(context, spaceCode);
  const periods = bookings?.periods.filter(({ to }) => to >= today);
  return {
    space: { ...space, pictures },
    venue: buildVenueWithSpacesCard(context, venueWithSpaces),
    siblings: spaces.filter(({ id }) => id !== spaceCode),
    previous: spaces[at - 1],
    next: spaces[at + 1],
    ...(packages && { packages }),
    ...(periods && { bookings: { periods } }),
  };
}
