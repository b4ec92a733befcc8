import { useId } from "react";
import { useWatch } from "react-hook-form";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { TextInput } from "#web/ui/forms/field.tsx";
import fieldStyles from "#web/ui/forms/field.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { registerField } from "../form/register-field.ts";
import { DateCalendar } from "./date-calendar.tsx";
import { DayHint } from "./day-hint.tsx";
import { useDates } from "./use-dates.ts";
import styles from "./date-calendar.module.css";

/** Renders up to three days in a calendar, with a button that leaves them open, and the last day of a period where they are flexible. */
export function DateFields(demand: DemandForm) {
  const { form, texts, today } = demand;
  const [dateFlexible, startDate, endDate] = useWatch({
    control: form.control,
    name: ["dateFlexible", "startDate", "endDate"],
  });
  const { chosen, clear } = useDates(demand);
  const { errors } = form.formState;
  const error = errors.startDate?.message ?? errors.alternativeDates?.message;
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? id : undefined}
      className={classNames(fieldStyles.field, error && styles.broken)}
      data-field="startDate"
    >
      <legend className={classNames(fieldStyles.label, styles.title)}>
        <span>{texts.dates.title}</span>
        <button aria-pressed={chosen.length === 0} onClick={clear} type="button">
          {texts.dates.open}
        </button>
      </legend>
      <DateCalendar demand={demand} />
      {error && (
        <span className={fieldStyles.error} id={id}>
          {error}
        </span>
      )}
      {/* What the browser sends of a box that is not ticked. */}
      <input type="hidden" name="dateFlexible" value="false" />
      <div>
        <CheckOption {...form.register("dateFlexible")}>{texts.form.dateFlexible}</CheckOption>
      </div>
      {dateFlexible && (
        <TextInput
          label={texts.form.endDate}
          aside={texts.form.optional}
          error={errors.endDate?.message}
          hint={endDate && <DayHint demand={demand} day={endDate} />}
          type="date"
          min={startDate || today}
          data-field="endDate"
          {...registerField(demand, "endDate")}
        />
      )}
    </fieldset>
  );
}
