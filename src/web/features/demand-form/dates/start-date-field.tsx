import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { formatMostDays } from "#texts/demand/format-most-days.ts";
import { loadCalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import { Select, TextInput } from "#web/ui/forms/field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { registerField } from "../form/register-field.ts";
import { DayHint } from "./day-hint.tsx";

/** Numbers of days to choose from. */
const dayChoices = Array.from({ length: demandLimits.days }, (_, at) => at + 1);

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
