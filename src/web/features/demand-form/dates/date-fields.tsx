import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { formatMostDays } from "#texts/demand/format-most-days.ts";
import { loadCalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import { Select, TextInput } from "#web/ui/forms/field.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { registerField } from "../form/register-field.ts";
import demandFormStyles from "../form/demand-form.module.css";
import { DayHint } from "./day-hint.tsx";
import { AddDateButton, DeferredAlternativeDates } from "./deferred-alternative-dates.tsx";
import styles from "./date-fields.module.css";

/** Numbers of days to choose from. */
export const dayChoices = Array.from({ length: demandLimits.days }, (_, at) => at + 1);

interface DateFieldProps {
  demand: DemandForm;
  /** Text at the right end of the label's line. */
  aside?: string;
}

/**
 * Renders the first day, with the days of the event below.
 * @param hintsOnFocus says nothing of the day until the field has the focus: a line more would move what is below a form that is
 * restored while the page is read
 */
export function StartDateField({ demand, aside, hintsOnFocus = false }: DateFieldProps & { hintsOnFocus?: boolean }) {
  const { form, texts, today } = demand;
  const [hasHint, setHasHint] = useState(!hintsOnFocus);
  const dates = useWatch({ control: form.control, name: ["dateFlexible", "startDate", "days"] });
  const [dateFlexible, startDate, days] = dates;
  return (
    <TextInput
      label={texts.form.startDate}
      aside={aside}
      error={form.formState.errors.startDate?.message}
      hint={hasHint && startDate && <DayHint demand={demand} day={startDate} days={dateFlexible ? undefined : days} />}
      onFocus={() => {
        setHasHint(true);
        void loadCalendarNote();
      }}
      type="date"
      min={today}
      data-field="startDate"
      {...registerField(demand, "startDate")}
    />
  );
}

export function DaysField({ demand, aside }: DateFieldProps) {
  const { form, texts } = demand;
  const { field, fieldState } = useController({ control: form.control, name: "days" });
  return (
    <Select
      label={texts.form.days}
      aside={aside}
      error={fieldState.error?.message}
      data-field="days"
      ref={field.ref}
      name={field.name}
      onBlur={field.onBlur}
      value={field.value ?? ""}
      onChange={(event) => field.onChange(Number(event.target.value) || undefined)}
    >
      <option value="">{texts.form.openDays}</option>
      {dayChoices.map((count) => (
        <option key={count} value={count}>
          {count} {texts.form.daysUnit}
        </option>
      ))}
      <option disabled>{formatMostDays(formatNumber(demandLimits.days), demand.locale)}</option>
    </Select>
  );
}

/** Renders start date, number of days, the days that suit as well, and whether the date is flexible. */
export function DateFields(demand: DemandForm) {
  const { form, texts, today } = demand;
  const [dateFlexible, startDate, endDate] = useWatch({
    control: form.control,
    name: ["dateFlexible", "startDate", "endDate"],
  });
  const { form: formTexts } = texts;
  return (
    <>
      <div className={demandFormStyles.halves}>
        <StartDateField demand={demand} aside={formTexts.optional} />
        <DaysField demand={demand} aside={formTexts.optional} />
      </div>
      <DeferredAlternativeDates demand={demand} />
      <div className={styles.options}>
        {/* What the browser sends of a box that is not ticked. */}
        <input type="hidden" name="dateFlexible" value="false" />
        <CheckOption {...form.register("dateFlexible")}>{formTexts.dateFlexible}</CheckOption>
        <AddDateButton demand={demand} />
      </div>
      {dateFlexible && (
        <TextInput
          label={formTexts.endDate}
          aside={formTexts.optional}
          error={form.formState.errors.endDate?.message}
          hint={endDate && <DayHint demand={demand} day={endDate} />}
          type="date"
          min={startDate || today}
          data-field="endDate"
          {...registerField(demand, "endDate")}
        />
      )}
    </>
  );
}
