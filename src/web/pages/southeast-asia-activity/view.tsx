import type { Output } from "#contract/index.ts";
import { formatNumber } from "#domain/format.ts";
import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import {
  formatSoutheastAsiaActivityHref,
  formatSoutheastAsiaHref,
  southeastAsiaActivityAddress,
  southeastAsiaActivityPath,
  type Trip,
} from "#domain/destination/trip.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { TripSentence } from "../../features/destination/trip-sentence.tsx";
import type { PageProps } from "../../page.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { Figure } from "../../ui/text/figure.tsx";
import { ActivityForm } from "./activity-form.tsx";
import { DestinationChoices } from "./destination-choices.tsx";
import { Programme } from "./programme.tsx";
import { sortRows } from "./get-ticked.ts";
import { useTicked } from "./use-ticked.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./view.module.css";

const texts = destinationZh.activity;

/** Formats the cost of the group in 万元: the cheapest and the dearest of the destinations. */
function formatRange(rows: readonly DestinationRow[], people: number): string | undefined {
  const totals = rows.flatMap(({ perHead }) => (perHead === undefined ? [] : [(perHead * people) / 10_000]));
  if (totals.length === 0) return undefined;
  const [low, high] = [Math.min(...totals), Math.max(...totals)].map((value) => formatNumber(value, 1));
  return low === high ? low : `${low}–${high}`;
}

function GroupSum({ rows, trip }: { rows: readonly DestinationRow[]; trip: Trip }) {
  return (
    <p className={styles.groupSum} role="status">
      <span>{rows.length > 0 ? texts.sum(formatNumber(trip.people), rows.length) : texts.none}</span>
      {rows.length > 0 && <Figure big unit={texts.unit} value={formatRange(rows, trip.people)} />}
    </p>
  );
}

interface SoutheastAsiaActivityInput {
  trip: Trip;
  /** Slugs of the ticked destinations that the address names; absent where it names none. */
  cities?: readonly string[];
}

/** Renders the page for several destinations: ticked in a list, one demand for all. */
export function SoutheastAsiaActivityView({
  data,
  input,
}: PageProps<SoutheastAsiaActivityInput, Output<"marketing/getSeaDestinations">>) {
  const { trip, cities } = input;
  const rows = sortRows(data.rows);
  const { ticked, toggle } = useTicked(rows, trip, cities);
  const chosen = rows.filter(({ city }) => ticked.includes(city.pinyin));
  const { note, facts } = destinationZh.table;
  return (
    <main className={pageStructureStyles.page} id="main">
      <div className={styles.columns}>
        <div>
          <h1 className={styles.heading}>{texts.heading}</h1>
          <TripSentence
            formatHref={(next) => formatSoutheastAsiaActivityHref(next, ticked)}
            more={southeastAsiaActivityAddress.toTexts({ cities: ticked })}
            path={southeastAsiaActivityPath}
            trip={trip}
          />
          <DestinationChoices month={trip.month} onToggle={toggle} rows={rows} ticked={ticked} />
          <GroupSum rows={chosen} trip={trip} />
          <p className={textStyles.small}>
            {note(destinationZh.sentence.formatDays(trip.days))}
            <br />
            {facts(data.factsDate)}
          </p>
          <Programme trip={trip} />
          <p className={styles.detail}>
            <Link href={formatSoutheastAsiaHref(trip, { city: chosen[0]?.city.pinyin })}>{texts.detail}</Link>
          </p>
        </div>
        <div className={styles.form}>
          <ActivityForm onRemove={toggle} rows={chosen} trip={trip} />
        </div>
      </div>
    </main>
  );
}
