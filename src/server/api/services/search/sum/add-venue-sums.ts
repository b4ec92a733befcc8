import type { EventSumWire, SpaceCard, VenueCard } from "#contract/schemas/entities.ts";
import type { SumQuery } from "#server/search/query/compute-row-sum.ts";
import { type DescribedSum, describeSum } from "../../cards/describe-sum.ts";
import type { Context } from "../../context.ts";

type Stores = Pick<Context, "catalogue">;

const toSumWire = ({ total, perHead, text, isEstimated }: DescribedSum): EventSumWire => ({
  total,
  perHead,
  text,
  ...(isEstimated && { isEstimated }),
});

/** Loads venues and spaces and returns what computes the sum of one in the other; undefined for one that the store no longer has. */
async function loadSums({ catalogue }: Stores, ids: readonly { venueId: string; spaceId: string }[], sum: SumQuery) {
  const [venues, spaces] = await Promise.all([
    catalogue.venuesByIds([...new Set(ids.map(({ venueId }) => venueId))]),
    catalogue.spacesByIds(ids.map(({ spaceId }) => spaceId)),
  ]);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const spaceById = new Map(spaces.map((space) => [space.id, space]));
  return (venueId: string, spaceId: string) => {
    const [venue, space] = [venueById.get(venueId), spaceById.get(spaceId)];
    const found = venue && space && describeSum(venue, space, sum);
    return found && toSumWire(found);
  };
}

/** Adds what the event costs in the space that each card of a venue names. Cards are shared: a changed one is a copy. */
export async function addVenueSums(
  stores: Stores,
  cards: VenueCard[],
  sum: SumQuery | undefined,
): Promise<VenueCard[]> {
  if (!sum) return cards;
  const ids = cards.flatMap(({ id, fit }) => (fit ? { venueId: id, spaceId: fit.space.id } : []));
  const getSum = await loadSums(stores, ids, sum);
  return cards.map((card) => {
    const found = card.fit && getSum(card.id, card.fit.space.id);
    return found ? { ...card, fit: { ...card.fit!, sum: found } } : card;
  });
}

/** Adds what the event costs to each card of a space. */
export async function addSpaceSums(
  stores: Stores,
  cards: SpaceCard[],
  sum: SumQuery | undefined,
): Promise<SpaceCard[]> {
  if (!sum) return cards;
  const getSum = await loadSums(
    stores,
    cards.map(({ id, venueId }) => ({ venueId, spaceId: id })),
    sum,
  );
  return cards.map((card) => {
    const found = getSum(card.venueId, card.id);
    return found ? { ...card, sum: found } : card;
  });
}
