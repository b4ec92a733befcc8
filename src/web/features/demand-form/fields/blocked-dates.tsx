import { useWatch } from "react-hook-form";
import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import { getAvailability, isBlocked } from "#domain/bookings/get-availability.ts";
import { isIsoDay } from "#domain/day.ts";
import { DateStates } from "#web/ui/calendar/date-states.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

interface BlockedDatesProps {
  form: DemandForm["form"];
  bookings: SpaceBookings;
  /** ISO day in China. */
  today: string | undefined;
}

/** Renders what is known of a space on the dates of the demand, where it is booked or held on one of them. */
export function BlockedDates({ form, bookings, today = "" }: BlockedDatesProps) {
  const [startDate, others, days = 1, isFlexible] = useWatch({
    control: form.control,
    name: ["startDate", "alternativeDates", "days", "dateFlexible"],
  });
  const dates = isFlexible ? [] : [startDate, ...others].filter(isIsoDay);
  const eventDays = Number.isInteger(days) ? days : 1;
  if (!dates.some((date) => isBlocked(getAvailability(bookings, date, eventDays, today)))) return null;
  return <DateStates bookings={bookings} dates={dates} days={eventDays} today={today} />;
}
