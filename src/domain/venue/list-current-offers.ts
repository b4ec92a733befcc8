import type { VenueOffer } from "./venue.ts";

/** Returns the offers that are valid on a day (ISO), the last day included; undefined where there are none. */
export function listCurrentOffers(
  { offers = [] }: { offers?: readonly VenueOffer[] },
  today: string,
): VenueOffer[] | undefined {
  const current = offers.filter(({ until }) => until === undefined || until >= today);
  return current.length > 0 ? current : undefined;
}
