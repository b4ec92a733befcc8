import { useEffect, useState } from "react";
import { useController } from "react-hook-form";
import { demandLimits } from "../../../domain/limits.ts";
import { Select, TextInput } from "../../ui/field.tsx";
import { Tick } from "../../ui/tick.tsx";
import type { DemandForm } from "./use-demand-form.ts";

/** Days one may choose from; 0 is open. */
export const dayChoices = Array.from({ length: demandLimits.days }, (_, at) => at + 1);

/** The visitor's own today as YYYY-MM-DD, known only in the browser: a page is the same for everybody. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const now = new Date();
    setToday(new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10));
  }, []);
  return today;
}

/** When, for how long, and whether it can move. */
export function DateFields({ form, texts }: DemandForm) {
  const today = useToday();
  const { field: days, fieldState } = useController({ control: form.control, name: "days" });
  const { form: words } = texts;
  return (
    <>
      <div className="half">
        <TextInput
          label={words.startDate}
          aside={words.optional}
          error={form.formState.errors.startDate?.message}
          type="date"
          min={today}
          data-field="startDate"
          {...form.register("startDate")}
        />
        <Select
          label={words.days}
          aside={words.optional}
          error={fieldState.error?.message}
          data-field="days"
          ref={days.ref}
          name={days.name}
          onBlur={days.onBlur}
          value={days.value ?? ""}
          onChange={(event) => days.onChange(Number(event.target.value) || undefined)}
        >
          <option value="">{words.openDays}</option>
          {dayChoices.map((count) => (
            <option key={count} value={count}>
              {count} {words.daysUnit}
            </option>
          ))}
        </Select>
      </div>
      <Tick {...form.register("dateFlexible")}>{words.dateFlexible}</Tick>
    </>
  );
}
