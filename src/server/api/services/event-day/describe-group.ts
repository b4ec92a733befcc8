import type { EventDay } from "#contract/schemas/topic/event-day.ts";
import { hotelBrands } from "#domain/venue/hotel-brands.ts";
import { hotelGroups } from "#domain/venue/hotel-groups.ts";
import type { VenueGroup } from "#domain/venue/venue-groups.ts";

/** Returns the facts of a group as a company, with the number of its venues here. */
export function describeGroup(name: VenueGroup, venues: number): EventDay["group"] {
  const { founded, reported } = hotelGroups[name];
  return { founded, reported, brands: hotelBrands[name].filter(({ unconfirmed }) => !unconfirmed).length, venues };
}
