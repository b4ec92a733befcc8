import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { formatHours } from "../../features/destination/format-hours.ts";
import { MonthStrip } from "../../features/destination/month-strip.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import { Figure } from "../../ui/text/figure.tsx";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./destination-choices.module.css";

const texts = destinationZh.activity;

/** Describes a destination: country, flight, visa. */
const describe = ({ country, flight, visa }: DestinationRow): string =>
  [
    country.name,
    flight && `${formatHours(flight.minutes)} h${flight.via ? `（${destinationZh.table.via(flight.via)}）` : ""}`,
    visa.short,
  ]
    .filter(Boolean)
    .join("，");

interface DestinationChoicesProps {
  rows: readonly DestinationRow[];
  month: number;
  ticked: readonly string[];
  onToggle: (slug: string) => void;
}

/** Renders the destinations with a checkbox, months, facts and cost a head. */
export function DestinationChoices({ rows, month, ticked, onToggle }: DestinationChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend className={textStyles.visuallyHidden}>{texts.choose}</legend>
      {rows.map((row) => (
        <div className={classNames(listRowStyles.listRow, styles.choice)} key={row.city.code}>
          <CheckOption checked={ticked.includes(row.city.pinyin)} onChange={() => onToggle(row.city.pinyin)}>
            <b>{row.city.name}</b>
          </CheckOption>
          <span className={styles.months}>
            <MonthStrip best={row.bestMonths} month={month} />
          </span>
          <span className={classNames(textStyles.small, styles.facts)}>{describe(row)}</span>
          <Figure unit={texts.perHead} value={row.perHead === undefined ? undefined : formatNumber(row.perHead)} />
        </div>
      ))}
    </fieldset>
  );
}
