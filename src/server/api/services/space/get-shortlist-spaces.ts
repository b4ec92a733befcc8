import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import { loadUpcomingBookings } from "../cards/load-bookings.ts";
import type { Context } from "../context.ts";

/** Returns the spaces of a shortlist in the order of their codes, without those that have left the catalogue. */
export async function getShortlistSpaces(
  context: Context,
  { spaceCode }: Parsed<"shortlist/getSpaces">,
): Promise<Output<"shortlist/getSpaces">> {
  const spaces = await context.catalogue.spacesByIds(spaceCode);
  const venueIds = new Map(spaces.map(({ id, venueId }) => [id, venueId]));
  const hits = spaceCode.flatMap((id) => (venueIds.has(id) ? [{ id, venueId: venueIds.get(id)! }] : []));
  const [cards, bookings] = await Promise.all([
    buildSpaceCards(context, hits),
    loadUpcomingBookings(context, spaceCode, toChinaDay(context.now())),
  ]);
  return {
    spaces: cards.map((card) => {
      const blocked = bookings.get(card.id);
      return blocked ? { ...card, bookings: blocked } : card;
    }),
  };
}
