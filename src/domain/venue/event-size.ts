import { bounded } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { layoutField } from "../address/layout-field.ts";
import { demandLimits } from "../limits.ts";
import type { LayoutKey } from "../space/layouts.ts";

/** The size of an event: number of people and layout. */
export interface EventSize {
  people: number;
  layout: LayoutKey;
}

/** The event size in a page's query; missing or invalid values are absent. */
export type PartialEventSize = Partial<EventSize>;

/** The query of the pages that show an event size; a layout is a key, or 1 to 8 as in list URLs. */
export const eventSizeAddress = defineAddress({ people: bounded(1, demandLimits.people), layout: layoutField });

/** The query of a venue's page: the event size, and the days of the event that its sum is for. */
export const venueAddress = defineAddress({
  people: bounded(1, demandLimits.people),
  layout: layoutField,
  days: bounded(1, demandLimits.days),
});

/** An event size with the days of the event. */
export type VenueQuery = ReturnType<typeof venueAddress.parse>;

/** Formats the query of a row's links: the event size, and what else the list was searched by; empty if nothing. */
export function formatLinkQuery(eventSize: PartialEventSize, carriedQuery: string): string {
  const query = eventSizeAddress.format(eventSize);
  return carriedQuery === "" ? query : `${query || "?"}${query && "&"}${carriedQuery}`;
}
