import { useController, useWatch } from "react-hook-form";
import { formatEventDays } from "../../../../domain/demand/format-demand-dates.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { Select, TextInput } from "../../../ui/forms/field.tsx";
import { CheckOption } from "../../../ui/forms/check-option.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import demandFormStyles from "../form/demand-form.module.css";

/** Numbers of days to choose from. */
export const dayChoices = Array.from({ length: demandLimits.days }, (_, at) => at + 1);

/** Renders start date, number of days and whether the date is flexible. */
export function DateFields({ form, texts, locale, today }: DemandForm) {
  const { field: days, fieldState } = useController({ control: form.control, name: "days" });
  const dates = useWatch({ control: form.control, name: ["dateFlexible", "startDate", "days", "endDate"] });
  const [dateFlexible, startDate, chosenDays, endDate] = dates;
  const { form: formTexts } = texts;
  return (
    <>
      <div className={demandFormStyles.halves}>
        <TextInput
          label={formTexts.startDate}
          aside={formTexts.optional}
          error={form.formState.errors.startDate?.message}
          // A native date field shows no weekday.
          hint={formatEventDays({ startDate, days: dateFlexible ? undefined : chosenDays }, locale, today)}
          type="date"
          min={today}
          data-field="startDate"
          {...form.register("startDate")}
        />
        <Select
          label={formTexts.days}
          aside={formTexts.optional}
          error={fieldState.error?.message}
          data-field="days"
          ref={days.ref}
          name={days.name}
          onBlur={days.onBlur}
          value={days.value ?? ""}
          onChange={(event) => days.onChange(Number(event.target.value) || undefined)}
        >
          <option value="">{formTexts.openDays}</option>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {count} {formTexts.daysUnit}
            </option>
          ))}
        </Select>
      </div>
      <CheckOption {...form.register("dateFlexible")}>{formTexts.dateFlexible}</CheckOption>
      {dateFlexible && (
        <TextInput
          label={formTexts.endDate}
          aside={formTexts.optional}
          error={form.formState.errors.endDate?.message}
          hint={formatEventDays({ startDate: endDate }, locale, today)}
          type="date"
          min={startDate || today}
          data-field="endDate"
          {...form.register("endDate")}
        />
      )}
    </>
  );
}
