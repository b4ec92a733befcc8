import { z } from "zod";
import { bookingStates } from "#domain/bookings/booked-period.ts";
import { isIsoDay } from "#domain/day.ts";

/** The ISO day on which an event begins. */
export const eventDate = z.string().refine(isIsoDay, "格式不对").optional();

/** What is known of a space on the days of an event, as `domain/bookings/get-availability.ts` judges it: never that it is free. */
export const availability = z.object({
  state: z.enum([...bookingStates.map(({ id }) => id), "unknown"]),
  /** The blocked days among those of the event, first and last; absent where the state is unknown. */
  from: z.string().optional(),
  to: z.string().optional(),
  /** The day of the confirmation; where the state is unknown that of the space's other blocked dates, if there are any. */
  confirmedOn: z.string().optional(),
  /** Whether it was confirmed more than 30 days ago. */
  isOld: z.boolean(),
});
