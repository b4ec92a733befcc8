import { formatNumber } from "#domain/format.ts";
import type { Trip } from "#domain/destination/trip.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import styles from "./programme.module.css";

const texts = destinationZh.activity;
/** People at a table of the welcome dinner, and in a group of the afternoon. */
const tableSize = 10;
const groupSize = 20;

/** Lists what happens on each day of a trip of so many days and people. */
function listDays({ people, days }: Trip): { day: string; text: string }[] {
  const count = (size: number) => formatNumber(Math.ceil(people / size));
  const first = texts.first(count(tableSize));
  const meeting = texts.meeting(formatNumber(people), count(groupSize));
  const free = Array.from({ length: Math.max(0, days - 4) }, () => texts.free);
  const rows = [first, meeting, ...(days > 3 ? [texts.outing] : []), ...free, texts.last];
  return rows.map((text, at) => ({ day: texts.days(at + 1), text }));
}

/** Renders a programme for the trip, day by day. */
export function Programme({ trip }: { trip: Trip }) {
  return (
    <section className={styles.programme}>
      <h2>{texts.programme}</h2>
      <ol>
        {listDays(trip).map(({ day, text }) => (
          <li key={day}>
            <b>{day}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
