import { useMemo } from "react";
import type { DestinationRow } from "#contract/marketing/destination-row.ts";
import type { Trip } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { ShortDemandForm } from "../../features/demand-form/form/short-demand-form.tsx";
import { formatTrip } from "../../features/destination/format-trip.ts";
import { Chip } from "../../ui/forms/chip.tsx";
import fieldStyles from "../../ui/forms/field.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./activity-form.module.css";

const texts = destinationZh.activity;
const fields = ["people", "startDate", "name", "mobile"] as const;
const moreFields = ["guestRooms", "remarks"] as const;
const questions = [{ id: "passport", label: destinationZh.demand.passport }] as const;

interface ActivityFormProps {
  /** The ticked destinations. */
  rows: readonly DestinationRow[];
  trip: Trip;
  onRemove: (slug: string) => void;
}

/** Renders one demand form for all ticked destinations: the first is its city, the others are attached. */
export function ActivityForm({ rows, trip, onRemove }: ActivityFormProps) {
  const count = formatNumber(rows.length);
  const names = rows.map(({ city }) => city.name);
  const joined = names.join("、");
  const first = rows[0]?.city;
  const city = useMemo(() => (first ? { code: first.code, name: first.name } : undefined), [first]);
  const wording = useMemo(
    () => ({ submit: rows.length > 1 ? texts.submit(count) : destinationZh.demand.submit(joined) }),
    [count, joined, rows.length],
  );
  if (!city)
    return (
      <>
        <h2>{texts.formNone}</h2>
        <p className={textStyles.caution} role="status">
          {texts.none}
        </p>
      </>
    );
  const title = texts.attachment(count, joined);
  return (
    <>
      <h2>{texts.form(count)}</h2>
      <ShortDemandForm
        attachment={{ title, text: `${title}\n${destinationZh.demand.trip(formatTrip(trip))}` }}
        call="common/seaSubmit"
        city={city}
        fields={fields}
        moreFields={moreFields}
        pageFrom="southeastAsia/activity"
        people={trip.people}
        questions={questions}
        wording={wording}
      >
        <div className={fieldStyles.field}>
          <span className={fieldStyles.label}>{destinationZh.demand.destination}</span>
          <div className={styles.chips}>
            {rows.map((row) => (
              <Chip key={row.city.code} on onRemove={() => onRemove(row.city.pinyin)}>
                {row.city.name}
              </Chip>
            ))}
          </div>
        </div>
      </ShortDemandForm>
      <p className={textStyles.small}>{texts.promise}</p>
    </>
  );
}
