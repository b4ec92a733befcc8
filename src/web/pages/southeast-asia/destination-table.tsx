import { formatSoutheastAsiaHref } from "#domain/destination/trip.ts";
import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import type { Trip } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { formatHours } from "../../features/destination/format-hours.ts";
import { MonthStrip } from "../../features/destination/month-strip.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./destination-table.module.css";

const texts = destinationZh.table;

/** Id of the section that shows the chosen destination. */
export const chosenSectionId = "destination";

interface RowProps {
  row: DestinationRow;
  trip: Trip;
  chosen: boolean;
  /** Minutes of the longest flight, the full length of the bar. */
  farthest: number;
}

function FlightCell({ flight, farthest }: { flight: DestinationRow["flight"]; farthest: number }) {
  if (!flight) return <td className={classNames(styles.left, styles.unknown)}>{destinationZh.costs.unknown}</td>;
  return (
    <td className={classNames(styles.left, textStyles.noWrap)}>
      <span className={styles.flightBar}>
        <i
          className={flight.via && styles.dashed}
          style={{ width: `${((flight.minutes / farthest) * 100).toFixed(1)}%` }}
        />
      </span>
      <b>{formatHours(flight.minutes)}</b> h{flight.via && <small>{texts.via(flight.via)}</small>}
    </td>
  );
}

function TableRow({ row, trip, chosen, farthest }: RowProps) {
  const { city, country, flight, bestMonths, visa, currency, perHead, venueCount } = row;
  return (
    <tr className={chosen ? styles.chosen : undefined}>
      <th scope="row">
        <Link
          aria-current={chosen ? "true" : undefined}
          href={`${formatSoutheastAsiaHref(trip, { city: city.pinyin })}#${chosenSectionId}`}
        >
          {city.name}
        </Link>
        <small>{country.name}</small>
      </th>
      <FlightCell farthest={farthest} flight={flight} />
      <td className={styles.left}>
        <MonthStrip best={bestMonths} month={trip.month} />
      </td>
      <td className={classNames(styles.left, styles.visa)}>{visa.short}</td>
      <td className={classNames(styles.left, styles.wideOnly)}>{currency}</td>
      <td>
        {perHead === undefined ? (
          <span className={styles.unknown}>{destinationZh.costs.unknown}</span>
        ) : (
          <b>{formatNumber(perHead)}</b>
        )}
      </td>
      <td className={styles.wideOnly}>{formatNumber(venueCount)}</td>
    </tr>
  );
}

interface DestinationTableProps {
  rows: readonly DestinationRow[];
  trip: Trip;
  /** Code of the chosen city. */
  chosen: string;
  factsDate: string;
}

/** Renders the destinations: flight to scale, months, visa, currency, cost a head, venues. */
export function DestinationTable({ rows, trip, chosen, factsDate }: DestinationTableProps) {
  const farthest = Math.max(...rows.map(({ flight }) => flight?.minutes ?? 0));
  return (
    <div>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption className={textStyles.visuallyHidden}>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.city}</th>
              <th className={styles.left} scope="col">
                {texts.flight}
              </th>
              <th className={styles.left} scope="col">
                {trip.month > 0 ? texts.monthsOf(trip.month) : texts.months}
              </th>
              <th className={styles.left} scope="col">
                {texts.visa}
              </th>
              <th className={classNames(styles.left, styles.wideOnly)} scope="col">
                {texts.currency}
              </th>
              <th scope="col">{texts.perHead}</th>
              <th className={styles.wideOnly} scope="col">
                {texts.venues}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <TableRow
                chosen={row.city.code === chosen}
                farthest={farthest}
                key={row.city.code}
                row={row}
                trip={trip}
              />
            ))}
          </tbody>
        </table>
      </div>
      <BlockRenderUntilLoaded id="destinations" />
      <p className={classNames(textStyles.small, styles.note)}>
        {texts.note(destinationZh.sentence.formatDays(trip.days))}
        <br />
        {texts.facts(factsDate)}
      </p>
    </div>
  );
}
