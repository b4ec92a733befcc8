import type { VenueCard } from "../../../contract/entities.ts";
import { Refusal } from "../../../contract/codes.ts";
import { roomiest, type Space } from "../../../domain/space/space.ts";
import type { Venue } from "../../../domain/venue/venue.ts";
import type { Context } from "../context.ts";
import { inHouseOrder, roomiestSeats } from "./space-wire.ts";
import { venueCard } from "./venue-card.ts";

/** A venue with its spaces in display order. */
export interface House {
  venue: Venue;
  spaces: Space[];
}

/**
 * Returns a venue with all its spaces, read from the store.
 * @throws Refusal notFound
 */
export async function houseOf({ catalogue }: Pick<Context, "catalogue">, siteId: string): Promise<House> {
  const [venue, spaces] = await Promise.all([catalogue.venueById(siteId), catalogue.spacesOf(siteId)]);
  if (!venue) throw new Refusal("notFound");
  return { venue, spaces: inHouseOrder(spaces) };
}

const most = (values: (number | undefined)[]): number | undefined => {
  const known = values.filter((value): value is number => value !== undefined && value > 0);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** Builds the card of a venue from its spaces, with the space of the largest capacity as its fit. */
export function houseCard({ venue, spaces }: House): VenueCard {
  const largest = spaces.toSorted((a, b) => roomiest(b.capacity) - roomiest(a.capacity))[0];
  const seated = largest && roomiestSeats(largest);
  const prices = spaces.flatMap(({ priceDay }) => priceDay ?? []);
  const facts = {
    id: venue.id,
    spaceCount: spaces.length,
    largestArea: most(spaces.map(({ area }) => area)),
    largestCapacity: most(spaces.map(({ capacity }) => roomiest(capacity))),
    highestCeiling: most(spaces.map(({ height }) => height)),
    priceFrom: prices.length === 0 ? undefined : Math.min(...prices),
    ...(seated && { fit: { ...seated, spaceId: largest.id } }),
  };
  return venueCard(venue, facts, largest);
}
