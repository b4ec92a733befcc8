import { useRouter, useRouterState } from "@tanstack/react-router";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { departures } from "#domain/destination/departures.ts";
import { type Trip, tripAddress, tripLimits } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { formatMostDays } from "#texts/demand/format-most-days.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./trip-sentence.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

interface TripSentenceProps {
  /** The path of the page. */
  path: string;
  trip: Trip;
  /** Formats the address of the page with another trip. */
  formatHref: (trip: Trip) => string;
  /** The page's own parameters, which stay in the address. */
  more: Readonly<Record<string, string>>;
}

const months = Array.from({ length: 12 }, (_, at) => at + 1);
const { people: peopleLimits, days: dayLimits } = tripLimits;
const dayChoices = Array.from({ length: dayLimits.most - dayLimits.least + 1 }, (_, at) => dayLimits.least + at);

/** Returns the number that a visitor typed, undefined if it is out of range. */
function parsePeople(text: string): number | undefined {
  const digits = text.normalize("NFKC").replace(/[,，\s人]/g, "");
  const value = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return value >= peopleLimits.least && value <= peopleLimits.most ? value : undefined;
}

/** Renders the field for the number of people; a number out of range is said and changes nothing. */
function PeopleField({ people, onPeople }: { people: number; onPeople: (people: number) => void }) {
  const texts = destinationZh.sentence;
  const [refused, setRefused] = useState(false);
  const commit = (field: HTMLInputElement) => {
    const read = parsePeople(field.value);
    setRefused(read === undefined);
    if (read !== undefined && read !== people) onPeople(read);
  };
  const onKeyDown = withoutComposingKeys((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    commit(event.currentTarget);
  });
  return (
    <>
      <span className={styles.field}>
        <input
          aria-describedby={refused ? "people-refused" : undefined}
          aria-invalid={refused || undefined}
          aria-label={texts.people}
          autoComplete="off"
          className={styles.people}
          defaultValue={people}
          inputMode="numeric"
          maxLength={6}
          name="people"
          onBlur={(event: FocusEvent<HTMLInputElement>) => commit(event.currentTarget)}
          onKeyDown={onKeyDown}
        />{" "}
        {texts.unit}
      </span>
      {refused && (
        <span className={styles.refused} id="people-refused" role="status">
          {texts.refused(formatNumber(peopleLimits.least), formatNumber(peopleLimits.most))}
        </span>
      )}
    </>
  );
}

/** Returns the trip of the address, which is ahead of the page's while the page of a changed trip loads. */
function useLatestTrip(path: string, shownTrip: Trip): Trip {
  const { pathname, search } = useRouterState({ select: ({ location }) => location });
  return pathname === path ? tripAddress.parse(search as Partial<Record<keyof Trip, string>>) : shownTrip;
}

/** Renders the trip as a sentence with gaps; each change opens the page of the changed trip. Works without script. */
export function TripSentence({ path, trip: shownTrip, formatHref, more }: TripSentenceProps) {
  const router = useRouter();
  const trip = useLatestTrip(path, shownTrip);
  const texts = destinationZh.sentence;
  const change = (part: Partial<Trip>) => {
    void router.navigate({ href: formatHref({ ...trip, ...part }), replace: true, resetScroll: false });
  };
  return (
    <form action={path} aria-label={texts.label} className={styles.sentence} method="get">
      {Object.entries(more).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {texts.from}
      <select
        aria-label={texts.departure}
        className={styles.field}
        name="from"
        onChange={(event) => change({ from: event.target.value as Trip["from"] })}
        value={trip.from}
      >
        {departures.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      {texts.leave}
      <select
        aria-label={texts.month}
        className={trip.month === 0 ? styles.openField : styles.field}
        name="month"
        onChange={(event) => change({ month: Number(event.target.value) })}
        value={trip.month}
      >
        <option value={0}>{texts.openMonth}</option>
        {months.map((month) => (
          <option key={month} value={month}>
            {texts.formatMonth(month)}
          </option>
        ))}
      </select>
      {texts.comma}
      <PeopleField key={trip.people} onPeople={(people) => change({ people })} people={trip.people} />
      {texts.comma}
      <select
        aria-label={texts.days}
        className={styles.field}
        name="days"
        onChange={(event) => change({ days: Number(event.target.value) })}
        value={trip.days}
      >
        {dayChoices.map((days) => (
          <option key={days} value={days}>
            {texts.formatDays(days)}
          </option>
        ))}
        <option disabled>{formatMostDays(formatNumber(dayLimits.most), "zh")}</option>
      </select>
      <button className={textStyles.visuallyHidden} type="submit">
        {texts.apply}
      </button>
    </form>
  );
}
