import type { SpaceCard } from "../../../contract/entities.ts";
import type { SpaceHit } from "../../search/search-index.ts";
import type { Context } from "../context.ts";
import { roomiestSeats, spaceWire } from "./space-wire.ts";
import { venueBrief } from "./venue-brief.ts";

/** Builds cards of hits in their order with two store reads; omits hits that the store no longer has. */
export async function spaceCards(
  { catalogue }: Pick<Context, "catalogue">,
  hits: readonly SpaceHit[],
): Promise<SpaceCard[]> {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds([...new Set(hits.map(({ venueId }) => venueId))]),
    catalogue.spacesByIds(hits.map(({ id }) => id)),
  ]);
  const briefs = new Map(venues.map((venue) => [venue.id, venueBrief(venue)]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return hits.flatMap((hit): SpaceCard[] => {
    const space = spaceById.get(hit.id);
    const venue = briefs.get(hit.venueId);
    if (!space || !venue) return [];
    const distance = hit.metres === undefined ? undefined : Math.round(hit.metres);
    return [{ ...spaceWire(space), venue, distance, seated: hit.seated ?? roomiestSeats(space) }];
  });
}
