import type { VenuePart } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";

/** Names of a venue's parts, as in its tabs. */
export const partNames: Record<VenuePart, string> = {
  "guest-rooms": venueZh.tabs.guestRooms,
  dining: venueZh.tabs.dining,
  facilities: venueZh.tabs.facilities,
  place: venueZh.tabs.place,
  terms: venueZh.tabs.terms,
  nearby: venueZh.tabs.nearby,
};
