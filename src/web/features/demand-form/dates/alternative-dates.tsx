import { useWatch } from "react-hook-form";
import { loadCalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import chipStyles from "#web/ui/forms/chip.module.css";
import { TextInput } from "#web/ui/forms/field.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { DayHint } from "./day-hint.tsx";
import styles from "./alternative-dates.module.css";

export interface AlternativeDatesProps {
  demand: DemandForm;
}

/** Renders the days that suit besides the first, each with its weekday and what the calendar says, and a way to remove it. */
export function AlternativeDates({ demand }: AlternativeDatesProps) {
  const { form, texts, today } = demand;
  const [dates, days, dateFlexible] = useWatch({
    control: form.control,
    name: ["alternativeDates", "days", "dateFlexible"],
  });
  const { errors, isSubmitted } = form.formState;
  const error = errors.alternativeDates?.message;
  const change = (next: string[]) =>
    form.setValue("alternativeDates", next, { shouldDirty: true, shouldValidate: isSubmitted || Boolean(error) });
  const label = (at: number) => `${texts.form.alternativeDates} ${at + 1}`;
  return (
    <div className={styles.dates} data-field="alternativeDates">
      {dates.map((day, at) => (
        <div className={styles.date} key={label(at)}>
          <TextInput
            aria-invalid={error ? true : undefined}
            hint={day && <DayHint demand={demand} day={day} days={dateFlexible ? undefined : days} />}
            label={label(at)}
            min={today}
            onChange={({ target }) => change(dates.with(at, target.value))}
            onFocus={() => void loadCalendarNote()}
            type="date"
            value={day}
          />
          <button
            aria-label={fillTemplate(texts.form.remove, { name: label(at) })}
            className={classNames(chipStyles.removeButton, styles.remove)}
            onClick={() => change(dates.toSpliced(at, 1))}
            type="button"
          >
            <i className={chipStyles.cross} />
          </button>
        </div>
      ))}
      {error && <p className={fieldStyles.error}>{error}</p>}
    </div>
  );
}
