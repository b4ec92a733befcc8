import type { VenueCard } from "#contract/schemas/entities.ts";
import { toChinaDay } from "#domain/day.ts";
import type { Space } from "#domain/space/space.ts";
import { getOtherYear } from "#domain/get-other-year.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { VenueHit } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { CardCache } from "./card-cache.ts";
import { toSpaceWire } from "./to-space-wire.ts";
import { buildVenueBrief } from "./build-venue-brief.ts";

/**
 * Builds a venue's card from its stored facts and the index's figures. `fitSpace` is the space of `hit.fit`, `today` an
 * ISO day.
 */
export function buildVenueCard(venue: Venue, hit: VenueHit, fitSpace: Space | undefined, today: string): VenueCard {
  const { fit } = hit;
  return {
    ...buildVenueBrief(venue),
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
    sourceYear: venue.demo ? undefined : getOtherYear(venue.source.date, today),
    opened: venue.opened,
    renovated: venue.renovated,
    cover: venue.pictures?.[0] ?? fitSpace?.pictures?.[0],
    distance: hit.metres === undefined ? undefined : Math.round(hit.metres),
    fit: fit &&
      fitSpace && {
        space: toSpaceWire(fitSpace, today),
        layout: fit.layout,
        people: fit.people,
        picture: fitSpace.pictures?.find(({ layout }) => layout === fit.layout),
      },
  };
}

const cards = new CardCache<VenueCard>();

/**
 * Builds cards of hits in their order with two store reads; omits hits that the store no longer has. `complete` adds to each what depends on the
 * request.
 */
export async function buildVenueCards(
  { catalogue, now }: Pick<Context, "catalogue" | "now">,
  hits: readonly VenueHit[],
  complete: (card: VenueCard, venue: Venue, space: Space | undefined) => VenueCard = (card) => card,
): Promise<VenueCard[]> {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds(hits.map(({ id }) => id)),
    catalogue.spacesByIds(hits.flatMap(({ fit }) => fit?.spaceId ?? [])),
  ]);
  const today = toChinaDay(now());
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return hits.flatMap((hit) => {
    const venue = venueById.get(hit.id);
    const space = spaceById.get(hit.fit?.spaceId ?? "");
    if (!venue) return [];
    const card = cards.get(hit, today, [venue, space], () => buildVenueCard(venue, hit, space, today));
    return [complete(card, venue, space)];
  });
}
