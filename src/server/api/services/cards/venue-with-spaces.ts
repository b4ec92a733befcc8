import type { VenueCard } from "../../../../contract/schemas/entities.ts";
import { ServiceError } from "../../../../contract/codes.ts";
import { maxCapacity, type Space } from "../../../../domain/space/space.ts";
import type { Venue } from "../../../../domain/venue/venue.ts";
import type { Context } from "../context.ts";
import { sortForDisplay, getMaxCapacityLayout } from "./to-space-wire.ts";
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

/** Builds the card of a venue from its spaces, with the space of the largest capacity as its fit. */
export function buildVenueWithSpacesCard({ venue, spaces }: VenueWithSpaces): VenueCard {
  const largest = spaces.toSorted((a, b) => maxCapacity(b.capacity) - maxCapacity(a.capacity))[0];
  const maxCapacityFit = largest && getMaxCapacityLayout(largest);
  const prices = spaces.flatMap(({ priceDay }) => priceDay ?? []);
  const facts = {
    id: venue.id,
    spaceCount: spaces.length,
    largestArea: getMax(spaces.map(({ area }) => area)),
    largestCapacity: getMax(spaces.map(({ capacity }) => maxCapacity(capacity))),
    highestCeiling: getMax(spaces.map(({ height }) => height)),
    priceFrom: prices.length === 0 ? undefined : Math.min(...prices),
    ...(maxCapacityFit && { fit: { ...maxCapacityFit, spaceId: largest.id } }),
  };
  return buildVenueCard(venue, facts, largest);
}
