import type { BookedPeriod, SpaceBookings } from "#domain/bookings/booked-period.ts";
import type { Context } from "../context.ts";

/** Kind of the blocked dates in the content store: a row a space, with the space's id. No start of the demo touches them. */
export const bookingsKind = "space-bookings";

/** Loads the blocked dates of spaces from an ISO day on, by their codes; those without imported dates are absent. */
export async function loadUpcomingBookings(
  { content }: Pick<Context, "content">,
  codes: readonly string[],
  today: string,
): Promise<Map<string, { periods: BookedPeriod[] }>> {
  const found = await content.getMany<SpaceBookings>(bookingsKind, codes);
  return new Map(
    [...found].map(([code, bookings]) => [code, { periods: bookings.periods.filter(({ to }) => to >= today) }]),
  );
}

/** Loads the blocked dates of a space that the operator has imported; undefined where there are none. */
export const loadBookings = (
  { content }: Pick<Context, "content">,
  spaceCode: string,
): Promise<SpaceBookings | undefined> => content.get<SpaceBookings>(bookingsKind, spaceCode);
