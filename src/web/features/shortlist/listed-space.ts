import type { Output } from "#contract/index.ts";
import { bookingStates } from "#domain/bookings/booked-period.ts";
import { isIsoDay } from "#domain/day.ts";
import { isId } from "#domain/is-id.ts";
import { isRecord } from "#domain/is-record.ts";

/** A space of a shortlist with its venue, as the page shows it. */
export type ListedSpace = Output<"shortlist/getSpaces">["spaces"][number];

const isNamed = (value: unknown): boolean =>
  isRecord(value) && typeof value.id === "string" && isId(value.id) && typeof value.name === "string";

const isAmount = (value: unknown): boolean =>
  value === undefined || (typeof value === "number" && Number.isFinite(value) && value >= 0);

const isPicture = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) && typeof value.hash === "string" && /^[\w-]{8,80}$/.test(value.hash) && Number(value.width) > 0);

const isBookings = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) &&
    Array.isArray(value.periods) &&
    value.periods.every(
      (one: unknown) =>
        isRecord(one) &&
        [one.from, one.to, one.confirmedOn].every((day) => typeof day === "string" && isIsoDay(day)) &&
        bookingStates.some(({ id }) => id === one.state),
    ));

/** Returns whether a stored value can be shown as a space: what the page computes with is checked, the rest is text. */
export function isListedSpace(value: unknown): value is ListedSpace {
  if (!isRecord(value) || !isNamed(value)) return false;
  const { venue, capacity, length, width, area, height, priceDay, picture, features, bookings } = value;
  return (
    isNamed(venue) &&
    isRecord(capacity) &&
    Object.values(capacity).every(isAmount) &&
    [length, width, area, height, priceDay].every(isAmount) &&
    isPicture(picture) &&
    isBookings(bookings) &&
    Array.isArray(features)
  );
}
