import type { VenueCard } from "../../../contract/entities.ts";
import type { Space } from "../../../domain/space/space.ts";
import type { Venue } from "../../../domain/venue/venue.ts";
import type { VenueHit } from "../../search/search-index.ts";
import type { Context } from "../context.ts";
import { spaceWire } from "./space-wire.ts";
import { venueBrief } from "./venue-brief.ts";

/** Builds a venue's card from its stored facts and the index's figures. `fitSpace` is the space of `hit.fit`. */
export function venueCard(venue: Venue, hit: VenueHit, fitSpace: Space | undefined): VenueCard {
  const { fit } = hit;
  return {
    ...venueBrief(venue),
    nameEn: venue.nameEn,
    address: venue.address,
    brandName: venue.brandName,
    spaceCount: hit.spaceCount,
    largestArea: hit.largestArea,
    largestCapacity: hit.largestCapacity,
    highestCeiling: hit.highestCeiling,
    guestRoomCount: venue.guestRoomCount,
    priceFrom: hit.priceFrom,
    guestRoomPriceFrom: venue.guestRoomPriceFrom,
    rating: venue.rating,
    opened: venue.opened,
    renovated: venue.renovated,
    cover: venue.pictures?.[0] ?? fitSpace?.pictures?.[0],
    distance: hit.metres === undefined ? undefined : Math.round(hit.metres),
    fit: fit && fitSpace && { space: spaceWire(fitSpace), layout: fit.layout, people: fit.people },
  };
}

/** Builds cards of hits in their order with two store reads; omits hits that the store no longer has. */
export async function venueCards(
  { catalogue }: Pick<Context, "catalogue">,
  hits: readonly VenueHit[],
): Promise<VenueCard[]> {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds(hits.map(({ id }) => id)),
    catalogue.spacesByIds(hits.flatMap(({ fit }) => fit?.spaceId ?? [])),
  ]);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return hits.flatMap((hit) => {
    const venue = venueById.get(hit.id);
    return venue ? [venueCard(venue, hit, spaceById.get(hit.fit?.spaceId ?? ""))] : [];
  });
}
