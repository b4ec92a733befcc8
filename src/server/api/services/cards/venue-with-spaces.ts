import type { VenueCard } from "#contract/schemas/entities.ts";
import { ServiceError } from "#contract/codes.ts";
import { toChinaDay } from "#domain/day.ts";
import { findLargestTrustedCapacity, type LayoutPeople } from "#domain/seating/get-trusted-capacity.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Context } from "../context.ts";
import { sortForDisplay } from "./to-space-wire.ts";
import { buildVenueCard } from "./build-venue-cards.ts";

/** A venue with its spaces in display order. */
export interface VenueWithSpaces {
  venue: Venue;
  spaces: Space[];
}

/**
 * Returns a venue with all its spaces, read from the store.
 * @throws ServiceError notFound
 */
export async function getVenueWithSpaces(
  { catalogue }: Pick<Context, "catalogue">,
  siteId: string,
): Promise<VenueWithSpaces> {
  const [venue, spaces] = await Promise.all([catalogue.venueById(siteId), catalogue.spacesOf(siteId)]);
  if (!venue) throw new ServiceError("notFound");
  return { venue, spaces: sortForDisplay(spaces) };
}

const getMax = (values: (number | undefined)[]): number | undefined => {
  const positive = values.filter((value): value is number => value !== undefined && value > 0);
  return positive.length === 0 ? undefined : Math.max(...positive);
};

/** Returns the space of the largest trusted capacity with its layout, the first of equals; undefined if none is known. */
function findLargestFit(spaces: readonly Space[]): ({ space: Space } & LayoutPeople) | undefined {
  const fits = spaces.flatMap((space) => {
    const largest = findLargestTrustedCapacity(space);
    return largest ? [{ space, ...largest }] : [];
  });
  return fits.toSorted((a, b) => b.people - a.people)[0];
}

/** Builds the card of a venue from its spaces, with the space of the largest trusted capacity as its fit. */
export function buildVenueWithSpacesCard({ now }: Pick<Context, "now">, { venue, spaces }: VenueWithSpaces): VenueCard {
  const largest = findLargestFit(spaces);
  const prices = spaces.flatMap(({ priceDay }) => priceDay ?? []);
  const facts = {
    id: venue.id,
    spaceCount: spaces.length,
    largestArea: getMax(spaces.map(({ area }) => area)),
    largestCapacity: largest?.people,
    highestCeiling: getMax(spaces.map(({ height }) => height)),
    priceFrom: prices.length === 0 ? undefined : Math.min(...prices),
    ...(largest && { fit: { layout: largest.layout, people: largest.people, spaceId: largest.space.id } }),
  };
  return buildVenueCard(venue, facts, largest?.space ?? spaces[0], toChinaDay(now()));
}
