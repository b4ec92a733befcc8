import { formatSoutheastAsiaHref } from "#domain/destination/trip.ts";
import type { CSSProperties } from "react";
import type { DestinationRow, FanWire } from "#contract/marketing/destination-row.ts";
import { getDeparture } from "#domain/destination/departures.ts";
import type { Trip } from "#domain/destination/trip.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { formatHours } from "../../features/destination/format-hours.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./fan.module.css";

interface FanProps {
  fan: FanWire;
  rows: readonly DestinationRow[];
  trip: Trip;
  /** Code of the chosen city. */
  chosen: string;
}

/** Returns a length of the drawing in hundredths of its width. */
const toShare = (length: number, { width }: FanWire): string => `${((length / width) * 100).toFixed(2)}cqw`;

const anchorClasses = { start: styles.rightwards, middle: styles.centred, end: styles.leftwards };

function FanCity({
  city,
  fan,
  row,
  trip,
  chosen,
}: { city: FanWire["cities"][number]; row: DestinationRow } & FanProps) {
  const { label } = city;
  const place = { left: toShare(city.x, fan), top: toShare(city.y, fan) } as CSSProperties;
  const offset = { left: toShare(label.x - city.x, fan), top: toShare(label.y - city.y, fan) } as CSSProperties;
  const className = classNames(
    styles.city,
    row.suits === false && styles.unsuitable,
    row.flight?.via && styles.withStop,
    chosen === city.code && styles.chosen,
  );
  return (
    <li className={className} style={place}>
      <Link
        aria-current={chosen === city.code ? "true" : undefined}
        href={formatSoutheastAsiaHref(trip, { city: row.city.pinyin })}
        resetScroll={false}
      >
        <i />
        <span className={classNames(styles.name, anchorClasses[label.anchor])} style={offset}>
          {row.city.name}
          {row.flight && (
            <span className={textStyles.visuallyHidden}>
              {destinationZh.fan.hours(formatHours(row.flight.minutes))}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

/** Explains the points: those that suit the month, those that do not, and those without a non-stop flight. */
function FanKey({ rows, month }: { rows: readonly DestinationRow[]; month: number }) {
  const texts = destinationZh.fan;
  const monthName = destinationZh.sentence.formatMonth(month);
  return (
    <figcaption className={classNames(textStyles.small, styles.legend)}>
      <span className={styles.legendEntry}>
        <i />
        {month > 0 ? texts.suits(monthName) : texts.all}
      </span>
      {rows.some(({ suits }) => suits === false) && (
        <span className={classNames(styles.legendEntry, styles.unsuitable)}>
          <i />
          {texts.unsuitable(monthName)}
        </span>
      )}
      {rows.some(({ flight }) => flight?.via) && (
        <span className={classNames(styles.legendEntry, styles.withStop)}>
          <i />
          {texts.stop}
        </span>
      )}
      <span>{texts.note}</span>
    </figcaption>
  );
}

/** Renders the fan from the departure: the angle is the true bearing, the radius the time of the flight. */
export function Fan(props: FanProps) {
  const { fan, rows, trip, chosen } = props;
  const { name } = getDeparture(trip.from);
  const target = fan.cities.find(({ code }) => code === chosen);
  const { origin } = fan;
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <svg aria-hidden="true" viewBox={`0 0 ${fan.width} ${fan.height}`}>
          {fan.rings.map(({ hours, path, label }) => (
            <path className={label ? styles.labelledRing : styles.ring} d={path} key={hours} />
          ))}
          <path className={styles.ring} d={fan.edge} />
          {target && <path className={styles.flightLine} d={`M${origin.x} ${origin.y}L${target.x} ${target.y}`} />}
          {fan.cities.map(
            ({ code, x, y, label }) =>
              label.lead && <path className={styles.ring} d={`M${x} ${y}L${label.x} ${label.y - 5}`} key={code} />,
          )}
          <path className={styles.origin} d={`M${origin.x - 8} ${origin.y}h16M${origin.x} ${origin.y - 8}v16`} />
        </svg>
        {fan.rings.map(
          ({ hours, label }) =>
            label && (
              <span
                className={styles.hours}
                key={hours}
                style={{ left: toShare(label.x, fan), top: toShare(label.y, fan) }}
              >
                {hours} h
              </span>
            ),
        )}
        <span className={styles.departure} style={{ left: toShare(origin.x + 12, fan), top: toShare(origin.y, fan) }}>
          {name}
        </span>
        <ul aria-label={destinationZh.fan.label(name)}>
          {fan.cities.flatMap((city) => {
            const row = rows.find((one) => one.city.code === city.code);
            return row ? [<FanCity key={city.code} {...props} city={city} row={row} />] : [];
          })}
        </ul>
      </div>
      <FanKey month={trip.month} rows={rows} />
    </figure>
  );
}
