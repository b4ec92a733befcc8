import type { SpaceCard } from "../../../../contract/schemas/entities.ts";
import { toChinaDay } from "../../../../domain/day.ts";
import { findLargestTrustedCapacity } from "../../../../domain/seating/get-trusted-capacity.ts";
import type { SpaceHit } from "../../../search/index/search-index.ts";
import type { Context } from "../context.ts";
import { toSpaceWire } from "./to-space-wire.ts";
import { buildVenueBrief } from "./build-venue-brief.ts";

/** Builds cards of hits in their order with two store reads; omits hits that the store no longer has. */
export async function buildSpaceCards(
  { catalogue, now }: Pick<Context, "catalogue" | "now">,
  hits: readonly SpaceHit[],
): Promise<SpaceCard[]> {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds([...new Set(hits.map(({ venueId }) => venueId))]),
    catalogue.spacesByIds(hits.map(({ id }) => id)),
  ]);
  const today = toChinaDay(now());
  const briefs = new Map(venues.map((venue) => [venue.id, buildVenueBrief(venue)]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return hits.flatMap((hit): SpaceCard[] => {
    const space = spaceById.get(hit.id);
    const venue = briefs.get(hit.venueId);
    if (!space || !venue) return [];
    const distance = hit.metres === undefined ? undefined : Math.round(hit.metres);
    return [{ ...toSpaceWire(space, today), venue, distance, seated: hit.seated ?? findLargestTrustedCapacity(space) }];
  });
}
