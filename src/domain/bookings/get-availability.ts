import { addDays, countDaysBetween } from "../day.ts";
import { type BookedPeriod, type BookingState, oldConfirmationDays, type SpaceBookings } from "./booked-period.ts";

/** What is known of a space on the days of an event. A day without a blocked date is unknown, never free. */
export interface Availability {
  state: BookingState | "unknown";
  /** The blocked days among those of the event, first and last (ISO); absent where the state is unknown. */
  from?: string;
  to?: string;
  /** The day on which this was confirmed, the last one for any day of the space where the state is unknown. */
  confirmedOn?: string;
  /** Whether it was confirmed more than 30 days before `today`. */
  isOld: boolean;
}

/** Returns whether a space is known to be booked or held on the days of an event. */
export const isBlocked = (availability: Pick<Availability, "state"> | undefined): boolean =>
  availability !== undefined && availability.state !== "unknown";

/** Returns whether a blocked period has one of the days from the first to the last (ISO). */
export const overlapsDays = ({ from, to }: Pick<BookedPeriod, "from" | "to">, first: string, last: string): boolean =>
  from <= last && first <= to;

const isBefore = (one: BookedPeriod, other: BookedPeriod) =>
  one.state === other.state ? one.confirmedOn > other.confirmedOn : one.state === "booked";

const pickLater = (one: string, other: string) => (one > other ? one : other);
const pickEarlier = (one: string, other: string) => (pickLater(one, other) === one ? other : one);

const isOldConfirmation = (confirmedOn: string | undefined, today: string) =>
  confirmedOn !== undefined && countDaysBetween(confirmedOn, today) > oldConfirmationDays;

/**
 * Returns what is known of a space for an event: booked before held, the latest confirmation first.
 * @param bookings the imported blocked dates of the space; undefined where there are none
 * @param date ISO day on which the event begins @param days at least 1 @param today ISO day
 */
export function getAvailability(
  bookings: SpaceBookings | undefined,
  date: string,
  days: number,
  today: string,
): Availability {
  const periods = bookings?.periods ?? [];
  const last = addDays(date, Math.max(1, days) - 1);
  const [first] = periods
    .filter((period) => overlapsDays(period, date, last))
    .sort((a, b) => (isBefore(a, b) ? -1 : 1));
  if (first) {
    const { state, confirmedOn, from, to } = first;
    return {
      state,
      from: pickLater(from, date),
      to: pickEarlier(to, last),
      confirmedOn,
      isOld: isOldConfirmation(confirmedOn, today),
    };
  }
  const confirmedOn = periods
    .map((period) => period.confirmedOn)
    .sort()
    .at(-1);
  return { state: "unknown", ...(confirmedOn && { confirmedOn }), isOld: isOldConfirmation(confirmedOn, today) };
}
