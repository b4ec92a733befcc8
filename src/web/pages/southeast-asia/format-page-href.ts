import { defaultTrip, formatTripHref, type Trip } from "#domain/destination/trip.ts";

export const southeastAsiaPath = "/southeastAsia";

interface Choice {
  city?: string | undefined;
  type?: number | undefined;
  page?: number | undefined;
}

/** Formats the link to the page with a trip and a choice. */
export const formatPageHref = (trip: Trip, { city, type, page }: Choice = {}): string =>
  formatTripHref(southeastAsiaPath, trip, {
    city,
    // The type's bit may be 0.
    type: type === undefined ? undefined : String(type),
    page: page && page > 1 ? page : undefined,
  });

/** Formats the address that search engines see: the page, or the page of a destination. */
export const formatCanonicalHref = (city?: string): string => formatPageHref(defaultTrip, { city });
