import type { SpaceCard, VenueCard } from "#contract/schemas/entities.ts";
import type { EffectiveQuery } from "#contract/schemas/search-site.ts";
import { formatBlocked } from "#domain/bookings/format-availability.ts";
import { toChinaDay } from "#domain/day.ts";
import { findEventDays } from "#domain/demand/to-demand-dates.ts";
import { loadBlockedSpaces } from "../cards/load-bookings.ts";
import type { Context } from "../context.ts";

/** What a row says of a blocked space. */
type Blocked = NonNullable<SpaceCard["blocked"]>;
export type BlockedSpaces = ReadonlyMap<string, Blocked>;

/** Loads the spaces that are booked or held on the days of a list's event; none where its dates are not fixed. */
export async function loadBlocked(
  context: Pick<Context, "content" | "now">,
  { date, days }: Pick<EffectiveQuery, "date" | "days">,
): Promise<BlockedSpaces> {
  const today = toChinaDay(context.now());
  const event = date && findEventDays({ date: date.from, dateTo: date.to, days }, today);
  if (!event) return new Map();
  const found = await loadBlockedSpaces(context, event, today);
  return new Map(
    [...found].map(([id, availability]): [string, Blocked] => [
      id,
      {
        state: availability.state === "held" ? "held" : "booked",
        text: formatBlocked(availability, event.date, event.days, today),
      },
    ]),
  );
}

/** Marks the cards of blocked spaces. Cards are shared: a marked one is a copy. */
export const markBlockedSpaces = (cards: SpaceCard[], spaces: BlockedSpaces): SpaceCard[] =>
  cards.map((card) => {
    const blocked = spaces.get(card.id);
    return blocked ? { ...card, blocked } : card;
  });

/** Marks the cards of venues whose named space is blocked. */
export const markBlockedVenues = (cards: VenueCard[], spaces: BlockedSpaces): VenueCard[] =>
  cards.map((card) => {
    const blocked = card.fit && spaces.get(card.fit.space.id);
    return blocked ? { ...card, fit: { ...card.fit!, blocked } } : card;
  });
