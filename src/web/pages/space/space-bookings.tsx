import { bookingStates } from "#domain/bookings/booked-period.ts";
import { formatAvailability, formatConfirmation, formatPeriod } from "#domain/bookings/format-availability.ts";
import { getAvailability } from "#domain/bookings/get-availability.ts";
import { isIsoDay } from "#domain/day.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./space-bookings.module.css";
import type { SpaceData } from "./loader.ts";

export interface SpaceBookingsProps {
  bookings: NonNullable<SpaceData["bookings"]>;
  /** ISO day in China. */
  today: string;
  /** The event's first day and its days, where the visitor has chosen them. */
  date?: string | undefined;
  days?: number | undefined;
}

/** Blocked periods shown, at most. */
const mostShown = 12;

/** Renders what is known of the space's dates: the event's own, then the blocked ones with the day they were confirmed. */
export function SpaceBookings({ bookings, today, date = "", days = 1 }: SpaceBookingsProps) {
  const texts = spaceZh.bookings;
  const shown = bookings.periods.slice(0, mostShown);
  const chosen = isIsoDay(date) && {
    day: formatPeriod({ from: date, to: date }, today),
    text: formatAvailability(getAvailability(bookings, date, days, today), days, today),
  };
  return (
    <section className={pageStructureStyles.section} id="bookings">
      <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
      <p className={styles.chosen}>{chosen ? texts.chosen(chosen.day, chosen.text) : texts.others}</p>
      <ul className={styles.periods}>
        {shown.map((period) => {
          const { from, to, state } = period;
          const { confirmedOn, isOld } = getAvailability({ periods: [period] }, from, 1, today);
          return (
            <li key={`${from} ${to} ${state}`}>
              <span>{formatPeriod(period, today)}</span>
              <b className={classNames(styles.state, state === "booked" && styles.booked)}>
                {bookingStates.find(({ id }) => id === state)?.zh}
              </b>
              <span className={classNames(textStyles.soft, isOld && styles.outdated)}>
                {formatConfirmation({ confirmedOn, isOld }, today)}
              </span>
            </li>
          );
        })}
      </ul>
      {bookings.periods.length > shown.length && (
        <p className={textStyles.small}>{texts.more(bookings.periods.length - shown.length)}</p>
      )}
    </section>
  );
}
