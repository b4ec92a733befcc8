import type { ChosenDestination } from "#contract/marketing/destination-row.ts";
import { toLocalAmount } from "#domain/destination/to-local-amount.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { formatHours } from "../../features/destination/format-hours.ts";
import styles from "./chosen-facts.module.css";

const texts = destinationZh.chosen;

function formatFlight({ flight }: ChosenDestination): string {
  if (!flight) return texts.noFlight;
  const hours = formatHours(flight.minutes);
  return flight.via ? texts.via(hours, flight.via) : texts.direct(hours);
}

function formatClock({ clockOffset }: ChosenDestination): string {
  if (clockOffset === 0) return texts.same;
  return clockOffset < 0 ? texts.late(-clockOffset) : texts.early(clockOffset);
}

/** Formats what a yuan is in the currency: two decimals below ten. */
function formatRate({ money }: ChosenDestination): string {
  const amount = money.per / money.cny;
  return texts.rate(amount < 10 ? formatNumber(amount, 2) : formatNumber(toLocalAmount(1, money)), money.name);
}

interface ChosenFactsProps {
  chosen: ChosenDestination;
  month: number;
  ratesDate: string;
}

/** Renders four facts of the chosen destination: flight, clock, currency, weather. */
export function ChosenFacts({ chosen, month, ratesDate }: ChosenFactsProps) {
  const { weather, bestMonths } = chosen;
  const facts = [
    { name: texts.flight, value: formatFlight(chosen) },
    { name: texts.clock, value: formatClock(chosen) },
    { name: texts.money, value: formatRate(chosen), note: texts.rateDate(ratesDate) },
    weather
      ? {
          name: texts.weather(month),
          value: texts.weatherText(formatNumber(Math.round(weather.temperature)), formatNumber(weather.rainDays)),
        }
      : { name: texts.bestMonths, value: texts.months(bestMonths.join("、")) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
