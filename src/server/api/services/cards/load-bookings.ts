import type { BookedPeriod, SpaceBookings } from "#domain/bookings/booked-period.ts";
import { type Availability, getAvailability, isBlocked, overlapsDays } from "#domain/bookings/get-availability.ts";
import type { EventDays } from "#domain/demand/to-demand-dates.ts";
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

/** Loads what is known of every space that is booked or held on the days of an event. */
export async function loadBlockedSpaces(
  { content }: Pick<Context, "content">,
  { date, days }: EventDays,
  today: string,
): Promise<Map<string, Availability>> {
  const rows = await content.list<SpaceBookings>(bookingsKind);
  return new Map(
    rows.flatMap(({ id, body }): [string, Availability][] => {
      const availability = getAvailability(body, date, days, today);
      return isBlocked(availability) ? [[id, availability]] : [];
    }),
  );
}

/** Loads what says of a space, by its code, whether it is booked or held on a day (ISO). */
export async function loadIsBlocked({
  content,
}: Pick<Context, "content">): Promise<(spaceCode: string, day: string) => boolean> {
  const rows = await content.list<SpaceBookings>(bookingsKind);
  const periods = new Map(rows.map(({ id, body }) => [id, body.periods]));
  return (spaceCode, day) => periods.get(spaceCode)?.some((period) => overlapsDays(period, day, day)) ?? false;
}

/** Loads the blocked dates of a space that the operator has imported; undefined where there are none. */
export const loadBookings = (
  { content }: Pick<Context, "content">,
  spaceCode: string,
): Promise<SpaceBookings | undefined> => content.get<SpaceBookings>(bookingsKind, spaceCode);
