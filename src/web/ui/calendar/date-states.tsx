import type { SpaceBookings } from "#domain/bookings/booked-period.ts";
import { formatAvailability } from "#domain/bookings/format-availability.ts";
import { type Availability, getAvailability } from "#domain/bookings/get-availability.ts";
import { formatDate } from "#domain/format.ts";
import { useToday } from "../../platform/use-today.ts";
import { classNames } from "../text/class-names.ts";
import textStyles from "../text/text.module.css";
import styles from "./date-states.module.css";

interface DateStatesProps {
  /** Alternative ISO days on which the event may begin. */
  dates: readonly string[] | undefined;
  days: number | undefined;
  /** The imported blocked dates of the space; undefined where there are none. */
  bookings: SpaceBookings | undefined;
  /** ISO day in China; the device's where it is absent. */
  today?: string;
}

const stateClasses: Record<Availability["state"], string | undefined> = {
  booked: styles.booked,
  held: styles.held,
  unknown: undefined,
};

/** Returns the class of a text that says what is known of a date. */
export const getStateClass = (state: Availability["state"] | undefined): string | undefined =>
  state && stateClasses[state];

/**
 * Renders what is known of a space on each date of an event: booked or held with the day it was confirmed, else still to be asked.
 * Dates of which the same is known share a line.
 */
export function DateStates({ dates = [], days = 1, bookings, today: given }: DateStatesProps) {
  const today = useToday(given);
  if (dates.length === 0 || today === undefined) return null;
  const lines = new Map<string, { state: Availability["state"]; dates: string[] }>();
  for (const date of dates) {
    const availability = getAvailability(bookings, date, days, today);
    const text = formatAvailability(availability, days, today);
    const line = lines.get(text) ?? { state: availability.state, dates: [] };
    lines.set(text, { ...line, dates: [...line.dates, formatDate(date, today)] });
  }
  return (
    <ul className={classNames(textStyles.small, styles.states)}>
      {[...lines].map(([text, line]) => (
        <li className={stateClasses[line.state]} key={text}>
          {`${line.dates.join("、")} ${text}`}
        </li>
      ))}
    </ul>
  );
}
