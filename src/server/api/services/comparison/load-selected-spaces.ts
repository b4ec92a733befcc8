import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import type { SpaceWire } from "#contract/schemas/entities.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Context } from "../context.ts";

/** A space of a comparison with its venue, the venue's other spaces, and its blocked dates where they are asked for and known. */
export interface SelectedSpace {
  space: SpaceWire;
  /** As the catalogue stores it. */
  stored: Space;
  venue: Venue;
  siblings: SpaceWire[];
  bookings?: SpaceBookings | undefined;
}

/** Loads the spaces of these codes with their venues, in the order of the codes; the other codes are unknown. */
export async function loadSelectedSpaces(
  { catalogue }: Pick<Context, "catalogue">,
  codes: readonly string[],
): Promise<{ selected: { space: Space; venue: Venue }[]; unknownCodes: string[] }> {
  const spaces = await catalogue.spacesByIds(codes);
  const venues = await catalogue.venuesByIds([...new Set(spaces.map(({ venueId }) => venueId))]);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const selected = spaces.flatMap((space) => {
    const venue = venueById.get(space.venueId);
    return venue ? [{ space, venue }] : [];
  });
  const found = new Set(selected.map(({ space }) => space.id));
  return { selected, unknownCodes: codes.filter((code) => !found.has(code)) };
}
