import type { SpaceCard, VenueCard } from "#contract/schemas/entities.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { SumQuery } from "#server/search/query/compute-row-sum.ts";
import { sumUpSpace } from "../../cards/describe-sum.ts";

/** Returns what adds to a venue's card what the event costs in the space that it names; undefined without an event. Cards are shared: a changed one is a copy. */
export const createVenueSums = (query: SumQuery | undefined) =>
  query &&
  ((card: VenueCard, venue: Venue, space: Space | undefined): VenueCard => {
    const sum = card.fit && space && sumUpSpace(venue, space, query);
    return sum ? { ...card, fit: { ...card.fit!, sum } } : card;
  });

/** Returns what adds to a space's card what the event costs in it; undefined without an event. */
export const createSpaceSums = (query: SumQuery | undefined) =>
  query &&
  ((card: SpaceCard, venue: Venue, space: Space): SpaceCard => {
    const sum = sumUpSpace(venue, space, query);
    return sum ? { ...card, sum } : card;
  });
