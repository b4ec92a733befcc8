import { formatBlocked } from "#domain/bookings/format-availability.ts";
import { getAvailability, isBlocked } from "#domain/bookings/get-availability.ts";
import { isIsoDay } from "#domain/day.ts";
import { getStateClass } from "../../ui/calendar/date-states.tsx";
import type { SpaceBookingsProps } from "./space-bookings.tsx";

/** Renders that the space is booked or held on the event's days; nothing where that is not so or they are not chosen. */
export function BlockedNote({ bookings, today, date = "", days = 1 }: SpaceBookingsProps) {
  const availability = isIsoDay(date) ? getAvailability(bookings, date, days, today) : undefined;
  if (!availability || !isBlocked(availability)) return null;
  return <p className={getStateClass(availability.state)}>{formatBlocked(availability, date, days, today)}</p>;
}
