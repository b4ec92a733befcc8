import type { SpaceCard } from "#contract/schemas/entities.ts";
import { toChinaDay } from "#domain/day.ts";
import { findLargestTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { SpaceHit } from "#server/search/index/search-index.ts";
import type { Context } from "../context.ts";
import { CardCache } from "./card-cache.ts";
import { toSpaceWire } from "./to-space-wire.ts";
import { buildVenueBrief } from "./build-venue-brief.ts";

const cards = new CardCache<SpaceCard>();

/**
 * Builds cards of hits in their order with two store reads; omits hits that the store no longer has. `complete` adds to each what depends on the
 * request.
 */
export async function buildSpaceCards(
  { catalogue, now }: Pick<Context, "catalogue" | "now">,
  hits: readonly SpaceHit[],
  complete: (card: SpaceCard, venue: Venue, space: Space) => SpaceCard = (card) => card,
): Promise<SpaceCard[]> {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds([...new Set(hits.map(({ venueId }) => venueId))]),
    catalogue.spacesByIds(hits.map(({ id }) => id)),
  ]);
  const today = toChinaDay(now());
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const briefs = new Map(venues.map((venue) => [venue.id, buildVenueBrief(venue)]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return hits.flatMap((hit): SpaceCard[] => {
    const space = spaceById.get(hit.id);
    const venue = briefs.get(hit.venueId);
    if (!space || !venue) return [];
    const build = () => {
      const seated = hit.seated ?? findLargestTrustedCapacity(space);
      return {
        ...toSpaceWire(space, today, seated?.layout),
        venue,
        distance: hit.metres === undefined ? undefined : Math.round(hit.metres),
        seated,
      };
    };
    return [complete(cards.get(hit, today, [space, venue], build), venueById.get(hit.venueId)!, space)];
  });
}
